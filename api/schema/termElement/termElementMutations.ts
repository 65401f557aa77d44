import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { NotFoundError, valid, ValidationError } from '../../errors';
import { atMost, changeErrors, targetFields } from '../../targets';
import { verseIdsOf } from '../../write/verseIds';
import { TERM_ELEMENT_LIMITS } from '../../../text/limits';
import { termElementNode } from './termElement';
import { termElementCreation, termElementUpdate } from './termElementRules';

const { arabicNameCharacters, occurrences, tagCharacters, textCharacters, verses } =
  TERM_ELEMENT_LIMITS;

const ARABIC_NAME = `The name in Arabic. ${atMost(arabicNameCharacters)}`;

const TEXTS = {
  turkishNameInQuran: `The name as the text has it, for Turkish. ${atMost(textCharacters)}`,
  englishNameInQuran: `The name as the text has it, for English. ${atMost(textCharacters)}`,
  turkishTranslation: `A short translation into Turkish. ${atMost(textCharacters)}`,
  englishTranslation: `A short translation into English. ${atMost(textCharacters)}`,
  turkishMeaning: `What the name means, explained in Turkish. ${atMost(textCharacters)}`,
  englishMeaning: `What the name means, explained in English. ${atMost(textCharacters)}`,
  turkishTag: `Code of the group in Turkish. ${atMost(tagCharacters)}`,
  englishTag: `Code of the group in English, e.g. "ANA". ${atMost(tagCharacters)}`,
} as const;

const LABELS = {
  turkishLabel: `What a word is marked with, in Turkish. ${atMost(textCharacters)}`,
  englishLabel: `What a word is marked with, in English. ${atMost(textCharacters)}`,
  turkishGrammaticalType: `Kind of word, in Turkish. ${atMost(textCharacters)}`,
  englishGrammaticalType: `Kind of word, in English. ${atMost(textCharacters)}`,
} as const;

const TYPED = {
  occurrences: `How often it occurs, ${occurrences.minimum} to ${occurrences.maximum}; recomputed from tagged words when the term is organised.`,
  references: `Verses it occurs in, "2:255", at most ${verses}; recomputed from tagged words likewise.`,
};

/** An input field for each of these texts. */
function inputs<Field>(texts: Record<string, string>, input: (description: string) => Field) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, description]) => [name, input(description)]),
  );
}

builder.relayMutationField(
  'createTermElement',
  {
    description: 'A row for the table of a term.',
    inputFields: (t) => ({
      termId: t.int({ required: true, description: 'Integer key of the term.' }),
      arabicName: t.string({ required: true, description: ARABIC_NAME }),
      ...inputs(TEXTS, (description) => t.string({ required: true, description })),
      ...inputs(LABELS, (description) => t.string({ description })),
      numberOfOccurrencesInQuran: t.int({ description: TYPED.occurrences }),
      verseReferences: t.stringList({ description: TYPED.references }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Adds an element at the end of the table of a term.',
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input }, context) => {
      const { verseReferences, ...fields } = valid(termElementCreation, input);
      return changing(context, async (changes) => {
        const { tx } = changes;
        const term = await tx.term.findUnique({ where: { id: fields.termId } });
        if (!term) throw new NotFoundError(`There is no term ${fields.termId}.`);
        const verseIds = await verseIdsOf(tx, verseReferences);
        const last = await tx.termElement.aggregate({
          where: { termId: term.id },
          _max: { elementOrder: true },
        });
        const element = await tx.termElement.create({
          data: {
            ...fields,
            elementOrder: (last._max.elementOrder ?? 0) + 1,
            verses: { create: [...new Set(verseIds)].map((verseId) => ({ verseId })) },
          },
        });
        return changes.made('termElement', element);
      });
    },
  },
  {
    description: 'A term element that was made.',
    outputFields: (t) => ({
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
    description: 'The fields of a term element that change; null leaves one as it is.',
    inputFields: (t) => ({
      ...targetFields(t, 'term element'),
      arabicName: t.string({ description: ARABIC_NAME }),
      ...inputs({ ...TEXTS, ...LABELS }, (description) => t.string({ description })),
      numberOfOccurrencesInQuran: t.int({ description: TYPED.occurrences }),
      verseReferences: t.stringList({ description: TYPED.references }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Saves what is given of a term element.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const {
        databaseId: id,
        expectedVersion,
        verseReferences,
        ...fields
      } = valid(termElementUpdate, input);
      await changing(context, async (changes) => {
        const verseIds = verseReferences && (await verseIdsOf(changes.tx, verseReferences));
        await changes.update({ entity: 'termElement', id, expectedVersion }, () => ({
          ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)),
          ...(verseIds && {
            verseIds: [...new Set(verseIds)].sort((left, right) => left - right),
          }),
        }));
      });
      termElementNode.getDataloader(context).clear(id);
      return { id };
    },
  },
  {
    description: 'A term element that was saved.',
    outputFields: (t) => ({
      termElement: t.field({
        type: termElementNode,
        description: 'The element as it is now.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
