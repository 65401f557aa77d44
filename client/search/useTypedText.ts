import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const DELAY = 150;

/** One letter of Latin says too little; an Arabic one begins a root, and a digit a reference. */
const isEnough = (text: string) => text.length >= 2 || /[\p{Script=Arabic}\d]/u.test(text);

/**
 * What to suggest for: what was typed, once the reader pauses, and nothing after the box was left or
 * its form was sent. Down asks at once, Escape closes and then clears.
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
      // What is shown stays until what is asked next has come.
      startTransition(() => setText(isEnough(typed) ? typed : ''));
    };
    const type = () => {
      clearTimeout(timer.current);
      if (isEnough(element.value.trim())) timer.current = setTimeout(ask, DELAY);
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
    // Typed while this code was on its way.
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

/** True while an input method is at work, whose keys are its own; 229 is all that Safari says. */
// eslint-disable-next-line @typescript-eslint/no-deprecated
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/** By the list itself: what the box says of it follows a moment later. */
const isListOpen = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-controls') ?? '') !== null;
