/** The Arabic text of a word: what was imported, and its correction. */
import { builder } from '../../builder';
import { parseInput } from '../../errors';
import { perRequest } from '../../read/loader';
import { atMost, changeErrors, targetFields } from '../../targets';
import { changing } from '../../write/changes';
import { WORD_LIMITS } from '../../../text/limits';
import { wordNode } from './word';
import { arabicCorrection } from './wordRules';

const importedTexts = perRequest<number, string>(async (ids, { database: { sql } }) => {
  const rows = await sql<{ wordId: number; arabicText: string }>`
    SELECT "wordId", "arabicText" FROM "ImportedWord" WHERE "wordId" = ANY(${[...ids]}::int[])`;
  return new Map(rows.map(({ wordId, arabicText }) => [wordId, arabicText]));
});

builder.objectField('Word', 'importedArabicText', (t) =>
  t.string({
    directives: { admin: {} },
    nullable: true,
    description:
      'The Arabic text as it was imported, which differs from `arabicText` after a correction.',
    resolve: async ({ id }, _args, context) => (await importedTexts(context).load(id)) ?? null,
  }),
);

builder.relayMutationField(
  'correctWordArabic',
  {
    description: 'A word and its correct text.',
    inputFields: (t) => ({
      ...targetFields(t, 'word'),
      arabicText: t.string({
        required: true,
        description: `Vocalized Uthmani text without pause marks, of the letters and signs that the Qur'an has; stored verbatim. ${atMost(WORD_LIMITS.arabicTextCharacters)}`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Corrects the Arabic text of a word. Transcriptions that nobody wrote follow it; `grammar`, and a `lemma` by rule, become null, because they were those of the old text. The imported text is kept, and the quality check ARABIC_DIFFERS lists the word while its text differs.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion, arabicText } = parseInput(arabicCorrection, input);
      await changing(context, (changes) =>
        changes.update({ entity: 'word', id, expectedVersion }, () => ({ arabicText })),
      );
      return { id };
    },
  },
  {
    description: 'Payload of `correctWordArabic`.',
    outputFields: (t) => ({
      word: t.field({
        type: wordNode,
        description: 'The word after the change.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
