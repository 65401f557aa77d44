import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const PAUSE_MS = 150;

/**
 * A single Latin letter is too little; an Arabic letter may start a root, and a digit a reference.
 */
const isEnough = (text: string) => text.length >= 2 || /[\p{Script=Arabic}\d]/u.test(text);

/**
 * The text to suggest for: the typed text once the reader pauses, or nothing after blur and submit.
 * Down opens the suggestions at once; Escape closes them, then clears the box.
 */
export function useTypedText(input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setText('');
  }, []);

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const ask = () => {
      const typed = element.value.trim();
      // Shows the old suggestions until the new ones are loaded.
      startTransition(() => setText(isEnough(typed) ? typed : ''));
    };
    const type = () => {
      clearTimeout(timer.current);
      if (isEnough(element.value.trim())) timer.current = setTimeout(ask, PAUSE_MS);
      else close();
    };
    const press = (event: KeyboardEvent) => {
      if (isComposing(event) || isListOpen(element)) return;
      if (event.key === 'ArrowDown') ask();
      else if (event.key === 'Escape') {
        element.value = '';
        close();
      }
    };
    const { form } = element;
    element.addEventListener('input', type);
    element.addEventListener('keydown', press);
    element.addEventListener('blur', close);
    form?.addEventListener('submit', close);
    // Text that was typed while this code was loading.
    if (document.activeElement === element && element.value !== element.defaultValue) type();
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('input', type);
      element.removeEventListener('keydown', press);
      element.removeEventListener('blur', close);
      form?.removeEventListener('submit', close);
    };
  }, [input, close]);

  return { text, close };
}

/** Whether a key belongs to an input method. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari reports it only by keyCode 229
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/** Looks at the list itself, because the attributes of the box are updated later. */
const isListOpen = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-controls') ?? '') !== null;
