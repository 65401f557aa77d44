import { builder } from '../../builder';
import { letterForms, type LetterForms } from '../../../text/letterForms';

const letterFormsType = builder.objectRef<LetterForms>('LetterForms').implement({
  description: 'Forms of a letter; a tatweel is on each side where it is joined to a neighbor.',
  fields: (t) => ({
    alone: t.exposeString('alone', { description: 'Not joined, such as "ب".' }),
    initial: t.exposeString('initial', {
      description: 'At the beginning of a word, such as "بـ".',
    }),
    medial: t.exposeString('medial', { description: 'In the middle of a word, such as "ـبـ".' }),
    final: t.exposeString('final', { description: 'At the end of a word, such as "ـب".' }),
  }),
});

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
      description: 'Name of the letter in Turkish transcription, e.g. "bâ".',
    }),
    turkishLetter: t.exposeString('turkishLetter', {
      description: 'Letter used in Turkish transcription.',
    }),
    englishPronunciation: t.exposeString('englishPronunciation', {
      description: 'Name of the letter in English transcription, e.g. "bāʾ".',
    }),
    englishLetter: t.exposeString('englishLetter', {
      description: 'Letter used in English transcription.',
    }),
    turkishName: t.exposeString('turkishName', {
      nullable: true,
      description: 'Name of the letter in use in Türkiye, e.g. "be".',
    }),
    turkishSound: t.exposeString('turkishSound', {
      nullable: true,
      description: 'The sound, described in Turkish, e.g. "peltek s".',
    }),
    englishSound: t.exposeString('englishSound', {
      nullable: true,
      description: 'The sound, described in English, e.g. "th, as in think".',
    }),
    turkishNote: t.exposeString('turkishNote', {
      nullable: true,
      description:
        'Remark in Turkish on the use of the letter, such as that of the alif as seat of a hamza.',
    }),
    englishNote: t.exposeString('englishNote', {
      nullable: true,
      description: 'Remark in English on the use of the letter.',
    }),
    forms: t.field({
      type: letterFormsType,
      nullable: true,
      description:
        'Forms of the letter by its place in a word; null for the hamza, which has none.',
      resolve: ({ arabicLetter }) => letterForms(arabicLetter),
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
