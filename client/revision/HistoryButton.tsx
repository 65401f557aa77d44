import type { RevisionEntity } from '../__generated__/RevisionPartQuery.graphql';
import { useHistoryTexts } from '../i18n/history';
import { Boundary } from '../ui/controls/Boundary';
import { useControl } from '../ui/controls/useControl';
import { Icon } from '../ui/icons/icons';
import styles from './HistoryButton.module.css';

const load = async () => (await import('./HistoryDrawer')).HistoryDrawer;

interface HistoryButtonProps {
  entity: RevisionEntity;
  entityId: number;
  /** Name of the row: "2:255". */
  title: string;
  /** Shows the icon without the label. */
  isIcon?: boolean;
}

/** Opens the history of a row, for admins. */
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

const HistoryIcon = () => (
  <Icon>
    <path d="M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5" />
    <path d="M12 8v4.5l3 2" />
  </Icon>
);
