import { graphql, useFragment } from 'react-relay';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { RootSense_root$key } from '../__generated__/RootSense_root.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { useTranscription } from '../word/useTranscription';
import styles from './RootSense.module.css';

/** A root in Latin letters, what it means, and what is disputed about it, in the reader's language. */
export function RootSense({ root }: { root: RootSense_root$key }) {
  const { prefLanguage } = useSettings().settings;
  const transcribe = useTranscription();
  const data = useFragment(
    graphql`
      fragment RootSense_root on Root {
        turkishTranscription: transcription(scheme: TURKISH_DIA)
        englishTranscription: transcription(scheme: ENGLISH_IJMES)
        turkishSense
        englishSense
        turkishNote
        englishNote
      }
    `,
    root,
  );
  const sense = byLanguage(prefLanguage, data, 'Sense');
  const note = byLanguage(prefLanguage, data, 'Note');
  return (
    <>
      <p lang="ar-Latn" className={styles.latin}>
        {transcribe(data, prefLanguage)}
      </p>
      {sense && (
        <p lang={LANGUAGE_TAGS[prefLanguage]} className={styles.sense}>
          {sense}
        </p>
      )}
      {note && (
        <p lang={LANGUAGE_TAGS[prefLanguage]} className={styles.note}>
          {note}.
        </p>
      )}
    </>
  );
}
