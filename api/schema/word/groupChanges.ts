/** Changes which words the glosses of a word cover. */
import { ValidationError } from '../../errors';
import { problem, type Problem } from '../../problems';
import type { Changes } from '../../write/changes';
import { changeHeads, GLOSS_OF, lockVersesOf, type GlossedWord } from '../../write/glossGroups';
import { headsWithGroup } from './glossGroupRules';
import type { TranslationLanguage } from './glossRules';

/** Numbers of the words that the gloss in a language covers; none for a language that stays as it is. */
type Groups = Partial<Record<TranslationLanguage, readonly number[] | null | undefined>>;

type NewHeads = Partial<Record<(typeof GLOSS_OF)[TranslationLanguage], number | null>>;

const LANGUAGES = ['turkish', 'english'] as const;

/**
 * Saves a word and the words that its glosses cover as one change.
 * @param save receives a function for the heads of the word itself, which throws a ValidationError if the word can't
 * have the groups; it is called once the version of the word is known to be the expected one
 */
export async function changingGroups(
  changes: Changes,
  id: number,
  groups: Groups,
  save: (headsOf: (word: { id: number }) => NewHeads) => Promise<void>,
): Promise<void> {
  if (!LANGUAGES.some((language) => groups[language])) return save(() => ({}));
  await changes.asOne(async () => {
    // All words of the verse, so that two savers wait for each other.
    const words = await lockVersesOf(changes.tx, [id]);
    let heads = new Map<number, NewHeads>();
    await save((word) => {
      heads = newHeadsOf(words, word.id, groups);
      return heads.get(word.id) ?? {};
    });
    const others = words.filter((word) => word.id !== id);
    await changeHeads(changes, others, (word) => heads.get(word.id) ?? {});
  });
}

function newHeadsOf(
  words: readonly GlossedWord[],
  id: number,
  groups: Groups,
): Map<number, NewHeads> {
  const number = words.findIndex((word) => word.id === id) + 1;
  const heads = new Map<number, NewHeads>(words.map((word) => [word.id, {}]));
  const problems: Problem[] = [];
  for (const language of LANGUAGES) {
    const covered = groups[language];
    if (!covered) continue;
    const field = GLOSS_OF[language];
    const current = words.map((word) => word[field]);
    const result = headsWithGroup(current, number, covered);
    if (result.problem) problems.push(problem(`${language}GlossWords`, result.problem));
    else {
      words.forEach((word, index) =>
        Object.assign(heads.get(word.id) ?? {}, { [field]: result.heads[index] ?? null }),
      );
    }
  }
  if (problems.length > 0) throw new ValidationError(problems);
  return heads;
}
