import { useTranslation } from '../i18n/I18nProvider';
import { Link } from 'react-router-dom';
import { useHomeTexts } from '../i18n/home';
import { PageHead } from '../page/PageHead';
import { NextIcon } from '../ui/icons/icons';
import { Hint } from '../ui/tooltips/Hint';
import { useSettings } from '../settings/SettingsProvider';
import { usePlace } from '../verse/place';
import styles from './HomePage.module.css';

const SECTIONS = [
  { number: 1, key: 'quran', to: '/posts/quran' },
  { number: 2, key: 'faith', to: '/posts/faith' },
  { number: 3, key: 'worship', to: undefined },
  { number: 4, key: 'other', to: undefined },
] as const;

export function HomePage() {
  const { t } = useTranslation();
  const own = useHomeTexts();
  const { prefLanguage } = useSettings().settings;
  const place = usePlace();
  return (
    <div className={styles.home}>
      <PageHead />
      {/* The place is known only in the browser. Until then its row leads to the beginning, so nothing moves. */}
      <Link className={styles.place} to={place?.to ?? '/surahs/1'}>
        {place ? own('lastVerse', { key: place.labelOf(prefLanguage) }) : own('firstVerse')}
        <NextIcon />
      </Link>
      <figure className={styles.calligraphy}>
        <Star />
        <p lang="ar" dir="rtl" className={styles.name}>
          تِبْيَان
        </p>
        <figcaption>
          <span lang="ar" dir="rtl" className={styles.verse}>
            وَنَزَّلْنَا عَلَيْكَ الْكِتَٰبَ تِبْيَٰنًا لِكُلِّ شَيْءٍ
          </span>
          <Link className={styles.reference} to="/verses/16:89">
            {own('calligraphy')}
          </Link>
        </figcaption>
      </figure>
      <h1 tabIndex={-1} className={styles.welcome}>
        {own('welcome')}
      </h1>
      <p className={styles.message}>{own('message')}</p>
      <div className={styles.start}>
        <Link className={styles.begin} to="/posts/1">
          {own('begin')}
        </Link>
        <Link className={styles.surahs} to="/surahs">
          {own('readSurahs')}
        </Link>
      </div>
      <ol className={styles.sections}>
        {SECTIONS.map(({ number, key, to }) => (
          <li key={key}>
            {to ? (
              <Link className={styles.section} to={to}>
                <Number value={number} />
                {t(`navigation.${key}`)}
              </Link>
            ) : (
              <Hint text={t('navigation.underWork')}>
                <span className={`${styles.section} ${styles.closed}`}>
                  <Number value={number} />
                  {t(`navigation.${key}`)}
                </span>
              </Hint>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Number({ value }: { value: number }) {
  return <span className={styles.number}>{value}</span>;
}

/** Three squares turned about one center: the twelve-pointed star behind the name. */
function Star() {
  return (
    <svg className={styles.star} viewBox="-100 -100 200 200" aria-hidden="true">
      {[0, 30, 60].map((angle) => (
        <rect key={angle} x="-66" y="-66" width="132" height="132" transform={`rotate(${angle})`} />
      ))}
      <circle r="62" />
      <circle r="97" />
    </svg>
  );
}
