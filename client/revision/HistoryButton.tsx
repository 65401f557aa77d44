import type { RevisionEntity } from '../__generated__/RevisionPartQuery.graphql';
import { useHistoryTexts } from '../i18n/history';
import { Boundary } from '../ui/Boundary';
import { HistoryIcon } from './HistoryIcon';
import { useControl } from '../ui/useControl';
import styles from './HistoryButton.module.css';

const load = async () => (await import('./HistoryDrawer')).HistoryDrawer;

interface HistoryButtonProps {
  entity: RevisionEntity;
  entityId: number;
  /** What the row is called: "2:255". */
  title: string;
  /** Without the word beside its sign. */
  isIcon?: boolean;
}

/** Opens what was changed of a row. For admins alone. */
export function HistoryButton({ isIcon = false, ...row }: HistoryButtonProps) {
  const t = useHistoryTexts();
  const { Control: HistoryDrawer, controlProps, triggerProps, failure, onError } = useControl(load);
  return (
    <>
      <button
        className={styles.button}
        aria-label={t('title', { what: row.title })}
        {...triggerProps}
      >
        <HistoryIcon />
        {!isIcon && t('open')}
      </button>
      {HistoryDrawer && (
        <Boundary onError={onError}>
          <HistoryDrawer {...row} {...controlProps} />
        </Boundary>
      )}
      {failure}
    </>
  );
}
