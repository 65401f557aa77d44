import { HeadingNode } from '@lexical/rich-text';
import {
  COMMAND_PRIORITY_HIGH,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  mergeRegister,
  TEXT_TYPE_TO_FORMAT,
  TextNode,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical';
import { ARABIC_STYLE } from './arabic';

const FORMATS: readonly TextFormatType[] = ['bold', 'italic', 'underline'];
const ALLOWED = FORMATS.reduce((mask, name) => mask | (TEXT_TYPE_TO_FORMAT[name] ?? 0), 0);

/**
 * Keeps out everything that cannot be saved, whether it is dropped, pasted or inserted by a menu.
 */
export function registerAllowedNodes(editor: LexicalEditor): () => void {
  const refuse = () => true;
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      const format = node.getFormat() & ALLOWED;
      if (format !== node.getFormat()) node.setFormat(format);
      const style = node.getStyle() === ARABIC_STYLE ? ARABIC_STYLE : '';
      if (style !== node.getStyle()) node.setStyle(style);
    }),
    editor.registerNodeTransform(HeadingNode, (node) => {
      const tag = { h1: 'h2', h5: 'h4', h6: 'h4' } as const;
      const current = node.getTag();
      if (current in tag) node.setTag(tag[current as keyof typeof tag]);
    }),
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => !FORMATS.includes(format),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(FORMAT_ELEMENT_COMMAND, refuse, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(INDENT_CONTENT_COMMAND, refuse, COMMAND_PRIORITY_HIGH),
  );
}
