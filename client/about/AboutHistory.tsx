import { Link } from 'react-router-dom';
import { useAboutTexts } from '../i18n/about';
import styles from './AboutHistory.module.css';

const PARTS = [
  { key: 'name', to: '/verses/16:89' },
  { key: 'revelation', to: '/surahs' },
  { key: 'goal', to: '/roots' },
  { key: 'growth', to: '/query' },
] as const;

export function AboutHistory() {
  const t = useAboutTexts();
  return (
    <div className={styles.parts}>
      {PARTS.map(({ key, to }) => (
        <section key={key}>
          <h2 className={styles.title}>{t(`history.${key}.title`)}</h2>
          <p>{t(`history.${key}.text`)}</p>
          <p>
            <Link className={styles.link} to={to}>
              {t(`history.${key}.link`)}
            </Link>
          </p>
        </section>
      ))}
    </div>
  );
}
