import { editingTexts, type useEditingTexts } from '../i18n/editing';
import type { FieldProblem, Outcome } from './outcome';

type KnownCode = keyof (typeof editingTexts)['english']['problem'];

/**
 * A problem in the reader's language; the API's message for a code that this build does not know.
 */
export function textOfProblem(
  t: ReturnType<typeof useEditingTexts>,
  problem: FieldProblem,
): string {
  const { code, minimum, maximum, value, message = '' } = problem;
  return isKnown(code) ? t(`problem.${code}`, { minimum, maximum, value }) : message;
}

/** Why an operation without a form was not done, in the reader's language. */
export function textOfFailure(
  t: ReturnType<typeof useEditingTexts>,
  outcome: Exclude<Outcome<unknown>, { kind: 'saved' }>,
): string {
  if (outcome.kind === 'invalid')
    return outcome.problems.map((problem) => textOfProblem(t, problem)).join(' ');
  return t(outcome.kind === 'gone' ? 'operation.gone' : 'operation.stale');
}

const isKnown = (code: string): code is KnownCode => code in editingTexts.english.problem;
