import { useCitationTexts } from '../i18n/citation';
import { useControl } from '../ui/controls/useControl';
import styles from './CiteButton.module.css';

const load = async () => (await import('./CiteDialog')).CiteDialog;

interface CiteButtonProps {
  /** Opaque id of what the page shows. */
  nodeId: string;
}

/** A button among the links of a page that opens its citation. */
export function CiteButton({ nodeId }: CiteButtonProps) {
  const t = useCitationTexts();
  const { Control: CiteDialog, controlProps, triggerProps, failure, onError } = useControl(load);
  return (
    <>
      <button {...triggerProps} className={styles.button}>
        {t('title')}
      </button>
      {CiteDialog && <CiteDialog nodeId={nodeId} {...controlProps} onError={onError} />}
      {failure}
    </>
  );
}
