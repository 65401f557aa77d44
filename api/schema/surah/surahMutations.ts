import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { problem } from '../../problems';
import { parseInput, ValidationError } from '../../errors';
import { atMost, changeErrors, givenTexts, targetFields, TEXT_TO_GIVE } from '../../targets';
import { SURAH_LIMITS } from '../../../text/limits';
import { surahUpdate } from './surahRules';

const { revelationOrder: order, revelationYear: year } = SURAH_LIMITS;

builder.relayMutationField(
  'updateSurah',
  {
    description: 'The editable fields of a surah.',
    inputFields: (t) => ({
      ...targetFields(t, 'surah'),
      arabicName: t.string({
        required: true,
        description: `Vocalized Arabic name. ${atMost(SURAH_LIMITS.nameCharacters)}`,
      }),
      turkishNameTranscription: t.string({
        required: true,
        description: `Turkish transcription of the name. ${atMost(SURAH_LIMITS.nameCharacters)}`,
      }),
      englishNameTranscription: t.string({
        required: true,
        description: `English transcription of the name. ${atMost(SURAH_LIMITS.nameCharacters)}`,
      }),
      turkishNameTranslation: t.string({
        required: true,
        description: `Meaning of the name in Turkish. ${atMost(SURAH_LIMITS.nameCharacters)}`,
      }),
      englishNameTranslation: t.string({
        required: true,
        description: `Meaning of the name in English. ${atMost(SURAH_LIMITS.nameCharacters)}`,
      }),
      turkishOtherNames: t.stringList({
        description: `Other names in Turkish, the best known first. Unchanged if null or omitted. At most ${SURAH_LIMITS.otherNames}.`,
      }),
      englishOtherNames: t.stringList({
        description: `Other names in English, the best known first. Unchanged if null or omitted. At most ${SURAH_LIMITS.otherNames}.`,
      }),
      turkishNameNote: t.string({
        description: `Remark in Turkish on the name. ${TEXT_TO_GIVE} ${atMost(SURAH_LIMITS.noteCharacters)}`,
      }),
      englishNameNote: t.string({
        description: `Remark in English on the name. ${TEXT_TO_GIVE} ${atMost(SURAH_LIMITS.noteCharacters)}`,
      }),
      isRevelationPlaceDisputed: t.boolean({
        description:
          'Whether sources disagree on the place of revelation. Unchanged if null or omitted.',
      }),
      revelationOrder: t.int({
        required: true,
        description: `Position in the order of revelation, ${order.minimum} to ${order.maximum}; unique.`,
      }),
      revelationYear: t.int({
        required: true,
        description: `Estimated Gregorian year in which most of it was revealed, ${year.minimum} to ${year.maximum}.`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Saves the editable fields of a surah.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion, ...fields } = parseInput(surahUpdate, input);
      const { revelationOrder } = fields;
      await changing(context, async (changes) => {
        const other = await changes.tx.surah.findUnique({ where: { revelationOrder } });
        if (other && other.id !== id) {
          const fault = { code: 'REVELATION_ORDER_TAKEN', value: String(other.number) } as const;
          throw new ValidationError([problem('revelationOrder', fault)]);
        }
        await changes.update({ entity: 'surah', id, expectedVersion }, () => givenTexts(fields));
      });
      return { id };
    },
  },
  {
    description: 'Payload of `updateSurah`.',
    outputFields: (t) => ({
      surah: t.prismaField({
        type: 'Surah',
        description: 'The surah after the change.',
        resolve: (query, { id }, _args, { database: { prisma } }) =>
          prisma.surah.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
