import { Link } from 'react-router-dom';
import { SOURCES } from '../../text/sources';
import { useAboutTexts } from '../i18n/about';
import { useDeveloperTexts } from '../i18n/developers';
import styles from './DevelopersPage.module.css';

/** The texts of others. */
const TEXTS = [
  { key: 'arabic', url: SOURCES.arabicText.url },
  { key: 'turkish', url: SOURCES.turkishTranslation.url },
  { key: 'english', url: SOURCES.englishTranslation.url },
  { key: 'words', url: SOURCES.englishWords.url },
  { key: 'revelation', url: SOURCES.revelation.url },
] as const;

export function TermsOfUse() {
  const t = useDeveloperTexts();
  const about = useAboutTexts();
  return (
    <>
      <p>{t('terms.texts')}</p>
      <p>{t('terms.code')}</p>
      <ul className={styles.cards}>
        {TEXTS.map(({ key, url }) => (
          <li key={key} className={styles.card}>
            <h3 className={styles.subject}>{about(`source.${key}.title`)}</h3>
            <p>
              <a href={url}>{about(`source.${key}.name`)}</a>
            </p>
            <p className={styles.note}>{about(`source.${key}.license`)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <Link to="/about?tab=sources">{t('terms.about')}</Link>
      </p>
    </>
  );
}
