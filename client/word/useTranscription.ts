import { inScheme } from '../../text/transcription/plain';
import type { TranscriptionScheme } from '../../text/transcription/schemes';
import { byLanguage, type Language } from '../language';
import type { ShownTranscription } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';

/** Both transcriptions of a word or of a verse, in the scholarly schemes. */
export interface Transcriptions {
  readonly turkishTranscription: string;
  readonly englishTranscription: string;
}

const SCHEMES: Record<
  Language,
  Record<Exclude<ShownTranscription, 'none'>, TranscriptionScheme>
> = {
  turkish: { plain: 'TURKISH_PLAIN', scholarly: 'TURKISH_DIA' },
  english: { plain: 'ENGLISH_PLAIN', scholarly: 'ENGLISH_IJMES' },
};

/** Returns a function that gives a transcription in the letters of the settings. */
export function useTranscription(): (transcribed: Transcriptions, language: Language) => string {
  const { transcription } = useSettings().settings;
  const shown = transcription === 'none' ? 'plain' : transcription;
  return (transcribed, language) =>
    inScheme(byLanguage(language, transcribed, 'Transcription'), SCHEMES[language][shown]);
}

/** False if the reader wants to see no transcription. */
export const useShowsTranscription = () => useSettings().settings.transcription !== 'none';
