import { useTranslation } from '../i18n/I18nProvider';
import { useSettings } from '../settings/SettingsProvider';
import {
  useShowsTranscription,
  useTranscription,
  type Transcriptions,
} from '../word/useTranscription';
import styles from './RecitedVerse.module.css';

/** A line with the transcription of a verse as it is recited. */
export function RecitedVerse({ recited }: { recited: Transcriptions }) {
  const { t } = useTranslation();
  const { prefLanguage } = useSettings().settings;
  const transcriptionOf = useTranscription();
  if (!useShowsTranscription()) return null;
  return (
    <p className={styles.recited}>
      <span className="visuallyHidden">{t('word.transcription')}: </span>
      <span lang="ar-Latn">{transcriptionOf(recited, prefLanguage)}</span>
    </p>
  );
}
