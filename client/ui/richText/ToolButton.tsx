import { Tooltip } from '@chakra-ui/react/tooltip';
import { IS_APPLE } from 'lexical';
import type { ComponentProps } from 'react';
import { useRichTextTexts } from '../../i18n/richText';
import type { Tool } from './actions';
import styles from './Toolbar.module.css';
import { TOOL_SIGNS } from './toolSigns';

export type ToolName = Tool | 'link' | 'verse';

const SHORTCUTS: Partial<Record<ToolName, string>> = {
  undo: 'Z',
  redo: IS_APPLE ? 'Shift+Z' : 'Y',
  bold: 'B',
  italic: 'I',
  underline: 'U',
  link: 'K',
};

interface ToolButtonProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'aria-expanded'> {
  name: ToolName;
  /** Undefined for a tool that is not a toggle. */
  isOn?: boolean | undefined;
  isDisabled: boolean;
  onClick(): void;
}

/** A button of the toolbar with a tooltip. Needs Controls around it. */
export function ToolButton({ name, isOn, isDisabled, onClick, ...button }: ToolButtonProps) {
  const t = useRichTextTexts();
  const label = t(`tool.${name}`);
  const key = SHORTCUTS[name];
  const keys = key && (IS_APPLE ? `⌘${key.replace('Shift+', '⇧')}` : `Ctrl+${key}`);
  return (
    <Tooltip.Root
      openDelay={400}
      closeDelay={0}
      positioning={{ strategy: 'fixed', placement: 'top' }}
      lazyMount
      unmountOnExit
    >
      <Tooltip.Trigger asChild>
        <button
          {...button}
          type="button"
          className={styles.tool}
          data-tool={name}
          aria-label={label}
          aria-keyshortcuts={key && `${IS_APPLE ? 'Meta' : 'Control'}+${key}`}
          aria-pressed={isOn}
          aria-disabled={isDisabled || undefined}
          // Keeps the caret, and the keyboard of a phone, in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!isDisabled) onClick();
          }}
        >
          <span aria-hidden="true" className={styles.sign}>
            {TOOL_SIGNS[name] ?? t(`sign.${name as 'bold'}`)}
          </span>
        </button>
      </Tooltip.Trigger>
      <Tooltip.Positioner>
        <Tooltip.Content>{keys ? `${label} (${keys})` : label}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
