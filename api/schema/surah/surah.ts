import { builder } from '../../builder';

builder.prismaNode('Surah', {
  description: "One of the 114 surahs (chapters) of the Qur'an.",
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key; equals `number`.' }),
    number: t.exposeInt('number', { description: 'Place in the mushaf, 1 to 114.' }),
    arabicName: t.exposeString('arabicName', {
      description: 'Vowelled Arabic name without the word for surah.',
    }),
    turkishNameTranscription: t.exposeString('turkishNameTranscription', {
      description: 'The name as Turkish writes it, e.g. "Bakara".',
    }),
    englishNameTranscription: t.exposeString('englishNameTranscription', {
      description: 'The name in Latin letters for English readers, e.g. "Al-Baqarah".',
    }),
    turkishNameTranslation: t.exposeString('turkishNameTranslation', {
      description: 'What the name means, in Turkish.',
    }),
    englishNameTranslation: t.exposeString('englishNameTranslation', {
      description: 'What the name means, in English.',
    }),
    turkishRevelationPlace: t.exposeString('turkishRevelationPlace', {
      description: '"Mekke" or "Medine".',
    }),
    englishRevelationPlace: t.exposeString('englishRevelationPlace', {
      description: '"Mecca" or "Medina".',
    }),
    revelationOrder: t.exposeInt('revelationOrder', {
      description: 'Place in the traditional order of revelation, 1 to 114.',
    }),
    revelationYear: t.exposeInt('revelationYear', {
      description: 'Estimated Gregorian year in which most of it was revealed, 610 to 632.',
    }),
    numberOfVerses: t.exposeInt('numberOfVerses', {
      description: 'How many verses it has, 3 to 286, not counting the basmala before verse 1.',
    }),
    version: t.exposeInt('version', { description: 'Raised by one with every change.' }),
  }),
});

builder.queryFields((t) => ({
  surah: t.prismaField({
    type: 'Surah',
    nullable: true,
    description: 'The surah with this number; null outside 1 to 114.',
    args: { number: t.arg.int({ required: true, description: 'Place in the mushaf, 1 to 114.' }) },
    resolve: (query, _root, { number }, { database: { prisma } }) =>
      prisma.surah.findUnique({ ...query, where: { number } }),
  }),
  surahs: t.prismaField({
    type: ['Surah'],
    description: 'All 114 surahs in mushaf order.',
    resolve: (query, _root, _args, { database: { prisma } }) =>
      prisma.surah.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
}));
