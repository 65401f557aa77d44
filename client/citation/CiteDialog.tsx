import { Suspense } from 'react';
import { useCitationTexts } from '../i18n/citation';
import { Boundary } from '../ui/controls/Boundary';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { Citation } from './Citation';
import styles from './Citation.module.css';

interface CiteDialogProps extends ControlProps {
  nodeId: string;
  onError(): void;
}

export function CiteDialog({ nodeId, onError, ...control }: CiteDialogProps) {
  const t = useCitationTexts();
  return (
    <Boundary onError={onError}>
      <Dialog title={t('title')} className={styles.dialog} {...control}>
        <Suspense>{control.isOpen && <Citation nodeId={nodeId} />}</Suspense>
      </Dialog>
    </Boundary>
  );
}
