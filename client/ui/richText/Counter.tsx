import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useEffect, useState } from 'react';
import { useRichTextTexts } from '../../i18n/richText';
import { $textLength } from './maxLength';
import styles from './RichText.module.css';

/** Pause in typing before the count is announced. */
const ANNOUNCE_DELAY_MS = 1000;

/** The number of characters left, shown when it is low. */
export function Counter({ maxLength }: { maxLength: number }) {
  const t = useRichTextTexts();
  const [editor] = useLexicalComposerContext();
  const [length, setLength] = useState(() => editor.read($textLength));
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => setLength(editorState.read($textLength))),
    [editor],
  );

  const left = Math.max(maxLength - length, 0);
  const isNear = left <= Math.max(maxLength / 10, 20);
  const count = left > 0 ? t('left', { count: left }) : t('full', { max: maxLength });
  const text = isNear && length > 0 ? count : '';
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p aria-hidden="true" className={styles.counter}>
        {text}
      </p>
      <p role="status" className="visuallyHidden">
        {said}
      </p>
    </>
  );
}
