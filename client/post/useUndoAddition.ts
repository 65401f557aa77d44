import { useRelayEnvironment } from 'react-relay';
import { withSession } from '../auth/withSession';
import { useRefreshPage } from '../editing/EditorScope';
import { useAddingVersesTexts } from '../i18n/addingVerses';
import { useEditingTexts } from '../i18n/editing';
import { toast } from '../ui/toasts/toast';
import type { PostValues } from './readPost';
import { savePost } from './savePost';

/**
 * Takes added verses out of a topic again; works even after the component that offered it was unmounted.
 * Resolves to false if that failed, which was shown as a toast.
 */
export function useUndoAddition() {
  const t = useAddingVersesTexts();
  const editing = useEditingTexts();
  const environment = useRelayEnvironment();
  const refresh = useRefreshPage();
  return async (
    databaseId: number,
    /** The version with the added verses. */
    version: number,
    before: PostValues,
    values: { count: number; title: string },
  ): Promise<boolean> => {
    const fail = (description: string) => {
      toast({ type: 'error', title: editing('notDone'), description });
      return false;
    };
    try {
      const { outcome } = await withSession(
        environment,
        async () => false,
        () => savePost(environment, databaseId, version, before),
      );
      if (outcome.kind !== 'saved') return fail(t('notUndone'));
    } catch {
      return fail(editing('operation.unreachable'));
    }
    await refresh();
    toast({ type: 'success', title: t('removed', values) });
    return true;
  };
}
