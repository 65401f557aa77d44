import { builder } from '../../builder';
import { changing } from '../../write/changes';
import type { Transaction } from '../../write/entities';
import { parseInput } from '../../errors';
import { atMost, changeErrors, targetFields } from '../../targets';
import { TERM_LIMITS } from '../../../text/limits';
import { inTableOrder, termOrganization, termUpdate } from './termRules';

builder.relayMutationField(
  'updateTerm',
  {
    description: 'The names of a term.',
    inputFields: (t) => ({
      ...targetFields(t, 'term'),
      turkishName: t.string({
        required: true,
        description: `Name of the table in Turkish. ${atMost(TERM_LIMITS.nameCharacters)}`,
      }),
      englishName: t.string({
        required: true,
        description: `Name of the table in English. ${atMost(TERM_LIMITS.nameCharacters)}`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Saves the names of a term.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion, ...names } = parseInput(termUpdate, input);
      await changing(context, (changes) =>
        changes.update({ entity: 'term', id, expectedVersion }, () => names),
      );
      return { id };
    },
  },
  {
    description: 'Payload of `updateTerm`.',
    outputFields: (t) => ({
      term: t.prismaField({
        type: 'Term',
        description: 'The term after the change.',
        resolve: (query, { id }, _args, { database: { prisma } }) =>
          prisma.term.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'organizeTerm',
  {
    description: 'The term to organize.',
    inputFields: (t) => targetFields(t, 'term'),
  },
  {
    directives: { admin: {} },
    description:
      'Recomputes the table of a term from the tagged words: verses, numbers of occurrences and order (most occurrences first, then by first verse in the mushaf). An element without tagged words keeps the values that were entered.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion } = parseInput(termOrganization, input);
      await changing(context, async (changes) => {
        await changes.update({ entity: 'term', id, expectedVersion }, () => ({}));
        const elements = inTableOrder(await countElements(changes.tx, id));
        for (const [index, element] of elements.entries()) {
          await changes.update({ entity: 'termElement', id: element.id }, () => ({
            elementOrder: index + 1,
            numberOfOccurrencesInQuran: element.numberOfOccurrences,
            verseIds: element.verseIds,
          }));
        }
      });
      return { id };
    },
  },
  {
    description: 'Payload of `organizeTerm`.',
    outputFields: (t) => ({
      term: t.prismaField({
        type: 'Term',
        description: 'The term after the change.',
        resolve: (query, { id }, _args, { database: { prisma } }) =>
          prisma.term.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

async function countElements(tx: Transaction, termId: number) {
  const elements = await tx.termElement.findMany({
    where: { termId, deletedAt: null },
    include: {
      words: { select: { word: { select: { verseId: true } } } },
      verses: { select: { verseId: true }, orderBy: { verseId: 'asc' } },
    },
  });
  return elements.map(({ id, words, verses, numberOfOccurrencesInQuran: typed }) => {
    const tagged = words.map(({ word }) => word.verseId).sort((left, right) => left - right);
    const verseIds = tagged.length > 0 ? [...new Set(tagged)] : verses.map((row) => row.verseId);
    const numberOfOccurrences = tagged.length || typed;
    return { id, numberOfOccurrences, verseIds, firstVerse: verseIds[0] };
  });
}
