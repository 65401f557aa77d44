import { HistoryExtension } from '@lexical/history';
import { registerList } from '@lexical/list';
import { registerRichText } from '@lexical/rich-text';
import { COMMAND_PRIORITY_HIGH, defineExtension, KEY_ESCAPE_COMMAND, mergeRegister } from 'lexical';
import type { References } from '../../../text/references';
import { registerAllowedNodes } from './allowedNodes';
import { registerArabic } from './arabic';
import { NODES } from './nodes';
import { NAMESPACE, registerPaste } from './paste';
import { $setHtml } from './replaceText';
import styles from './RichText.module.css';
import { registerVerseLinks } from './verseLinks';

/**
 * The behavior of the editor, without its user interface.
 * @param references recognizes the references to verses, which become links
 */
export function editorExtension(html: string, references: References) {
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
        registerPaste(editor, references),
        registerVerseLinks(editor, references),
        // Keeps the caret in place on Escape.
        editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
      ),
  });
}
