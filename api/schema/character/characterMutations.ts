import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { problem } from '../../problems';
import { parseInput, ValidationError } from '../../errors';
import { atMost, changeErrors, givenTexts, targetFields, TEXT_TO_GIVE } from '../../targets';
import { CHARACTER_LIMITS } from '../../../text/limits';
import { characterUpdate } from './characterRules';

builder.relayMutationField(
  'updateCharacter',
  {
    description: 'All fields of a letter.',
    inputFields: (t) => ({
      ...targetFields(t, 'letter'),
      arabicLetter: t.string({
        required: true,
        description: `The letter in its isolated form. ${atMost(CHARACTER_LIMITS.arabicLetterCharacters)}`,
      }),
      arabicPronunciation: t.string({
        required: true,
        description: `Arabic name of the letter. ${atMost(CHARACTER_LIMITS.pronunciationCharacters)}`,
      }),
      turkishPronunciation: t.string({
        required: true,
        description: `Name of the letter in Turkish transcription. ${atMost(CHARACTER_LIMITS.pronunciationCharacters)}`,
      }),
      turkishLetter: t.string({
        required: true,
        description: `Letter used in Turkish transcription. ${atMost(CHARACTER_LIMITS.letterCharacters)}`,
      }),
      englishPronunciation: t.string({
        required: true,
        description: `Name of the letter in English transcription. ${atMost(CHARACTER_LIMITS.pronunciationCharacters)}`,
      }),
      englishLetter: t.string({
        required: true,
        description: `Letter used in English transcription. ${atMost(CHARACTER_LIMITS.letterCharacters)}`,
      }),
      turkishName: t.string({
        description: `Name of the letter in use in Türkiye. ${TEXT_TO_GIVE} ${atMost(CHARACTER_LIMITS.pronunciationCharacters)}`,
      }),
      turkishSound: t.string({
        description: `The sound, described in Turkish. ${TEXT_TO_GIVE} ${atMost(CHARACTER_LIMITS.pronunciationCharacters)}`,
      }),
      englishSound: t.string({
        description: `The sound, described in English. ${TEXT_TO_GIVE} ${atMost(CHARACTER_LIMITS.pronunciationCharacters)}`,
      }),
      turkishNote: t.string({
        description: `Remark in Turkish on its use. ${TEXT_TO_GIVE} ${atMost(CHARACTER_LIMITS.noteCharacters)}`,
      }),
      englishNote: t.string({
        description: `Remark in English on its use. ${TEXT_TO_GIVE} ${atMost(CHARACTER_LIMITS.noteCharacters)}`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Saves a letter.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion, ...fields } = parseInput(characterUpdate, input);
      const { arabicLetter } = fields;
      await changing(context, async (changes) => {
        const other = await changes.tx.character.findUnique({ where: { arabicLetter } });
        if (other && other.id !== id) {
          const fault = { code: 'LETTER_TAKEN', value: String(other.id) } as const;
          throw new ValidationError([problem('arabicLetter', fault)]);
        }
        await changes.update({ entity: 'character', id, expectedVersion }, () =>
          givenTexts(fields),
        );
      });
      return { id };
    },
  },
  {
    description: 'Payload of `updateCharacter`.',
    outputFields: (t) => ({
      character: t.prismaField({
        type: 'Character',
        description: 'The letter after the change.',
        resolve: (query, { id }, _args, { database: { prisma } }) =>
          prisma.character.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
