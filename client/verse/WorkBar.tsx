import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useWorkTexts } from '../i18n/work';
import { Boundary } from '../ui/controls/Boundary';
import styles from './WorkBar.module.css';
import { WorkSteps } from './WorkSteps';
import { workOf, workSearch } from '../page/workAddress';

/** Steps through the translation queue for admins, with a link back to the queue. */
export function WorkBar({ verseKey }: { verseKey: string }) {
  const t = useWorkTexts();
  const part = workOf(useLocation().search);
  if (!part) return null;
  return (
    <nav aria-label={t('bar.label')} className={styles.bar}>
      <Link className={styles.queue} to={`/admin/work${workSearch(part)}`}>
        {t('bar.queue')}
      </Link>
      {/* A failure is shown as a toast; the next verse tries again. */}
      <Boundary key={verseKey} onError={() => undefined}>
        <Suspense fallback={null}>
          <WorkSteps verseKey={verseKey} part={part} />
        </Suspense>
      </Boundary>
    </nav>
  );
}
