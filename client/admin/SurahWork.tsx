import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { SurahWork_count$key } from '../__generated__/SurahWork_count.graphql';
import { useWorkTexts } from '../i18n/work';
import { useSettings } from '../settings/SettingsProvider';
import { workSearch, type WorkPart } from '../page/workAddress';
import styles from './SurahWork.module.css';

interface SurahWorkProps {
  count: SurahWork_count$key;
  /** The part of the queue that is shown. */
  part: WorkPart;
}

/** A surah with the number of its verses in the queue. */
export function SurahWork({ count, part }: SurahWorkProps) {
  const t = useWorkTexts();
  const { prefLanguage } = useSettings().settings;
  const { surah, missing, needsUpdate } = useFragment(
    graphql`
      fragment SurahWork_count on TranslationWorkCount {
        missing
        needsUpdate
        surah {
          number
          turkishNameTranscription
          englishNameTranscription
        }
      }
    `,
    count,
  );
  const counts = { missing, needsUpdate };
  const kinds = (['missing', 'needsUpdate'] as const).filter(
    (kind) => counts[kind] > 0 && (part.kind ?? kind) === kind,
  );
  return (
    <li>
      <Link
        className={styles.surah}
        to={{ search: workSearch({ ...part, surah: surah.number }) }}
        state={{ keepsFocus: true }}
        preventScrollReset
        aria-current={part.surah === surah.number ? 'true' : undefined}
      >
        {surah.number} - {byLanguage(prefLanguage, surah, 'NameTranscription')}{' '}
        <span className={styles.counts}>
          {kinds.map((kind) => t(`queue.${kind}Count`, { count: counts[kind] })).join(' · ')}
        </span>
      </Link>
    </li>
  );
}
