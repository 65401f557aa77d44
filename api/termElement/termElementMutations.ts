import { builder } from '../builder';
import { changing } from '../changes';
import { NotFoundError, valid, ValidationError } from '../errors';
import { changeErrors, targetFields } from '../targets';
import { verseIdsOf } from '../verseReferences';
import { termElementNode } from './termElement';
import { termElementCreation, termElementUpdate } from './termElementRules';

const TEXTS = {
  turkishNameInQuran: 'The name as the text has it, for Turkish.',
  englishNameInQuran: 'The name as the text has it, for English.',
  turkishTranslation: 'A short translation into Turkish.',
  englishTranslation: 'A short translation into English.',
  turkishMeaning: 'What the name means, explained in Turkish.',
  englishMeaning: 'What the name means, explained in English.',
  turkishTag: 'Code of the group in Turkish.',
  englishTag: 'Code of the group in English, e.g. "ANA".',
} as const;

const LABELS = {
  turkishLabel: 'What a word is marked with, in Turkish.',
  englishLabel: 'What a word is marked with, in English.',
  turkishGrammaticalType: 'Kind of word, in Turkish.',
  englishGrammaticalType: 'Kind of word, in English.',
} as const;

const TYPED = {
  occurrences: 'How often it occurs; recomputed from tagged words when the term is organised.',
  references: 'Verses it occurs in, "2:255"; recomputed from tagged words likewise.',
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
      arabicName: t.string({ required: true, description: 'The name in Arabic.' }),
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
      const id = await changing(context, async (changes) => {
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
        await changes.keep('termElement', element.id, null);
        return element.id;
      });
      return { id };
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
      arabicName: t.string({ description: 'The name in Arabic.' }),
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
