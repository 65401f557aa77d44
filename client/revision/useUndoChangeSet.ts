import { graphql, useRelayEnvironment } from 'react-relay';
import type { useUndoChangeSetMutation } from '../__generated__/useUndoChangeSetMutation.graphql';
import type { Answer } from '../editing/outcome';
import { useHistoryTexts } from '../i18n/history';
import { commit } from '../relay/commit';
import { toast } from '../ui/toasts/toast';

/** Number of words that a message names. */
const MAX_NAMED = 10;

/**
 * Returns a function that undoes a change set and names the words that were left because they have been changed since.
 * It works even after the component was unmounted.
 */
export function useUndoChangeSet(): (databaseId: number) => Promise<Answer<unknown>> {
  const t = useHistoryTexts();
  const environment = useRelayEnvironment();
  return async (databaseId) => {
    const { undoChangeSet } = await commit<useUndoChangeSetMutation>(
      environment,
      graphql`
        mutation useUndoChangeSetMutation($input: UndoChangeSetInput!) {
          undoChangeSet(input: $input) {
            __typename
            ... on UndoChangeSetPayload {
              undone {
                id
              }
              changedSince {
                ... on Word {
                  key
                }
              }
            }
          }
        }
      `,
      { input: { databaseId } },
      { skipToast: true },
    );
    if (undoChangeSet.__typename !== 'UndoChangeSetPayload') return undoChangeSet;
    const { undone, changedSince } = undoChangeSet;
    const left = changedSince.flatMap((word) => word?.key ?? []);
    if (left.length > 0) {
      const named = left.slice(0, MAX_NAMED).join(', ') + (left.length > MAX_NAMED ? ' …' : '');
      const description = t('set.left', { count: left.length, words: named });
      toast({ type: 'error', title: t('set.partly'), description });
    }
    return undone.length > 0 ? undoChangeSet : { __typename: 'ConflictError' };
  };
}
