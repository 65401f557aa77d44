import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHistoryTexts } from '../i18n/history';
import { RevisionList } from '../revision/RevisionList';
import { AdminOnly } from './AdminOnly';
import { ChangeFilters } from './ChangeFilters';
import { changeFilterOf, changeParams, revisionFilterOf } from './changeFilter';

/** The recent changes of all admins. */
export function RecentChangesPage() {
  const t = useHistoryTexts();
  const [asked, setAsked] = useSearchParams();
  const chosen = changeFilterOf(asked);
  const key = changeParams(chosen).toString();
  const filter = useMemo(() => revisionFilterOf(changeFilterOf(new URLSearchParams(key))), [key]);
  return (
    <AdminOnly title={t('changes.title')} intro={t('changes.intro')}>
      <ChangeFilters
        chosen={chosen}
        onChange={(next) =>
          setAsked(changeParams(next), {
            replace: true,
            preventScrollReset: true,
            state: { keepsFocus: true },
          })
        }
      />
      <RevisionList
        key={key}
        filter={filter}
        empty={t(key ? 'changes.noneSuch' : 'changes.none')}
      />
    </AdminOnly>
  );
}
