import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../i18n/I18nProvider';
import { CloseIcon } from './CloseIcon';
import { Controls } from './Controls';
import type { ControlProps } from './useControl';

interface DialogProps extends ControlProps {
  title: string;
  /** Class that sets the width. */
  className: string | undefined;
  /** Defaults to the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Closes only by its own buttons, so that no input is lost by accident, and resets when reopened.
   * Escape presses the button with `data-takes-dialog-escape`.
   */
  isForm?: boolean;
  /** Whether Escape closes it although it is a form, because what is typed in it is soon typed again. */
  closesByEscape?: boolean;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/**
 * A modal dialog. It closes by Escape (after an open tooltip), a click outside and its button, and
 * returns focus to its trigger.
 */
export function Dialog(props: DialogProps) {
  const { title, className, isOpen, onClose, trigger, initialFocus, children } = props;
  const { isForm = false, closesByEscape = !isForm, role = 'dialog' } = props;
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Controls>
      <ChakraDialog.Root
        open={isOpen}
        role={role}
        closeOnEscape={closesByEscape}
        // An open dialog hides its siblings from screen readers, so a question mounts after it opened.
        lazyMount
        unmountOnExit={isForm || role === 'alertdialog'}
        closeOnInteractOutside={!isForm}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
        onEscapeKeyDown={(event) => {
          const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
          if (find('[role=tooltip][data-state=open], [data-takes-escape]')) event.preventDefault();
          else if (isForm) find('[data-takes-dialog-escape]')?.click();
        }}
        initialFocusEl={() => initialFocus?.current ?? content.current}
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
