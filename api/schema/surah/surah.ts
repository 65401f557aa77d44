import { builder } from '../../builder';
import { SURAH_LIMITS } from '../../../text/limits';

const { revelationYear: year } = SURAH_LIMITS;

builder.prismaNode('Surah', {
  description: "One of the 114 surahs (chapters) of the Qur'an.",
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key; equals `number`.' }),
    number: t.exposeInt('number', { description: 'Position in the mushaf, 1 to 114.' }),
    arabicName: t.exposeString('arabicName', {
      description: 'Vocalized Arabic name without the word for surah.',
    }),
    turkishNameTranscription: t.exposeString('turkishNameTranscription', {
      description: 'Turkish transcription of the name, e.g. "Bakara".',
    }),
    englishNameTranscription: t.exposeString('englishNameTranscription', {
      description: 'English transcription of the name, e.g. "Al-Baqarah".',
    }),
    turkishNameTranslation: t.exposeString('turkishNameTranslation', {
      description: 'Meaning of the name in Turkish.',
    }),
    englishNameTranslation: t.exposeString('englishNameTranslation', {
      description: 'Meaning of the name in English.',
    }),
    turkishOtherNames: t.exposeStringList('turkishOtherNames', {
      description: 'Other names in Turkish, the best known first, e.g. "Benî İsrâîl" for surah 17.',
    }),
    englishOtherNames: t.exposeStringList('englishOtherNames', {
      description: 'Other names in English, the best known first.',
    }),
    turkishNameNote: t.exposeString('turkishNameNote', {
      nullable: true,
      description: 'Remark in Turkish on the name, such as its two readings; plain text.',
    }),
    englishNameNote: t.exposeString('englishNameNote', {
      nullable: true,
      description: 'Remark in English on the name; plain text.',
    }),
    isRevelationPlaceDisputed: t.exposeBoolean('isRevelationPlaceDisputed', {
      description: 'True if sources disagree whether it was revealed in Mecca or in Medina.',
    }),
    turkishRevelationPlace: t.exposeString('turkishRevelationPlace', {
      description: 'Place of revelation: "Mekke" or "Medine".',
    }),
    englishRevelationPlace: t.exposeString('englishRevelationPlace', {
      description: 'Place of revelation: "Mecca" or "Medina".',
    }),
    revelationOrder: t.exposeInt('revelationOrder', {
      description: 'Position in the traditional order of revelation, 1 to 114.',
    }),
    revelationYear: t.exposeInt('revelationYear', {
      description: `Estimate of the Gregorian year in which most of it was revealed, not a date that sources give, ${year.minimum} to ${year.maximum}.`,
    }),
    numberOfVerses: t.exposeInt('numberOfVerses', {
      description: 'Number of verses, 3 to 286, without the basmala before verse 1.',
    }),
    version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
  }),
});

builder.queryFields((t) => ({
  surah: t.prismaField({
    type: 'Surah',
    nullable: true,
    description: 'The surah with this number; null outside 1 to 114.',
    args: {
      number: t.arg.int({ required: true, description: 'Position in the mushaf, 1 to 114.' }),
    },
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
