import { graphql, useFragment } from 'react-relay';
import type { RootLemmas_root$key } from '../__generated__/RootLemmas_root.graphql';
import { useRootTexts } from '../i18n/root';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { LemmaRow } from './LemmaRow';
import styles from './RootLemmas.module.css';

/** Number of lemmas shown before the list is expanded. */
const MAX_LEMMAS = 10;

/** The dictionary forms of a root, with what they are, how often they occur and their meanings and forms. */
export function RootLemmas({ root }: { root: RootLemmas_root$key }) {
  const t = useRootTexts();
  const languages = shownLanguages(useSettings().settings);
  const { letters, lemmas } = useFragment(
    graphql`
      fragment RootLemmas_root on Root {
        letters
        lemmas {
          firstWordKey
          ...LemmaRow_lemma
        }
      }
    `,
    root,
  );
  if (lemmas.length === 0) return null;
  const table = (part: typeof lemmas) => (
    <table className={styles.table} aria-labelledby="lemmas">
      <thead>
        <tr>
          <th scope="col" className={styles.form}>
            {t('lemma')}
          </th>
          <th scope="col" className={styles.count}>
            {t('count')}
          </th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {t(language)}
            </th>
          ))}
        </tr>
      </thead>
      {part.map((lemma) => (
        <LemmaRow key={lemma.firstWordKey} lemma={lemma} letters={letters} />
      ))}
    </table>
  );
  return (
    <section>
      <h2 id="lemmas" className={styles.title}>
        {t('lemmas')} <span className={styles.number}>{lemmas.length}</span>
      </h2>
      {lemmas.length <= MAX_LEMMAS + 1 ? (
        table(lemmas)
      ) : (
        <>
          {table(lemmas.slice(0, MAX_LEMMAS))}
          <details>
            <summary className={styles.more}>
              {t('moreLemmas', { count: lemmas.length - MAX_LEMMAS })}
            </summary>
            {table(lemmas.slice(MAX_LEMMAS))}
          </details>
        </>
      )}
    </section>
  );
}
