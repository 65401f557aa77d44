import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CombinedVerses_verses$key } from '../__generated__/CombinedVerses_verses.graphql';
import { useCombineTexts } from '../i18n/combine';
import type { ChosenConditions } from '../page/versesPath';
import { VerseSummary } from '../verse/VerseSummary';
import styles from './CombinedVerses.module.css';

interface CombinedVersesProps {
  verses: CombinedVerses_verses$key;
  chosen: ChosenConditions;
}

/** The verses of a page, with the words of the chosen roots and names marked. */
export function CombinedVerses({ verses, chosen }: CombinedVersesProps) {
  const t = useCombineTexts();
  const { edges } = useFragment(
    graphql`
      fragment CombinedVerses_verses on VerseConnection {
        edges {
          node {
            key
            words {
              id
              root {
                letters
              }
              termElements {
                databaseId
              }
            }
            ...VerseSummary_verse
          }
        }
      }
    `,
    verses,
  );
  const { root: roots = [], name: names = [] } = chosen;
  return (
    <ol className={styles.verses} aria-label={t('verses')}>
      {edges.map(({ node }) => (
        <li key={node.key} className={styles.verse}>
          {/* Lets React hydrate card by card, with other work in between. */}
          <Suspense>
            <VerseSummary
              verse={node}
              matched={node.words.flatMap(({ id, root, termElements }) =>
                (root && roots.includes(root.letters)) ||
                termElements.some(({ databaseId }) => names.includes(databaseId))
                  ? id
                  : [],
              )}
            >
              {null}
            </VerseSummary>
          </Suspense>
        </li>
      ))}
    </ol>
  );
}
