import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MeaningSummary_meaning$key } from '../__generated__/MeaningSummary_meaning.graphql';
import type { MeaningSummary_root$key } from '../__generated__/MeaningSummary_root.graphql';
import { useRootTexts } from '../i18n/root';
import { LANGUAGE_TAGS, byLanguage, type Language } from '../language';
import { meaningPath } from '../page/rootPath';
import styles from './MeaningSummary.module.css';

/** Number of meanings to choose from; the page of the root has all. */
const MAX_MEANINGS = 8;

interface MeaningSummaryProps {
  meaning: MeaningSummary_meaning$key;
  root: MeaningSummary_root$key;
  language: Language;
}

/** The meaning whose words are listed, the glosses that are counted as it, and links to other meanings. */
export function MeaningSummary({ meaning, root, language }: MeaningSummaryProps) {
  const t = useRootTexts();
  const { text, count, glosses } = useFragment(
    graphql`
      fragment MeaningSummary_meaning on RootMeaning {
        text
        count
        glosses {
          text
          count
        }
      }
    `,
    meaning,
  );
  const data = useFragment(
    graphql`
      fragment MeaningSummary_root on Root {
        letters
        turkishMeanings {
          text
          count
        }
        englishMeanings {
          text
          count
        }
      }
    `,
    root,
  );
  const most = byLanguage(language, data, 'Meanings').slice(0, MAX_MEANINGS);
  const chosen = most.some((one) => one.text === text) ? most : [{ text, count }, ...most];
  const lang = LANGUAGE_TAGS[language];
  return (
    <section aria-labelledby="meaning">
      <h2 id="meaning" className={styles.title}>
        <span lang={lang}>{text}</span>{' '}
        <span className={styles.count}>{t('occurrences', { count })}</span>
      </h2>
      <nav aria-label={t('meanings')}>
        <ul className={styles.meanings}>
          {chosen.map((one) => (
            <li key={one.text}>
              <Link
                className={styles.meaning}
                lang={lang}
                to={meaningPath(data.letters, language, one.text)}
                aria-current={one.text === text ? 'page' : undefined}
              >
                {one.text} <span className={styles.number}>{one.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {glosses.length > 1 && (
        <details>
          <summary className={styles.joined}>{t('joined', { count: glosses.length })}</summary>
          <p lang={lang} className={styles.glosses}>
            {glosses.map((gloss) => `${gloss.text} ${gloss.count}`).join(' · ')}
          </p>
        </details>
      )}
    </section>
  );
}
