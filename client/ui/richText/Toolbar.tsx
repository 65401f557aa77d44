import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useRichTextTexts } from '../../i18n/richText';
import { applyTool } from './actions';
import { ToolButton, type ToolName } from './ToolButton';
import styles from './Toolbar.module.css';
import { useToolbarState } from './useToolbarState';

const GROUPS: readonly (readonly ToolName[])[] = [
  ['undo', 'redo'],
  ['bold', 'italic', 'underline'],
  ['h2', 'h3', 'h4'],
  ['ul', 'ol', 'blockquote'],
  ['link', 'arabic', 'verse'],
];

export type PanelName = 'link' | 'verse';

interface ToolbarProps {
  label: string;
  /** Id of the editing area. */
  controls: string;
  isDisabled: boolean;
  panel: PanelName | undefined;
  onOpenPanel(panel: PanelName): void;
}

/** The toolbar, which is one tab stop with arrow keys between its buttons. */
export function Toolbar({ label, controls, isDisabled, panel, onOpenPanel }: ToolbarProps) {
  const t = useRichTextTexts();
  const [editor] = useLexicalComposerContext();
  const state = useToolbarState();
  const [stop, setStop] = useState<string>('undo');

  const isOn = (name: ToolName) => {
    if (name === 'undo' || name === 'redo' || name === 'verse') return undefined;
    if (name === 'link') return state.href !== undefined;
    if (name in state) return state[name as 'bold' | 'italic' | 'underline' | 'arabic'];
    return state.block === name;
  };
  const isOff = (name: ToolName) =>
    isDisabled || (name === 'undo' && !state.canUndo) || (name === 'redo' && !state.canRedo);

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar', { label })}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={moveFocus}
      onFocus={({ target }: FocusEvent<HTMLElement>) => setStop(target.dataset.tool ?? stop)}
    >
      {GROUPS.map((group) => (
        <div key={group[0]} className={styles.group}>
          {group.map((name) => (
            <ToolButton
              key={name}
              name={name}
              tabIndex={name === stop ? 0 : -1}
              isOn={isOn(name)}
              isDisabled={isOff(name)}
              aria-expanded={name === 'link' || name === 'verse' ? panel === name : undefined}
              onClick={() => {
                if (name === 'link' || name === 'verse') onOpenPanel(name);
                else applyTool(editor, name);
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
  const index = tools.findIndex((tool) => tool === event.target);
  const next = {
    ArrowRight: (index + 1) % tools.length,
    ArrowLeft: (index - 1 + tools.length) % tools.length,
    Home: 0,
    End: tools.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tools[next]?.focus();
}
