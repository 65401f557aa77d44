import { useControl } from '../ui/controls/useControl';
import styles from './CiteButton.module.css';

const load = async () => (await import('./CiteDialog')).CiteDialog;

interface CiteButtonProps {
  /** Opaque id of what the page shows. */
  nodeId: string;
  label: string;
}

/** A button among the links of a page that opens its citation. */
export function CiteButton({ nodeId, label }: CiteButtonProps) {
  const { Control: CiteDialog, controlProps, triggerProps, failure, onError } = useControl(load);
  return (
    <>
      <button {...triggerProps} className={styles.button}>
        {label}
      </button>
      {CiteDialog && <CiteDialog nodeId={nodeId} {...controlProps} onError={onError} />}
      {failure}
    </>
  );
}
