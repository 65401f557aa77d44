import { useRefreshPage } from '../editing/EditorScope';
import { outcomeOf } from '../editing/outcome';
import { useEditingTexts } from '../i18n/editing';
import { useGlossTexts } from '../i18n/gloss';
import { useUndoChangeSet } from '../revision/useUndoChangeSet';
import { toast, type ToastAction } from '../ui/toasts/toast';

/**
 * Returns a function that makes the undo button of a message.
 * @param onUndone reads the words again
 */
export function useUndoAction(onUndone: () => void) {
  const t = useGlossTexts();
  const ofEditing = useEditingTexts();
  const undo = useUndoChangeSet();
  const refresh = useRefreshPage();
  return (changeSetId: number): ToastAction => ({
    label: t('together.undo'),
    onClick() {
      const run = async () => {
        const answer = await undo(changeSetId).catch(() => undefined);
        const isUndone = answer !== undefined && outcomeOf(answer).kind === 'saved';
        if (isUndone) toast({ type: 'success', title: ofEditing('done.restored') });
        else toast({ type: 'error', title: ofEditing('notDone') });
        await refresh();
        onUndone();
      };
      void run();
    },
  });
}
