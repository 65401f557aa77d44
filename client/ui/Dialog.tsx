import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Controls } from './Controls';
import type { ControlProps } from './useControl';

interface DialogProps extends ControlProps {
  title: string;
  /** Gives the width. */
  className: string | undefined;
  /** The dialog itself when undefined. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Closed by Escape (after an open tooltip), a click outside and its button; focus returns to where
 * it was opened.
 */
export function Dialog(props: DialogProps) {
  const { title, className, isOpen, onClose, trigger, initialFocus, children } = props;
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Controls>
      <ChakraDialog.Root
        open={isOpen}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
        onEscapeKeyDown={(event) => {
          if (content.current?.querySelector('[role=tooltip][data-state=open]'))
            event.preventDefault();
        }}
        initialFocusEl={() => (initialFocus ?? content).current}
        finalFocusEl={() => trigger.current}
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content ref={content} className={className}>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {children}
              <ChakraDialog.CloseTrigger aria-label={t('settings.close')}>
                <svg viewBox="0 0 24 24" width="20" stroke="currentColor" aria-hidden="true">
                  <path d="M6 6l12 12M18 6L6 18" strokeWidth="1.8" strokeLinecap="round" />
                </svg>
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </Controls>
  );
}
