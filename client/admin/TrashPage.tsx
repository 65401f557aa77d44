import { useHistoryTexts } from '../i18n/history';
import { ReloadingList } from '../revision/ReloadingList';
import { AdminOnly } from './AdminOnly';
import { TrashPart } from './TrashPart';

/** Deleted topics and verse aliases, which can be restored. */
export function TrashPage() {
  const t = useHistoryTexts();
  return (
    <AdminOnly title={t('trash.title')} intro={t('trash.intro')}>
      <ReloadingList>{(fetchKey) => <TrashPart fetchKey={fetchKey} />}</ReloadingList>
    </AdminOnly>
  );
}
