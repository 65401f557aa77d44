import { builder } from '../../builder';
import { changing, type Changes } from '../../write/changes';
import { completeRootSenses } from '../../write/rootSenses';
import { problem } from '../../problems';
import { parseInput, ValidationError } from '../../errors';
import { atMost, changeErrors, targetFields } from '../../targets';
import { WORD_LIMITS } from '../../../text/limits';
import { changingGroups } from './groupChanges';
import { wordNode } from './word';
import { wordUpdate } from './wordRules';

const glossWords = (language: string) =>
  `Numbers in the verse of the words that the ${language} gloss of this word covers: consecutive words, this one included, at most ${WORD_LIMITS.glossWords}. Only its own number, or an empty list, for a word alone. A word that another gloss covers leaves that gloss and can't take other words of it along. Words that are left out become words alone. Null changes nothing.`;

builder.relayMutationField(
  'updateWord',
  {
    description: 'All fields of a word.',
    inputFields: (t) => ({
      ...targetFields(t, 'word'),
      arabicText: t.string({
        description: `The Arabic text of the word, or null; another text is refused, because only \`correctWordArabic\` changes it. ${atMost(WORD_LIMITS.arabicTextCharacters)}`,
      }),
      pauseAfter: t.string({
        description: `Pause marks after the word, of those that the Qur'an has; null if there are none. ${atMost(WORD_LIMITS.pauseMarkCharacters)}`,
      }),
      arabicRoot: t.string({
        description: `Root of two to five Arabic letters, e.g. "كتب"; null for none. ${atMost(WORD_LIMITS.rootCharacters)}`,
      }),
      turkishTranscription: t.string({
        required: true,
        description: `Turkish transcription. ${atMost(WORD_LIMITS.transcriptionCharacters)}`,
      }),
      englishTranscription: t.string({
        required: true,
        description: `English transcription. ${atMost(WORD_LIMITS.transcriptionCharacters)}`,
      }),
      turkishTranslation: t.string({
        description: `Turkish gloss; null if there is none yet. ${atMost(WORD_LIMITS.glossCharacters)}`,
      }),
      englishTranslation: t.string({
        description: `English gloss; null if there is none yet. ${atMost(WORD_LIMITS.glossCharacters)}`,
      }),
      turkishGlossWords: t.intList({ description: glossWords('Turkish') }),
      englishGlossWords: t.intList({ description: glossWords('English') }),
      termElementIds: t.intList({
        description: `Integer keys of the term elements with which the word is tagged, at most ${WORD_LIMITS.termElements}, in display order; repetitions of a key are ignored. Null leaves the tags unchanged.`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Saves a word, except its Arabic text. A changed gloss, other than an empty one, marks the translation of the verse in that language as needing an update; a change that is undone takes the mark back. If it changes which words a gloss covers, the changes of all these words are one change set.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const {
        databaseId: id,
        expectedVersion,
        arabicRoot,
        arabicText,
        termElementIds,
        turkishGlossWords,
        englishGlossWords,
        ...fields
      } = parseInput(wordUpdate, input);
      await changing(context, async (changes) => {
        await checkElements(changes, termElementIds ?? []);
        const rootId = arabicRoot ? await findOrCreateRoot(changes, arabicRoot) : null;
        const groups = { turkish: turkishGlossWords, english: englishGlossWords };
        await changingGroups(changes, id, groups, (headsOf) =>
          changes.update({ entity: 'word', id, expectedVersion }, (before) => {
            if (arabicText && arabicText !== before.arabicText) {
              throw new ValidationError([problem('arabicText', { code: 'ARABIC_IS_GUARDED' })]);
            }
            const heads = headsOf(before);
            return { ...fields, rootId, ...heads, ...(termElementIds && { termElementIds }) };
          }),
        );
      });
      return { id };
    },
  },
  {
    description: 'Payload of `updateWord`.',
    outputFields: (t) => ({
      word: t.field({
        type: wordNode,
        description: 'The word after the change.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);

async function findOrCreateRoot({ tx }: Changes, letters: string): Promise<number> {
  const root = await tx.root.upsert({ where: { letters }, create: { letters }, update: {} });
  if (root.turkishSense === null) await completeRootSenses(tx);
  return root.id;
}

/** @throws {ValidationError} naming each key without a term element */
async function checkElements({ tx }: Changes, ids: number[]): Promise<void> {
  const found = await tx.termElement.findMany({ where: { id: { in: ids }, deletedAt: null } });
  const problems = ids.flatMap((id, index) =>
    found.some((element) => element.id === id)
      ? []
      : [problem(`termElementIds.${index}`, { code: 'NO_SUCH_TERM_ELEMENT', value: String(id) })],
  );
  if (problems.length > 0) throw new ValidationError(problems);
}
