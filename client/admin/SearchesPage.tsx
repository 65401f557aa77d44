import { useSearchParams } from 'react-router-dom';
import type { FailedSearchOrder } from '../__generated__/FailedSearchPartQuery.graphql';
import { useFailedSearchTexts } from '../i18n/failedSearches';
import { ReloadingList } from '../revision/ReloadingList';
import { SelectField } from '../ui/fields/SelectField';
import { AdminOnly } from './AdminOnly';
import { FailedSearchPart } from './FailedSearchPart';
import styles from './SearchesPage.module.css';

const ORDERS = ['MOST_FREQUENT', 'NEWEST'] as const satisfies FailedSearchOrder[];

/** Searches that failed or were refined, of which an admin can make names of verses. */
export function SearchesPage() {
  const t = useFailedSearchTexts();
  const [asked, setAsked] = useSearchParams();
  const order = ORDERS.find((name) => name === asked.get('order')) ?? 'MOST_FREQUENT';
  return (
    <AdminOnly title={t('title')} intro={t('intro')}>
      <div className={styles.order}>
        <SelectField
          name="order"
          label={t('order.label')}
          value={order}
          onChange={(chosen) => setAsked({ order: chosen })}
          options={ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
        />
      </div>
      <ReloadingList key={order}>
        {(fetchKey) => <FailedSearchPart order={order} fetchKey={fetchKey} />}
      </ReloadingList>
    </AdminOnly>
  );
}
