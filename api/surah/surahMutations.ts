import { builder } from '../builder';
import { changing } from '../changes';
import { valid, ValidationError } from '../errors';
import { changeErrors, targetFields } from '../targets';
import { surahNode } from './surah';
import { surahUpdate } from './surahRules';

builder.relayMutationField(
  'updateSurah',
  {
    description: 'A row of the Qur’an index; number, place and number of verses stay.',
    inputFields: (t) => ({
      ...targetFields(t, 'surah'),
      arabicName: t.string({ required: true, description: 'Vowelled Arabic name.' }),
      turkishNameTranscription: t.string({ required: true, description: 'As Turkish writes it.' }),
      englishNameTranscription: t.string({ required: true, description: 'As English writes it.' }),
      turkishNameTranslation: t.string({ required: true, description: 'Meaning in Turkish.' }),
      englishNameTranslation: t.string({ required: true, description: 'Meaning in English.' }),
      revelationOrder: t.int({
        required: true,
        description: 'Place in the order of revelation, 1 to 114, which no other surah has.',
      }),
      revelationYear: t.int({ required: true, description: 'Gregorian year, 600 to 640.' }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Saves what may be edited of a surah.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion, ...fields } = valid(surahUpdate, input);
      const { revelationOrder } = fields;
      await changing(context, async (changes) => {
        const other = await changes.tx.surah.findUnique({ where: { revelationOrder } });
        if (other && other.id !== id) {
          const message = `Surah ${other.number} has the place ${revelationOrder}.`;
          throw new ValidationError([{ field: 'revelationOrder', message }]);
        }
        await changes.update({ entity: 'surah', id, expectedVersion }, () => fields);
      });
      surahNode.getDataloader(context).clear(id);
      return { id };
    },
  },
  {
    description: 'A surah that was saved.',
    outputFields: (t) => ({
      surah: t.field({
        type: surahNode,
        description: 'The surah as it is now.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
