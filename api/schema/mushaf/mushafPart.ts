/** Pages and juz of the mushaf. Their verses are added by the noun verse. */
import { builder } from '../../builder';
import { countOf, partOf, versesOfPart, type Division } from '../../read/mushaf';
import type { MushafPartRow } from '../../read/rows';

const PAGES = countOf('page');
const JUZ = countOf('juz');

const rowOf = (division: Division, number: number): MushafPartRow | null => {
  const verses = versesOfPart(division, number);
  return verses ? { number, ...verses } : null;
};

for (const [type, count, description] of [
  ['MushafPage', PAGES, 'A page of the Madinah mushaf.'],
  ['Juz', JUZ, 'One of the 30 parts of the mushaf (Turkish "cüz").'],
] as const) {
  builder.objectType(type, {
    description,
    fields: (t) => ({
      number: t.exposeInt('number', { description: `Position in the mushaf, 1 to ${count}.` }),
      previousNumber: t.int({
        nullable: true,
        description: 'Number of the one before; null for the first.',
        resolve: ({ number }) => (number > 1 ? number - 1 : null),
      }),
      nextNumber: t.int({
        nullable: true,
        description: `Number of the one after; null for ${count}.`,
        resolve: ({ number }) => (number < count ? number + 1 : null),
      }),
    }),
  });
}

builder.objectFields('MushafPage', (t) => ({
  juz: t.int({
    description: 'Juz of the first verse, 1 to 30.',
    resolve: ({ first }) => partOf('juz', first),
  }),
  hizb: t.int({
    description: 'Hizb of the first verse, 1 to 60.',
    resolve: ({ first }) => partOf('hizb', first),
  }),
}));

builder.objectFields('Juz', (t) => ({
  firstPage: t.int({
    description: 'Page of the first verse, 1 to 604.',
    resolve: ({ first }) => partOf('page', first),
  }),
  lastPage: t.int({
    description: 'Page of the last verse, 1 to 604.',
    resolve: ({ last }) => partOf('page', last),
  }),
}));

builder.queryFields((t) => ({
  page: t.field({
    type: 'MushafPage',
    nullable: true,
    description: `The page of the Madinah mushaf with this number; null outside 1 to ${PAGES}.`,
    args: {
      number: t.arg.int({ required: true, description: `Number of the page, 1 to ${PAGES}.` }),
    },
    resolve: (_query, { number }) => rowOf('page', number),
  }),
  juz: t.field({
    type: 'Juz',
    nullable: true,
    description: `The juz with this number; null outside 1 to ${JUZ}.`,
    args: {
      number: t.arg.int({ required: true, description: `Number of the juz, 1 to ${JUZ}.` }),
    },
    resolve: (_query, { number }) => rowOf('juz', number),
  }),
}));
