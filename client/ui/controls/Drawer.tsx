import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/I18nProvider';
import { CloseIcon } from './CloseIcon';
import { Controls } from './Controls';
import type { ControlProps } from './useControl';

interface DrawerProps extends ControlProps {
  title: string;
  children: ReactNode;
}

/**
 * A scrolling dialog at the side of the page. It closes by Escape, a click outside and its button,
 * and returns focus to its trigger.
 */
export function Drawer({ title, isOpen, onClose, trigger, children }: DrawerProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Controls>
      <ChakraDrawer.Root
        open={isOpen}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
        initialFocusEl={() => content.current}
        finalFocusEl={() => trigger.current}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ChakraDrawer.Backdrop />
          <ChakraDrawer.Positioner>
            <ChakraDrawer.Content ref={content}>
              <ChakraDrawer.Header>
                <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
                <ChakraDrawer.CloseTrigger aria-label={t('settings.close')}>
                  <CloseIcon />
                </ChakraDrawer.CloseTrigger>
              </ChakraDrawer.Header>
              <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
            </ChakraDrawer.Content>
          </ChakraDrawer.Positioner>
        </Portal>
      </ChakraDrawer.Root>
    </Controls>
  );
}
