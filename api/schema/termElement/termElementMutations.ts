import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { NotFoundError, parseInput, ValidationError } from '../../errors';
import { atMost, changeErrors, clientKeyField, IS_REPEATED, targetFields } from '../../targets';
import { createOnce } from '../../write/creations';
import { verseIdsOf } from '../../write/verseIds';
import { TERM_ELEMENT_LIMITS } from '../../../text/limits';
import { termElementNode } from './termElement';
import { termElementCreation, termElementUpdate } from './termElementRules';

const { arabicNameCharacters, occurrences, tagCharacters, textCharacters, verses } =
  TERM_ELEMENT_LIMITS;

const ARABIC_NAME = `The name in Arabic. ${atMost(arabicNameCharacters)}`;

const TEXTS = {
  turkishNameInQuran: `The name as it occurs in the Qur'an, for Turkish readers. ${atMost(textCharacters)}`,
  englishNameInQuran: `The name as it occurs in the Qur'an, for English readers. ${atMost(textCharacters)}`,
  turkishTranslation: `Short Turkish translation. ${atMost(textCharacters)}`,
  englishTranslation: `Short English translation. ${atMost(textCharacters)}`,
  turkishMeaning: `Meaning of the name, explained in Turkish. ${atMost(textCharacters)}`,
  englishMeaning: `Meaning of the name, explained in English. ${atMost(textCharacters)}`,
  turkishTag: `Short code of the term in Turkish. ${atMost(tagCharacters)}`,
  englishTag: `Short code of the term in English, e.g. "ANA". ${atMost(tagCharacters)}`,
} as const;

const LABELS = {
  turkishLabel: `Label of tagged words, in Turkish. ${atMost(textCharacters)}`,
  englishLabel: `Label of tagged words, in English. ${atMost(textCharacters)}`,
  turkishGrammaticalType: `Grammatical type, in Turkish. ${atMost(textCharacters)}`,
  englishGrammaticalType: `Grammatical type, in English. ${atMost(textCharacters)}`,
} as const;

const RECOMPUTED = {
  occurrences: `Number of occurrences, ${occurrences.minimum} to ${occurrences.maximum}. \`organizeTerm\` recomputes it from the tagged words.`,
  references: `Keys of the verses in which it occurs, e.g. "2:255", at most ${verses}. \`organizeTerm\` recomputes them from the tagged words.`,
};

/** Creates an input field for each description. */
function inputs<Field>(texts: Record<string, string>, input: (description: string) => Field) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, description]) => [name, input(description)]),
  );
}

builder.relayMutationField(
  'createTermElement',
  {
    description: 'A new term element.',
    inputFields: (t) => ({
      termId: t.int({ required: true, description: 'Integer key of the term.' }),
      arabicName: t.string({ required: true, description: ARABIC_NAME }),
      ...inputs(TEXTS, (description) => t.string({ required: true, description })),
      ...inputs(LABELS, (description) => t.string({ description })),
      numberOfOccurrencesInQuran: t.int({ description: RECOMPUTED.occurrences }),
      verseReferences: t.stringList({ description: RECOMPUTED.references }),
      clientKey: clientKeyField(t),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Adds an element to the end of the table of a term.',
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input }, context) => {
      const { verseReferences, clientKey, ...fields } = parseInput(termElementCreation, input);
      return changing(context, (changes) =>
        createOnce(changes, { entity: 'termElement', clientKey }, async () => {
          const { tx } = changes;
          const term = await tx.term.findUnique({ where: { id: fields.termId } });
          if (!term) throw new NotFoundError(`There is no term ${fields.termId}.`);
          const verseIds = await verseIdsOf(tx, verseReferences);
          const last = await tx.termElement.aggregate({
            where: { termId: term.id },
            _max: { elementOrder: true },
          });
          return tx.termElement.create({
            data: {
              ...fields,
              elementOrder: (last._max.elementOrder ?? 0) + 1,
              verses: { create: [...new Set(verseIds)].map((verseId) => ({ verseId })) },
            },
          });
        }),
      );
    },
  },
  {
    description: 'Payload of `createTermElement`.',
    outputFields: (t) => ({
      isRepeated: t.exposeBoolean('isRepeated', { description: IS_REPEATED }),
      termElement: t.field({
        type: termElementNode,
        description: 'The new element.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);

builder.relayMutationField(
  'updateTermElement',
  {
    description: 'The fields of a term element to change; null leaves a field unchanged.',
    inputFields: (t) => ({
      ...targetFields(t, 'term element'),
      arabicName: t.string({ description: ARABIC_NAME }),
      ...inputs({ ...TEXTS, ...LABELS }, (description) => t.string({ description })),
      numberOfOccurrencesInQuran: t.int({ description: RECOMPUTED.occurrences }),
      verseReferences: t.stringList({ description: RECOMPUTED.references }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Saves the given fields of a term element.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const {
        databaseId: id,
        expectedVersion,
        verseReferences,
        ...fields
      } = parseInput(termElementUpdate, input);
      await changing(context, async (changes) => {
        const verseIds = verseReferences && (await verseIdsOf(changes.tx, verseReferences));
        await changes.update({ entity: 'termElement', id, expectedVersion }, () => ({
          ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)),
          ...(verseIds && {
            verseIds: [...new Set(verseIds)].sort((left, right) => left - right),
          }),
        }));
      });
      return { id };
    },
  },
  {
    description: 'Payload of `updateTermElement`.',
    outputFields: (t) => ({
      termElement: t.field({
        type: termElementNode,
        description: 'The element after the change.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
