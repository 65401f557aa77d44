import { HistoryExtension } from '@lexical/history';
import { registerList } from '@lexical/list';
import { registerRichText } from '@lexical/rich-text';
import { COMMAND_PRIORITY_HIGH, defineExtension, KEY_ESCAPE_COMMAND, mergeRegister } from 'lexical';
import { registerAllowedNodes } from './allowedNodes';
import { registerArabic } from './arabic';
import { NODES } from './nodes';
import { NAMESPACE, registerPaste } from './paste';
import { $setHtml } from './replaceText';
import styles from './RichText.module.css';
import { registerVerseLinks } from './verseLinks';

/** The behavior of the editor, without its user interface. */
export function editorExtension(html: string) {
  return defineExtension({
    name: NAMESPACE,
    namespace: NAMESPACE,
    dependencies: [HistoryExtension],
    nodes: NODES,
    theme: { text: { underline: styles.underline ?? '' } },
    $initialEditorState: () => $setHtml(html),
    onError: (error) => {
      throw error;
    },
    register: (editor) =>
      mergeRegister(
        registerRichText(editor),
        registerList(editor),
        registerAllowedNodes(editor),
        registerArabic(editor),
        registerPaste(editor),
        registerVerseLinks(editor),
        // Keeps the caret in place on Escape.
        editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
      ),
  });
}
