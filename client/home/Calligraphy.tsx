import styles from './Calligraphy.module.css';

/** The name of the site in a twelve-pointed star: three squares turned about one center. */
export function Calligraphy() {
  return (
    <div className={styles.calligraphy}>
      <svg className={styles.star} viewBox="-100 -100 200 200" aria-hidden="true">
        {[0, 30, 60].map((angle) => (
          <rect
            key={angle}
            x="-66"
            y="-66"
            width="132"
            height="132"
            transform={`rotate(${angle})`}
          />
        ))}
        <circle r="62" />
        <circle r="97" />
      </svg>
      <p lang="ar" dir="rtl" className={styles.name}>
        تِبْيَان
      </p>
    </div>
  );
}
