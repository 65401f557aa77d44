import type { useEditingTexts } from '../i18n/editing';

type Translate = ReturnType<typeof useEditingTexts>;

/** How the API words a problem, and how a form does, with what the two have in common. */
const MESSAGES = [
  [/^Required/, 'required'],
  [/^At most (\d+) characters/, 'problem.tooLong'],
  [/^At most (\d+) verses/, 'problem.tooManyVerses'],
  [/^A verse reference is .* - (.+)$/, 'problem.referenceFormat'],
  [/^There is no verse (.+)\.$/, 'problem.noVerse'],
  [/^There is no term element (.+)\.$/, 'problem.noElement'],
  [/^There is no term (.+)\.$/, 'problem.noTerm'],
  [/^At most (\d+) term elements/, 'problem.tooManyElements'],
  [/^A root is/, 'problem.root'],
  [/^(?:A whole number|From \d|At most \d+\.$)/, 'problem.number'],
  [/^Another row has/, 'problem.taken'],
  [/^The letter .+ is in row (\d+)/, 'problem.letterTaken'],
  [/^Surah (\d+) has the place/, 'problem.placeTaken'],
] as const;

/** A problem in the reader's language; in the API's words where they are none of the above. */
export function textOfProblem(t: Translate, message: string): string {
  for (const [pattern, key] of MESSAGES) {
    const match = pattern.exec(message);
    if (match) return t(key, { what: match[1] });
  }
  return message;
}
