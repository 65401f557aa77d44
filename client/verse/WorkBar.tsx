import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useWorkTexts } from '../i18n/work';
import { Boundary } from '../ui/controls/Boundary';
import styles from './WorkBar.module.css';
import { WorkSteps } from './WorkSteps';
import { workOf, workSearch } from '../page/workAddress';

/** For an admin who goes through the queue of translations: where that goes on, and the way back. */
export function WorkBar({ verseKey }: { verseKey: string }) {
  const t = useWorkTexts();
  const part = workOf(useLocation().search);
  if (!part) return null;
  return (
    <nav aria-label={t('bar.label')} className={styles.bar}>
      <Link className={styles.queue} to={`/admin/work${workSearch(part)}`}>
        {t('bar.queue')}
      </Link>
      {/* What failed is told; at the next verse it is tried again. */}
      <Boundary key={verseKey} onError={() => undefined}>
        <Suspense fallback={null}>
          <WorkSteps verseKey={verseKey} part={part} />
        </Suspense>
      </Boundary>
    </nav>
  );
}
