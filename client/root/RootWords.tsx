import { graphql, useFragment } from 'react-relay';
import { AdminPart } from '../auth/AdminPart';
import type { RootWords_root$key } from '../__generated__/RootWords_root.graphql';
import { useRootTexts } from '../i18n/root';
import { RootPages } from './RootPages';
import { RootWord } from './RootWord';
import { verseKeyOf } from './written';
import styles from './RootWords.module.css';

const loadLink = async () => (await import('./WordsLink')).WordsLink;

/** A page of the words of a root, in mushaf order. */
export function RootWords({ root }: { root: RootWords_root$key }) {
  const t = useRootTexts();
  const { letters, words } = useFragment(
    graphql`
      fragment RootWords_root on Root {
        letters
        words(first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
              id
              key
              ...RootWord_word
            }
          }
          pageInfo {
            ...RootPages_pageInfo
          }
        }
      }
    `,
    root,
  );
  const keys = words.edges.map(({ node }) => verseKeyOf(node.key));
  return (
    <section>
      <h2 className={styles.title}>
        {t('words')}{' '}
        {keys.length > 1 && (
          <span className={styles.range}>
            {t('wordsFrom', { first: keys[0], last: keys.at(-1) })}
          </span>
        )}
      </h2>
      <AdminPart load={loadLink} props={{ root: letters, name: letters }} />
      <ol className={styles.words}>
        {words.edges.map(({ node }) => (
          <li key={node.id} className={styles.item}>
            <RootWord word={node} />
          </li>
        ))}
      </ol>
      <RootPages pageInfo={words.pageInfo} />
    </section>
  );
}
