/** What follows from the Arabic text of a word, and is no longer true of another text. */
import { FROM_RULE } from '../database/provenance';
import { wordTranscription } from '../../text/transcription/transcription';

interface Word {
  arabicText: string;
  lemma: string | null;
  lemmaSource: string | null;
  grammar: string | null;
  turkishTranscription: string;
  englishTranscription: string;
}

type Followers = Partial<
  Pick<Word, 'lemma' | 'grammar' | 'turkishTranscription' | 'englishTranscription'>
>;

/**
 * The values that another Arabic text changes: the parts of the grammar are those of the old text, and a lemma by rule was
 * derived from it; a transcription by rule becomes that of the new text. A lemma that was imported stays, and so does a
 * transcription that someone wrote.
 * @param arabicText the new text; undefined if it stays
 */
export function followersOf(before: Word, arabicText: string | undefined): Followers {
  if (arabicText === undefined || arabicText === before.arabicText) return {};
  const isByRule = (transcription: string, scheme: 'TURKISH_DIA' | 'ENGLISH_IJMES') =>
    transcription === wordTranscription(before.arabicText, scheme);
  return {
    grammar: null,
    ...(before.lemmaSource === FROM_RULE && { lemma: null }),
    ...(isByRule(before.turkishTranscription, 'TURKISH_DIA') && {
      turkishTranscription: wordTranscription(arabicText, 'TURKISH_DIA'),
    }),
    ...(isByRule(before.englishTranscription, 'ENGLISH_IJMES') && {
      englishTranscription: wordTranscription(arabicText, 'ENGLISH_IJMES'),
    }),
  };
}
