import { historyTexts, useHistoryTexts } from '../i18n/history';
import { changesOf, type Snapshot } from './changes';
import { ChangeView } from './ChangeView';
import styles from './RevisionItem.module.css';
import type { NameOf } from './rowNames';

interface RevisionChangesProps {
  /** The kind of row. */
  entity: string;
  before: Snapshot;
  after: Snapshot;
  nameOf: NameOf;
}

/** Fields in the order of their texts, because stored rows have no order. */
const placeOf = (field: string) => FIELDS.indexOf(field);
const FIELDS = Object.keys(historyTexts.turkish.field);

/** The changes of a revision, field by field. */
export function RevisionChanges({ entity, before, after, nameOf }: RevisionChangesProps) {
  const t = useHistoryTexts();
  const changes = changesOf(before, after);
  const fields = changes
    .filter((change) => change.kind !== 'deletion')
    .sort((left, right) => placeOf(left.field) - placeOf(right.field));
  const deletion = changes.find((change) => change.kind === 'deletion');
  return (
    <>
      {!before && <p className={styles.event}>{t('made')}</p>}
      {deletion && (
        <p className={styles.event}>{t(deletion.isDeleted ? 'deleted' : 'broughtBack')}</p>
      )}
      {changes.length === 0 && <p className={styles.muted}>{t('unchanged')}</p>}
      {fields.length > 0 && (
        <dl className={styles.changes}>
          {fields.map((change, index) => (
            <ChangeView key={index} entity={entity} change={change} nameOf={nameOf} />
          ))}
        </dl>
      )}
    </>
  );
}
