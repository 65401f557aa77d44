import { graphql, useRelayEnvironment } from 'react-relay';
import type { useRestoreAliasMutation } from '../__generated__/useRestoreAliasMutation.graphql';
import { outcomeOf } from '../editing/outcome';
import { useEditingTexts } from '../i18n/editing';
import { commit } from '../relay/commit';
import { toast } from '../ui/toasts/toast';

/** Restores a deleted name; works even after the component that offered it was unmounted. */
export function useRestoreAlias(onRestored: () => void): (databaseId: number) => Promise<void> {
  const t = useEditingTexts();
  const environment = useRelayEnvironment();
  return async (databaseId) => {
    const answer = await commit<useRestoreAliasMutation>(
      environment,
      graphql`
        mutation useRestoreAliasMutation($input: RestoreVerseAliasInput!) {
          restoreVerseAlias(input: $input) {
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
    onRestored();
    const isBack = outcomeOf(answer.restoreVerseAlias).kind === 'saved';
    if (isBack) toast({ type: 'success', title: t('done.restored') });
    else toast({ type: 'error', title: t('notDone') });
  };
}
