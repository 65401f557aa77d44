import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from './CloseIcon';
import { Controls } from './Controls';
import type { ControlProps } from './useControl';

interface DialogProps extends ControlProps {
  title: string;
  /** Gives the width. */
  className: string | undefined;
  /** The dialog itself when undefined. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Closed by its own buttons alone, so that nothing typed into it goes by accident; begins anew when opened again. */
  isForm?: boolean;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/**
 * Closed by Escape (after an open tooltip), a click outside and its button; focus returns to where
 * it was opened.
 */
export function Dialog(props: DialogProps) {
  const { title, className, isOpen, onClose, trigger, initialFocus, children } = props;
  const { isForm = false, role = 'dialog' } = props;
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Controls>
      <ChakraDialog.Root
        open={isOpen}
        role={role}
        closeOnEscape={!isForm}
        // An open dialog hides from screen readers whatever is there beside it: a question comes later.
        lazyMount
        unmountOnExit={isForm || role === 'alertdialog'}
        closeOnInteractOutside={!isForm}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
        onEscapeKeyDown={(event) => {
          if (
            content.current?.querySelector('[role=tooltip][data-state=open], [data-takes-escape]')
          )
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
                <CloseIcon />
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </Controls>
  );
}
