import { graphql, useFragment } from 'react-relay';
import { LANGUAGES } from '../language';
import type {
  WorkCounts_counts$data,
  WorkCounts_counts$key,
} from '../__generated__/WorkCounts_counts.graphql';
import { useWorkTexts } from '../i18n/work';
import { workSearch, workVariables, type WorkPart } from '../page/workAddress';
import { SurahWork } from './SurahWork';
import { WorkChoice } from './WorkChoice';
import styles from './WorkCounts.module.css';

interface WorkCountsProps {
  counts: WorkCounts_counts$key;
  /** The part of the queue that is shown. */
  part: WorkPart;
}

const KINDS = [undefined, 'missing', 'needsUpdate'] as const;

/** Counts by language, kind and surah, each linked to its part of the queue. */
export function WorkCounts({ counts, part }: WorkCountsProps) {
  const t = useWorkTexts();
  const data = useFragment(
    graphql`
      fragment WorkCounts_counts on TranslationWorkCount @relay(plural: true) {
        language
        missing
        needsUpdate
        surah {
          number
        }
        ...SurahWork_count
      }
    `,
    counts,
  );
  const surahs = data.filter(
    (count) =>
      count.language === workVariables(part).language &&
      countWork([count], { ...part, surah: undefined }) > 0 &&
      (!part.surah || count.surah.number === part.surah),
  );
  const choice = (name: string, chosen: WorkPart, isChosen: boolean) => ({
    name,
    search: workSearch(chosen),
    count: countWork(data, chosen),
    isChosen,
  });
  return (
    <div className={styles.counts}>
      <WorkChoice
        label={t('queue.language')}
        choices={LANGUAGES.map((language) =>
          choice(t(`language.${language}`), { ...part, language }, language === part.language),
        )}
      />
      <WorkChoice
        label={t('queue.kind')}
        choices={KINDS.map((kind) =>
          choice(t(`queue.${kind ?? 'all'}`), { ...part, kind }, kind === part.kind),
        )}
      />
      {part.surah !== undefined && (
        <WorkChoice
          label={t('queue.surahs')}
          choices={[choice(t('queue.allSurahs'), { ...part, surah: undefined }, false)]}
        />
      )}
      {surahs.length > 0 && (
        <ul aria-label={t('queue.surahs')} className={styles.surahs}>
          {surahs.map((count) => (
            <SurahWork key={count.surah.number} count={count} part={part} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The number of translations in a part of the queue. */
function countWork(counts: WorkCounts_counts$data, part: WorkPart): number {
  const { language, surah } = workVariables(part);
  return counts
    .filter((count) => count.language === language && (!surah || count.surah.number === surah))
    .map(({ missing, needsUpdate }) =>
      part.kind ? { missing, needsUpdate }[part.kind] : missing + needsUpdate,
    )
    .reduce((sum, count) => sum + count, 0);
}
