import { builder } from '../../builder';
import { verseTranscription, wordTranscription } from '../../../text/transcription/transcription';

/** The words said before reading the Qur'an (16:98); they are not a verse. */
const WORDS = [
  {
    arabicText: 'أَعُوذُ',
    turkishTranslation: 'sığınırım',
    englishTranslation: 'I seek refuge',
  },
  {
    arabicText: 'بِٱللَّهِ',
    turkishTranslation: 'Allah’a',
    englishTranslation: 'in Allah',
  },
  {
    arabicText: 'مِنَ',
    turkishTranslation: 'karşı',
    englishTranslation: 'from',
  },
  {
    arabicText: 'ٱلشَّيْطَـٰنِ',
    turkishTranslation: 'şeytana',
    englishTranslation: 'Satan',
  },
  {
    arabicText: 'ٱلرَّجِيمِ',
    turkishTranslation: 'kovulmuş',
    englishTranslation: 'the outcast',
  },
].map((word, index) => ({
  ...word,
  numberInVerse: index + 1,
  pauseAfter: null,
  turkishTranscription: wordTranscription(word.arabicText, 'TURKISH_DIA'),
  englishTranscription: wordTranscription(word.arabicText, 'ENGLISH_IJMES'),
}));

const PHRASE = {
  id: 999_999,
  turkishTranslation: 'Kovulmuş şeytandan Allah’a sığınırım.',
  englishTranslation: 'I seek refuge in Allah from Satan, the outcast.',
};

const openingWord = builder.objectRef<(typeof WORDS)[number]>('OpeningWord').implement({
  description: 'A word of the opening phrase.',
  interfaces: ['WordText'],
});

const openingPhrase = builder.objectRef<typeof PHRASE>('OpeningPhrase').implement({
  description:
    "The phrase that is said before reading the Qur'an (16:98). It is shown like a verse but is not one: it has no neighbors and can't be edited.",
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Always 999999.' }),
    turkishTranslation: t.exposeString('turkishTranslation', {
      description: 'Turkish translation of the phrase.',
    }),
    englishTranslation: t.exposeString('englishTranslation', {
      description: 'English translation of the phrase.',
    }),
    transcription: t.string({
      description: 'The phrase as it is recited.',
      args: {
        scheme: t.arg({
          type: 'TranscriptionScheme',
          required: true,
          description: 'The language and the letters.',
        }),
      },
      resolve: (_phrase, { scheme }) =>
        verseTranscription(
          WORDS.map(({ arabicText }) => arabicText),
          scheme,
        ),
    }),
    words: t.field({
      type: [openingWord],
      description: 'The five words in order.',
      resolve: () => WORDS,
    }),
  }),
});

builder.objectField('Post', 'openingPhrase', (t) =>
  t.field({
    type: openingPhrase,
    nullable: true,
    description: 'The phrase before the verses of the Beginning (post 1); null for other posts.',
    resolve: ({ id }) => (id === 1 ? PHRASE : null),
  }),
);
