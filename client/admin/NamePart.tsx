import { graphql, useLazyLoadQuery } from 'react-relay';
import type { Language, NamePartQuery } from '../__generated__/NamePartQuery.graphql';
import { useVerseAliasEditingTexts } from '../i18n/verseAliasEditing';
import { partOptions, usePartRef } from '../revision/listPart';
import { MorePart } from '../revision/MorePart';
import { NameItem } from './NameItem';
import styles from '../revision/ReloadingList.module.css';

interface NamePartProps {
  /** Null for all languages. */
  language: Language | null;
  after?: string;
  fetchKey: number;
}

/** A part of the names of verses, with a button that loads the next part. */
export function NamePart({ language, after, fetchKey }: NamePartProps) {
  const t = useVerseAliasEditingTexts();
  const { verseAliases } = useLazyLoadQuery<NamePartQuery>(
    graphql`
      query NamePartQuery($language: Language, $after: String) {
        verseAliases(language: $language, first: 50, after: $after) {
          edges {
            node {
              id
              ...NameItem_alias
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    { language, after },
    partOptions(fetchKey),
  );
  const list = usePartRef<HTMLUListElement>(after);
  const { hasNextPage, endCursor } = verseAliases.pageInfo;
  if (verseAliases.edges.length === 0) return <p className={styles.message}>{t('none')}</p>;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {verseAliases.edges.map(({ node }) => (
          <NameItem key={node.id} alias={node} />
        ))}
      </ul>
      {hasNextPage && endCursor && (
        <MorePart>
          <NamePart language={language} after={endCursor} fetchKey={fetchKey} />
        </MorePart>
      )}
    </>
  );
}
