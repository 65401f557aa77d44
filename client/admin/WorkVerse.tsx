import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { WorkVerse_verse$key } from '../__generated__/WorkVerse_verse.graphql';
import { useWorkTexts } from '../i18n/work';
import { useSettings } from '../settings/SettingsProvider';
import { workSearch, type WorkPart } from '../page/workAddress';
import styles from './WorkVerse.module.css';

interface WorkVerseProps {
  verse: WorkVerse_verse$key;
  /** The part of the queue that the link continues. */
  part: WorkPart;
}

/** A verse of the queue, with its translation if that is outdated. */
export function WorkVerse({ verse, part }: WorkVerseProps) {
  const t = useWorkTexts();
  const { prefLanguage } = useSettings().settings;
  const data = useFragment(
    graphql`
      fragment WorkVerse_verse on Verse {
        key
        turkishTranslation
        englishTranslation
        surah {
          turkishNameTranscription
          englishNameTranscription
        }
      }
    `,
    verse,
  );
  const translation = byLanguage(part.language, data, 'Translation');
  return (
    <li className={styles.verse}>
      <Link className={styles.link} to={`/verses/${data.key}${workSearch(part)}`}>
        {data.key} {byLanguage(prefLanguage, data.surah, 'NameTranscription')}
      </Link>
      <p className={styles.kind}>{t(translation ? 'queue.needsUpdate' : 'queue.missing')}</p>
      {translation && (
        <p lang={LANGUAGE_TAGS[part.language]} className={styles.translation}>
          {translation}
        </p>
      )}
    </li>
  );
}
