import { useWorkTexts } from '../i18n/work';
import { AdminOnly } from './AdminOnly';
import { DraftList } from './DraftList';
import { WorkQueue } from './WorkQueue';

/** The drafts and the queue of translations that are missing or outdated. */
export function WorkPage() {
  const t = useWorkTexts();
  return (
    <AdminOnly title={t('queue.title')} intro={t('queue.intro')}>
      <DraftList />
      <WorkQueue />
    </AdminOnly>
  );
}
