import { outcomeOf, type Answer, type Outcome } from '../editing/outcome';
import type { ToastAction } from '../ui/toasts/toast';

interface Stale {
  readonly __typename: 'StaleWordsError';
  readonly words: readonly { readonly key: string }[];
}

/** Number of words that a message names. */
const MAX_NAMED = 10;

/** The outcome of a change of many words; words that were changed meanwhile are a problem of the list. */
export function outcomeOfSet<Values>(
  answer: Answer<unknown> | Stale,
  changeSetId: number | undefined,
  undoAction: (changeSetId: number) => ToastAction,
): Outcome<Values> {
  if (answer.__typename === 'StaleWordsError') {
    const keys = answer.words.map(({ key }) => key);
    const value = keys.slice(0, MAX_NAMED).join(', ') + (keys.length > MAX_NAMED ? ' …' : '');
    return { kind: 'invalid', problems: [{ field: 'left', code: 'WORDS_CHANGED', value }] };
  }
  const outcome = outcomeOf<unknown, Values>(answer);
  if (outcome.kind !== 'saved' || changeSetId === undefined) return outcome;
  return { ...outcome, action: undoAction(changeSetId) };
}
