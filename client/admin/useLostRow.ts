import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useLostRowQuery } from '../__generated__/useLostRowQuery.graphql';
import type { Draft } from '../editing/drafts/draft';
import { rowOfDraft } from './useDraftNames';

const query = graphql`
  query useLostRowQuery(
    $databaseId: Int!
    $isPost: Boolean!
    $isPostVerse: Boolean!
    $isVerseAlias: Boolean!
  ) {
    post(databaseId: $databaseId) @include(if: $isPost) {
      __typename
    }
    postVerse(databaseId: $databaseId) @include(if: $isPostVerse) {
      __typename
    }
    verseAlias(databaseId: $databaseId) @include(if: $isVerseAlias) {
      __typename
    }
    trash(first: 100) @skip(if: $isPostVerse) {
      edges {
        node {
          entity
          databaseId
        }
      }
    }
  }
`;

/** Kinds of rows that admins can delete, and of which there are drafts. */
const DELETABLE = ['post', 'postVerse', 'verseAlias'];

/** Those that the trash has. */
const ENTITIES: Record<string, string> = { post: 'POST', verseAlias: 'VERSE_ALIAS' };

/**
 * Whether the row of a draft has been deleted: "restorable" if it is in the trash, otherwise
 * "gone". Undefined if it exists, and as long as that is not known.
 */
export function useLostRow(draft: Draft): 'restorable' | 'gone' | undefined {
  const environment = useRelayEnvironment();
  const [loss, setLoss] = useState<'restorable' | 'gone'>();
  const { kind, databaseId } = rowOfDraft(draft);
  const isDeletable = DELETABLE.includes(kind);
  useEffect(() => {
    if (databaseId === undefined || !isDeletable) return;
    const asked = fetchQuery<useLostRowQuery>(
      environment,
      query,
      {
        databaseId,
        isPost: kind === 'post',
        isPostVerse: kind === 'postVerse',
        isVerseAlias: kind === 'verseAlias',
      },
      { networkCacheConfig: { force: true, metadata: { skipLoader: true, skipToast: true } } },
    ).subscribe({
      next({ post, postVerse, verseAlias, trash }) {
        const isTrash = ({ node }: { node: { entity: string; databaseId: number } }) =>
          node.entity === ENTITIES[kind] && node.databaseId === databaseId;
        if (post ?? postVerse ?? verseAlias) setLoss(undefined);
        else setLoss(trash?.edges.some(isTrash) ? 'restorable' : 'gone');
      },
      // Without an answer, the link of the draft shows what there is.
      error: () => undefined,
    });
    return () => asked.unsubscribe();
  }, [environment, kind, databaseId, isDeletable]);
  return loss;
}
