import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { SelectionAlwaysOnDisplay } from '@lexical/react/LexicalSelectionAlwaysOnDisplay';
import { $getSelection } from 'lexical';
import { pathOfReference } from '../../../text/findVerseReferences';
import type { References } from '../../../text/references';
import { $selectedReference, applyLink, insertVerse, removeLink } from './actions';
import { linkAddress } from './linkAddress';
import { Panel } from './Panel';
import type { PanelName } from './Toolbar';
import { $readToolbarState } from './toolbarState';

interface PanelsProps {
  open: PanelName | undefined;
  references: References;
  onClose(): void;
}

/** The panels of the toolbar; each returns to the selection that it was opened for. */
export function Panels({ open, references, onClose }: PanelsProps) {
  const [editor] = useLexicalComposerContext();
  if (!open) return null;
  const close = () => {
    onClose();
    editor.focus();
  };
  const finish = (change: () => void) => {
    onClose();
    change();
    return true;
  };
  const href = editor.read($readToolbarState).href;
  const panel =
    open === 'link' ? (
      <Panel
        key={open}
        name={open}
        initial={href ?? ''}
        onApply={(written) => {
          const address = linkAddress(written);
          return address !== undefined && finish(() => applyLink(editor, address));
        }}
        onRemove={href === undefined ? undefined : () => finish(() => removeLink(editor))}
        onClose={close}
      />
    ) : (
      <Panel
        key={open}
        name={open}
        initial={editor.read(() => $selectedReference($getSelection(), references)) ?? ''}
        onApply={(written) => {
          const path = pathOfReference(written, references);
          const insert = (to: string) => insertVerse(editor, written.trim(), to, references);
          return path !== undefined && finish(() => insert(path));
        }}
        onRemove={undefined}
        onClose={close}
      />
    );
  return (
    <>
      <SelectionAlwaysOnDisplay />
      {panel}
    </>
  );
}
