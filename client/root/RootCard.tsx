import { rootPath } from '../page/rootPath';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RootCard_root$key } from '../__generated__/RootCard_root.graphql';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { useRootTexts } from '../i18n/root';
import { useSettings } from '../settings/SettingsProvider';
import { useTranscription } from '../word/useTranscription';
import styles from './RootCard.module.css';
import { spaced } from './written';

/** A root in the list of a letter, with its Latin letters, its sense and its number of occurrences. */
export function RootCard({ root }: { root: RootCard_root$key }) {
  const t = useRootTexts();
  const { prefLanguage } = useSettings().settings;
  const transcribe = useTranscription();
  const data = useFragment(
    graphql`
      fragment RootCard_root on Root {
        letters
        turkishTranscription: transcription(scheme: TURKISH_DIA)
        englishTranscription: transcription(scheme: ENGLISH_IJMES)
        turkishSense
        englishSense
        numberOfOccurrences
      }
    `,
    root,
  );
  const { letters, numberOfOccurrences } = data;
  const sense = byLanguage(prefLanguage, data, 'Sense');
  return (
    <Link className={styles.card} to={rootPath(letters)}>
      <span lang="ar" className={styles.letters}>
        {spaced(letters)}
      </span>{' '}
      <span dir="ltr" lang="ar-Latn" className={styles.latin}>
        {transcribe(data, prefLanguage)}
      </span>{' '}
      {sense && (
        <span dir="ltr" lang={LANGUAGE_TAGS[prefLanguage]} className={styles.sense}>
          {sense}{' '}
        </span>
      )}
      <span dir="ltr" className={styles.count}>
        {t('times', { count: numberOfOccurrences })}
      </span>
    </Link>
  );
}
