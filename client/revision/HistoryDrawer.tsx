import type { RevisionEntity } from '../__generated__/RevisionPartQuery.graphql';
import { EditorScope } from '../editing/EditorScope';
import { useHistoryTexts } from '../i18n/history';
import { Drawer } from '../ui/controls/Drawer';
import type { ControlProps } from '../ui/controls/useControl';
import { RevisionList } from './RevisionList';

interface HistoryDrawerProps extends ControlProps {
  entity: RevisionEntity;
  entityId: number;
  /** Name of the row. */
  title: string;
}

/** The changes of one row, newest first, each with a button to restore it. */
export function HistoryDrawer({ entity, entityId, title, ...control }: HistoryDrawerProps) {
  const t = useHistoryTexts();
  return (
    <Drawer title={t('title', { what: title })} {...control}>
      <EditorScope onError={control.onClose}>
        <RevisionList filter={{ entity, entityId }} empty={t('none')} />
      </EditorScope>
    </Drawer>
  );
}
