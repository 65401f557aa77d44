import { useEditingTexts } from '../i18n/editing';
import { toast } from '../ui/toasts/toast';
import { outcomeOf, type Answer } from './outcome';
import { textOfFailure } from './problemText';

/**
 * Returns a function that restores a deleted row and says how it ended; it works even after the component that offered
 * it was unmounted. A request without an answer has been reported by then.
 * @param send restores the row with this integer key
 * @param refresh shows the row again
 */
export function useRestore(
  send: (databaseId: number) => Promise<Answer<never>>,
  refresh: () => unknown,
): (databaseId: number) => Promise<void> {
  const t = useEditingTexts();
  return async (databaseId) => {
    const answer = await send(databaseId).catch(() => undefined);
    if (!answer) return;
    await refresh();
    const outcome = outcomeOf(answer);
    if (outcome.kind === 'saved') toast({ type: 'success', title: t('done.restored') });
    else toast({ type: 'error', title: t('notDone'), description: textOfFailure(t, outcome) });
  };
}
