import { graphql, useRelayEnvironment } from 'react-relay';
import type { useRestorePostMutation } from '../__generated__/useRestorePostMutation.graphql';
import { useRefreshPage } from '../editing/EditorScope';
import { outcomeOf } from '../editing/outcome';
import { useEditingTexts } from '../i18n/editing';
import { commit } from '../relay/commit';
import { toast } from '../ui/toasts/toast';

/** Restores a post; works even after the component that offered it was unmounted. */
export function useRestorePost(): (databaseId: number) => Promise<void> {
  const t = useEditingTexts();
  const environment = useRelayEnvironment();
  const refresh = useRefreshPage();
  return async (databaseId) => {
    const answer = await commit<useRestorePostMutation>(
      environment,
      graphql`
        mutation useRestorePostMutation($input: RestorePostInput!) {
          restorePost(input: $input) {
            __typename
            ... on ValidationError {
              ...outcome_problems @alias(as: "invalid")
            }
          }
        }
      `,
      { input: { databaseId } },
    ).catch(() => undefined);
    if (!answer) return;
    await refresh();
    const isBack = outcomeOf(answer.restorePost).kind === 'saved';
    if (isBack) toast({ type: 'success', title: t('done.restored') });
    else toast({ type: 'error', title: t('notDone') });
  };
}
