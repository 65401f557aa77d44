import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  COMMAND_PRIORITY_HIGH,
  CONTROL_OR_META,
  isExactShortcutMatch,
  KEY_DOWN_COMMAND,
} from 'lexical';
import { useEffect, useEffectEvent } from 'react';
import { registerMaxLength } from './maxLength';

interface EditingOptions {
  maxLength: number;
  isDisabled: boolean;
  onOpenLink(): void;
}

/** Registers the behavior that depends on the props of the editor. */
export function useEditorBehavior({ maxLength, isDisabled, onOpenLink }: EditingOptions): void {
  const [editor] = useLexicalComposerContext();
  const openLink = useEffectEvent(onOpenLink);

  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (!isExactShortcutMatch(event, 'k', CONTROL_OR_META)) return false;
          event.preventDefault();
          openLink();
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  useEffect(() => registerMaxLength(editor, maxLength), [editor, maxLength]);
  useEffect(() => editor.setEditable(!isDisabled), [editor, isDisabled]);
}
