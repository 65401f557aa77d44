import { Link } from 'react-router-dom';
import { SOURCES } from '../../text/sources';
import { useDeveloperTexts } from '../i18n/developers';
import styles from './DevelopersPage.module.css';

/** The texts of others, each source once. */
const sources = [
  ...new Map(
    Object.values(SOURCES)
      .filter(({ url }) => url !== null)
      .map((source) => [source.name, source]),
  ).values(),
];

export function TermsOfUse() {
  const t = useDeveloperTexts();
  return (
    <>
      <p>{t('terms.texts')}</p>
      <p>{t('terms.code')}</p>
      <ul className={styles.cards} lang="en">
        {sources.map(({ name, licence, url }) => (
          <li key={name} className={styles.card}>
            <p>{url ? <a href={url}>{name}</a> : name}</p>
            <p className={styles.note}>{licence}</p>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <Link to="/about?tab=sources">{t('terms.about')}</Link>
      </p>
    </>
  );
}
