import { Suspense } from 'react';
import { useCitationTexts } from '../i18n/citation';
import { Boundary } from '../ui/controls/Boundary';
import { useControl } from '../ui/controls/useControl';
import { NextIcon } from '../ui/icons/icons';
import fold from './FoldButton.module.css';

const load = async () => (await import('../citation/Citation')).Citation;

/** The citation of a page, whose code and data are loaded when the reader unfolds it. */
export function CiteFold({ nodeId }: { nodeId: string }) {
  const t = useCitationTexts();
  const { Control: Citation, controlProps, triggerProps, failure, onError } = useControl(load);
  const { isOpen, onClose } = controlProps;
  return (
    <div>
      <button
        {...triggerProps}
        aria-haspopup={undefined}
        aria-expanded={isOpen}
        className={fold.button}
        onClick={isOpen ? onClose : triggerProps.onClick}
      >
        {t('title')}
        <NextIcon />
      </button>
      {Citation && isOpen && (
        <Boundary onError={onError}>
          <Suspense>
            <Citation nodeId={nodeId} />
          </Suspense>
        </Boundary>
      )}
      {failure}
    </div>
  );
}
