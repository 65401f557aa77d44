import { graphql, useFragment } from 'react-relay';
import { AdminPart } from '../auth/AdminPart';
import type { RootWords_words$key } from '../__generated__/RootWords_words.graphql';
import { useRootTexts } from '../i18n/root';
import { RootPages } from './RootPages';
import { WordPlace } from '../word/WordPlace';
import { verseKeyOf } from '../../text/verseKeyOf';
import styles from './RootWords.module.css';

const loadLink = async () => (await import('./WordsLink')).WordsLink;

interface RootWordsProps {
  words: RootWords_words$key;
  letters: string;
  /** Whether they are all words of the root, which an admin can change together. */
  isWhole: boolean;
}

/** A page of the words of a root or of one of its lemmas, in mushaf order. */
export function RootWords({ words: connection, letters, isWhole }: RootWordsProps) {
  const t = useRootTexts();
  const words = useFragment(
    graphql`
      fragment RootWords_words on WordConnection {
        edges {
          node {
            id
            key
            ...WordPlace_word
          }
        }
        pageInfo {
          ...RootPages_pageInfo
        }
      }
    `,
    connection,
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
      {isWhole && <AdminPart load={loadLink} props={{ root: letters, name: letters }} />}
      <ol className={styles.words}>
        {words.edges.map(({ node }) => (
          <li key={node.id} className={styles.item}>
            <WordPlace word={node} />
          </li>
        ))}
      </ol>
      <RootPages pageInfo={words.pageInfo} />
    </section>
  );
}
