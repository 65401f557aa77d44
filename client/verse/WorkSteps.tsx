import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { WorkStepsQuery } from '../__generated__/WorkStepsQuery.graphql';
import { useWorkTexts } from '../i18n/work';
import { useShownQuery } from '../relay/page';
import { Arrow } from '../ui/buttons/Arrow';
import styles from './WorkBar.module.css';
import { workSearch, workVariables, type WorkPart } from '../page/workAddress';

interface WorkStepsProps {
  verseKey: string;
  part: WorkPart;
}

const query = graphql`
  query WorkStepsQuery(
    $key: String!
    $language: Language!
    $kind: TranslationWorkKind
    $surah: Int
  ) {
    translationWorkNeighbors(key: $key, language: $language, kind: $kind, surah: $surah) {
      position
      totalCount
      previousKey
      nextKey
    }
  }
`;

/**
 * The position of a verse in the queue, with links to its neighbors; a saved verse has no position.
 */
export function WorkSteps({ verseKey, part }: WorkStepsProps) {
  const t = useWorkTexts();
  const variables = { key: verseKey, ...workVariables(part) };
  const { translationWorkNeighbors: place } = useLazyLoadQuery<WorkStepsQuery>(query, variables, {
    fetchPolicy: 'network-only',
    // A response that was prepared and not shown is kept for five minutes under the same key.
    fetchKey: useLocation().key,
    networkCacheConfig: { force: true, metadata: { skipLoader: true } },
  });
  useShownQuery(query, variables);
  if (!place) return null;
  const { position, totalCount: count, previousKey, nextKey } = place;
  const step = (side: 'previous' | 'next', key: string | null | undefined) => (
    <Arrow
      side={side}
      to={key ? { pathname: `/verses/${key}`, search: workSearch(part) } : undefined}
      label={key ? t(`bar.${side}`, { key }) : t(`bar.no.${side}`)}
    />
  );
  return (
    <>
      <p role="status" className={styles.place}>
        {position ? t('bar.place', { position, count }) : t('bar.done', { count })}
      </p>
      {step('previous', previousKey)}
      {step('next', nextKey)}
    </>
  );
}
