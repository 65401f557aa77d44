import { useState } from 'react';
import type { RevisionEntity } from '../__generated__/RevisionPartQuery.graphql';
import { useHistoryTexts } from '../i18n/history';
import { RevisionList } from '../revision/RevisionList';
import { SelectField } from '../ui/fields/SelectField';
import { AdminOnly } from './AdminOnly';
import styles from './RecentChangesPage.module.css';

const ENTITIES = [
  'VERSE',
  'WORD',
  'POST',
  'POST_VERSE',
  'TERM',
  'TERM_ELEMENT',
  'CHARACTER',
  'SURAH',
  'VERSE_ALIAS',
] as const satisfies RevisionEntity[];

/** The recent changes of all admins. */
export function RecentChangesPage() {
  const t = useHistoryTexts();
  const [chosen, setChosen] = useState('');
  const entity = ENTITIES.find((name) => name === chosen);
  return (
    <AdminOnly title={t('changes.title')} intro={t('changes.intro')}>
      <div className={styles.filter}>
        <SelectField
          name="entity"
          label={t('changes.kind')}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: '', label: t('changes.all') },
            ...ENTITIES.map((name) => ({ value: name, label: t(`entity.${name}`) })),
          ]}
        />
      </div>
      <RevisionList key={chosen} filter={{ entity }} empty={t('changes.none')} />
    </AdminOnly>
  );
}
