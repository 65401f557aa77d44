import { HistoryExtension } from '@lexical/history';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useExtensionSignalValue } from '@lexical/react/useExtensionSignalValue';
import { useEffect, useState } from 'react';
import { $readToolbarState, PLAIN, type ToolbarState } from './toolbarState';

/** The state of the toolbar, updated when the selection or the text changes. */
export function useToolbarState() {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(PLAIN);
  const canUndo = useExtensionSignalValue(HistoryExtension, 'canUndo');
  const canRedo = useExtensionSignalValue(HistoryExtension, 'canRedo');

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const read = editorState.read($readToolbarState);
        setState((current) => (areSame(current, read) ? current : read));
      }),
    [editor],
  );
  return { ...state, canUndo, canRedo };
}

const areSame = (one: ToolbarState, other: ToolbarState) =>
  (Object.keys(one) as (keyof ToolbarState)[]).every((name) => one[name] === other[name]);
