import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useEffect, useEffectEvent, useRef } from 'react';
import { $readBlocks } from './nodes';
import { REPLACED_TAG, replaceText } from './replaceText';
import { writeHtml } from './writeHtml';

/** Reports changes of the text, and replaces it when another value comes from outside. */
export function useValue(value: string, onChange: (html: string) => void): void {
  const [editor] = useLexicalComposerContext();
  const known = useRef(value);
  const written = useRef<string>(undefined);
  const report = useEffectEvent((html: string) => {
    known.current = html;
    onChange(html);
  });

  useEffect(() => {
    written.current ??= editor.read(() => writeHtml($readBlocks()));
    return editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      const html = editorState.read(() => writeHtml($readBlocks()));
      if (html === written.current) return;
      written.current = html;
      if (!tags.has(REPLACED_TAG)) report(html);
    });
  }, [editor]);

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    replaceText(editor, value);
  }, [editor, value]);
}
