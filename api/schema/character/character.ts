import { builder } from '../../builder';

builder.prismaNode('Character', {
  description: 'A letter of the Arabic alphabet.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Position in the alphabet, from 1.' }),
    arabicLetter: t.exposeString('arabicLetter', {
      description: 'The letter in its isolated form.',
    }),
    arabicPronunciation: t.exposeString('arabicPronunciation', {
      description: 'Name of the letter in vocalized Arabic.',
    }),
    turkishPronunciation: t.exposeString('turkishPronunciation', {
      description: 'Pronunciation, spelled for Turkish readers.',
    }),
    turkishLetter: t.exposeString('turkishLetter', {
      description: 'Letter used in Turkish transcription.',
    }),
    englishPronunciation: t.exposeString('englishPronunciation', {
      description: 'Pronunciation, spelled for English readers.',
    }),
    englishLetter: t.exposeString('englishLetter', {
      description: 'Letter used in English transcription.',
    }),
    version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
  }),
});

builder.queryField('characters', (t) =>
  t.prismaField({
    type: ['Character'],
    description: 'The letters of the Arabic alphabet in alphabetical order.',
    resolve: (query, _root, _args, { database: { prisma } }) =>
      prisma.character.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
);
