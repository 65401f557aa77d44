import { Tooltip } from '@chakra-ui/react/tooltip';
import { useState } from 'react';
import { InfoIcon } from '../icons/icons';
import styles from './InfoTip.module.css';

interface InfoTipProps {
  /** Accessible name of the icon. */
  label: string;
  text: string;
}

/**
 * An icon that explains the control beside it on hover, focus and tap. Needs Controls around it.
 */
export function InfoTip({ label, text }: InfoTipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      openDelay={200}
      closeOnClick={false}
      interactive
      positioning={{ strategy: 'fixed', placement: 'top-end' }}
      lazyMount
      unmountOnExit
    >
      <Tooltip.Trigger asChild>
        <button
          type="button"
          className={styles.sign}
          aria-label={label}
          onClick={() => setOpen(true)}
        >
          <InfoIcon />
        </button>
      </Tooltip.Trigger>
      <Tooltip.Positioner>
        <Tooltip.Content>{text}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
