import { useWorkTexts } from '../i18n/work';
import { AdminOnly } from './AdminOnly';
import { DraftList } from './DraftList';
import { WorkQueue } from './WorkQueue';

/** What of the translations is to be made or updated, and what is typed but not saved. */
export function WorkPage() {
  const t = useWorkTexts();
  return (
    <AdminOnly title={t('queue.title')} intro={t('queue.intro')}>
      <DraftList />
      <WorkQueue />
    </AdminOnly>
  );
}
