import { builder } from '../../builder';
import { inScheme } from '../../../text/transcription/plain';
import {
  TRANSCRIPTION_SCHEMES,
  type TranscriptionScheme,
} from '../../../text/transcription/schemes';
import { verseTranscription } from '../../../text/transcription/transcription';
import { wordsOfVerse } from './word';

const DESCRIPTIONS: Record<TranscriptionScheme, string> = {
  TURKISH_PLAIN: 'Turkish letters without dots, for reading aloud: "er-rahmâni".',
  TURKISH_DIA: 'The letters of TDV İslâm Ansiklopedisi: "er-raḥmâni".',
  ENGLISH_PLAIN: 'English letters without dots, for reading aloud: "ar-rahmaani".',
  ENGLISH_IJMES:
    'The letters of the International Journal of Middle East Studies: "al-raḥmāni", assimilated in a verse: "ar-raḥmāni".',
};

builder.enumType('TranscriptionScheme', {
  description:
    'How Arabic is written in Latin letters. The scholarly schemes write ayn as ʿ and hamza as ʾ.',
  values: Object.fromEntries(
    TRANSCRIPTION_SCHEMES.map((scheme) => [scheme, { description: DESCRIPTIONS[scheme] }]),
  ) as Record<TranscriptionScheme, { description: string }>,
});

const SCHEME = 'The language and the letters.';

builder.interfaceField('WordText', 'transcription', (t) =>
  t.string({
    description:
      'The word by itself, with its whole ending; a plain scheme simplifies `turkishTranscription` or `englishTranscription`.',
    args: { scheme: t.arg({ type: 'TranscriptionScheme', required: true, description: SCHEME }) },
    resolve: (word, { scheme }) =>
      inScheme(
        scheme.startsWith('TURKISH') ? word.turkishTranscription : word.englishTranscription,
        scheme,
      ),
  }),
);

builder.objectField('Verse', 'transcription', (t) =>
  t.string({
    description:
      'The verse as it is recited without a pause before its end: words joined and assimilated, the last one as before a stop. It follows from the Arabic text alone.',
    args: { scheme: t.arg({ type: 'TranscriptionScheme', required: true, description: SCHEME }) },
    resolve: async ({ id }, { scheme }, context) => {
      const words = (await wordsOfVerse(context, id)) ?? [];
      return verseTranscription(
        words.map(({ arabicText }) => arabicText),
        scheme,
      );
    },
  }),
);
