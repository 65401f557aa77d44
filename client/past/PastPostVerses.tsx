import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PastPostVerses_post$key } from '../__generated__/PastPostVerses_post.graphql';
import type { PastPostVerses_present$key } from '../__generated__/PastPostVerses_present.graphql';
import { usePastTexts } from '../i18n/past';
import { byLanguage } from '../language';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import styles from './Past.module.css';
import { PastText } from './PastText';
import { PastTranslation } from './PastTranslation';

interface PastPostVersesProps {
  post: PastPostVerses_post$key;
  present: PastPostVerses_present$key | null | undefined;
  revision: number;
}

/** The verses that a topic had, with their translations then. */
export function PastPostVerses({ post, present, revision }: PastPostVersesProps) {
  const t = usePastTexts();
  const { settings } = useSettings();
  const { verses } = useFragment(
    graphql`
      fragment PastPostVerses_post on PastPost {
        verses {
          position
          key
          turkishSurahName
          englishSurahName
          arabicText
          turkishTranslation
          englishTranslation
        }
      }
    `,
    post,
  );
  const now = useFragment(
    graphql`
      fragment PastPostVerses_present on Post {
        verses(first: 100) {
          pageInfo {
            hasNextPage
          }
          edges {
            node {
              turkishTranslation
              englishTranslation
              verse {
                key
                arabicText
              }
            }
          }
        }
      }
    `,
    present ?? null,
  );
  const nodes = now?.verses.edges.map(({ node }) => node) ?? [];
  const nowOf = new Map(nodes.map((node) => [node.verse.key, node]));
  // Of a longer topic, only the first verses are compared.
  const isCompared = now !== null && now !== undefined && !now.verses.pageInfo.hasNextPage;
  const added = nodes.filter(({ verse }) => !verses.some(({ key }) => key === verse.key));
  return (
    <>
      {isCompared && isReordered(verses, nodes) && (
        <p className={styles.changed}>{t('reordered')}</p>
      )}
      <div className={styles.verses}>
        {verses.map((verse) => (
          <section key={verse.position} className={styles.verse}>
            <h2>
              <Link to={`/verses/${verse.key}?at=${revision}`}>
                {byLanguage(settings.prefLanguage, verse, 'SurahName')} {verse.key}
              </Link>
            </h2>
            {isCompared && !nowOf.has(verse.key) && (
              <p className={styles.changed}>{t('removed')}</p>
            )}
            <PastText
              then={verse.arabicText}
              now={nowOf.get(verse.key)?.verse.arabicText}
              lang="ar"
            >
              <p lang="ar" dir="rtl" className={styles.arabic}>
                {verse.arabicText}
              </p>
            </PastText>
            {shownLanguages(settings).map((language) => {
              const node = nowOf.get(verse.key);
              return (
                <PastTranslation
                  key={language}
                  language={language}
                  then={byLanguage(language, verse, 'Translation')}
                  now={node && byLanguage(language, node, 'Translation')}
                />
              );
            })}
          </section>
        ))}
      </div>
      {isCompared && added.length > 0 && (
        <>
          <h2 className={styles.subtitle}>{t('added')}</h2>
          <p className={styles.keys}>
            {added.map(({ verse: { key } }) => (
              <Link key={key} to={`/verses/${key}`}>
                {key}
              </Link>
            ))}
          </p>
        </>
      )}
    </>
  );
}

/** Whether the verses that are still there have another order; those before them may have been added or removed. */
function isReordered(
  then: readonly { key: string }[],
  now: readonly { verse: { key: string } }[],
): boolean {
  const keysNow = now.map(({ verse }) => verse.key);
  const keysThen = then.map(({ key }) => key);
  const kept = keysThen.filter((key) => keysNow.includes(key));
  return kept.join() !== keysNow.filter((key) => keysThen.includes(key)).join();
}
