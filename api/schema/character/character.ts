import { builder } from '../../builder';

builder.prismaNode('Character', {
  description: 'A letter of the Arabic alphabet.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Place in the alphabet, from 1.' }),
    arabicLetter: t.exposeString('arabicLetter', { description: 'The letter standing alone.' }),
    arabicPronunciation: t.exposeString('arabicPronunciation', {
      description: 'Its name in vowelled Arabic.',
    }),
    turkishPronunciation: t.exposeString('turkishPronunciation', {
      description: 'How it is pronounced, for Turkish readers.',
    }),
    turkishLetter: t.exposeString('turkishLetter', {
      description: 'The letter that stands for it in Turkish transcription.',
    }),
    englishPronunciation: t.exposeString('englishPronunciation', {
      description: 'How it is pronounced, for English readers.',
    }),
    englishLetter: t.exposeString('englishLetter', {
      description: 'The letter that stands for it in English transcription.',
    }),
    version: t.exposeInt('version', { description: 'Raised by one with every change.' }),
  }),
});

builder.queryField('characters', (t) =>
  t.prismaField({
    type: ['Character'],
    description: 'The letters of the Arabic alphabet in its order.',
    resolve: (query, _root, _args, { database: { prisma } }) =>
      prisma.character.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
);
