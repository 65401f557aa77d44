/** The signs of the mushaf beside the letters of the alphabet. */
import { builder, enumValues } from '../../builder';
import type { ReadingSignKind } from '../../__generated__/prisma/client';

const KIND_DESCRIPTIONS: Record<ReadingSignKind, string> = {
  letter: 'A form of a letter that the alphabet does not list: ة, ى, ٱ, لا.',
  vowel: 'A vowel sign, or a sign of doubling or lengthening.',
  pause: 'A pause mark, or the sign of a prostration.',
};

const kindOfSign = builder.enumType('ReadingSignKind', {
  description: 'Kind of a sign.',
  values: enumValues(KIND_DESCRIPTIONS),
});

builder.prismaNode('ReadingSign', {
  description: 'A sign of the mushaf beside the letters of the alphabet.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Position in the list, from 1.' }),
    kind: t.expose('kind', { type: kindOfSign, description: 'What it is.' }),
    sign: t.exposeString('sign', {
      description: 'The sign; one above or below a letter is on a tatweel.',
    }),
    arabicName: t.exposeString('arabicName', { description: 'Vocalized Arabic name.' }),
    turkishName: t.exposeString('turkishName', { description: 'Name in use in Türkiye.' }),
    englishName: t.exposeString('englishName', { description: 'Name in English.' }),
    turkishMeaning: t.exposeString('turkishMeaning', {
      description: 'In Turkish, what the sign tells a reader.',
    }),
    englishMeaning: t.exposeString('englishMeaning', {
      description: 'In English, what the sign tells a reader.',
    }),
    version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
  }),
});

builder.queryField('readingSigns', (t) =>
  t.prismaField({
    type: ['ReadingSign'],
    description:
      'The signs of the mushaf beside the letters: further forms of letters, vowel signs, pause marks.',
    args: { kind: t.arg({ type: kindOfSign, description: 'Only signs of this kind.' }) },
    resolve: (query, _root, { kind }, { database: { prisma } }) =>
      prisma.readingSign.findMany({
        ...query,
        where: kind ? { kind } : {},
        orderBy: { id: 'asc' },
      }),
  }),
);
