import { builder } from '../builder';
import { changing } from '../changes';
import { valid, ValidationError } from '../errors';
import { changeErrors, targetFields } from '../targets';
import { characterNode } from './character';
import { characterUpdate } from './characterRules';

builder.relayMutationField(
  'updateCharacter',
  {
    description: 'A letter with all its fields.',
    inputFields: (t) => ({
      ...targetFields(t, 'letter'),
      arabicLetter: t.string({ required: true, description: 'The letter standing alone.' }),
      arabicPronunciation: t.string({ required: true, description: 'Its Arabic name.' }),
      turkishPronunciation: t.string({ required: true, description: 'How Turkish reads it.' }),
      turkishLetter: t.string({ required: true, description: 'Its letter in Turkish.' }),
      englishPronunciation: t.string({ required: true, description: 'How English reads it.' }),
      englishLetter: t.string({ required: true, description: 'Its letter in English.' }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Saves a letter.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion, ...fields } = valid(characterUpdate, input);
      const { arabicLetter } = fields;
      await changing(context, async (changes) => {
        const other = await changes.tx.character.findUnique({ where: { arabicLetter } });
        if (other && other.id !== id) {
          const message = `The letter ${arabicLetter} is in row ${other.id}.`;
          throw new ValidationError([{ field: 'arabicLetter', message }]);
        }
        await changes.update({ entity: 'character', id, expectedVersion }, () => fields);
      });
      characterNode.getDataloader(context).clear(id);
      return { id };
    },
  },
  {
    description: 'A letter that was saved.',
    outputFields: (t) => ({
      character: t.field({
        type: characterNode,
        description: 'The letter as it is now.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
