import { useEffect, useRef, useState, type MouseEventHandler, type ReactNode } from 'react';
import { LoadedPart } from '../ui/LoadedPart';
import { verseOf } from './verseOf';

/** How long the mouse rests on a link before its preview opens. */
const OPEN_DELAY_MS = 200;
/** How long a preview stays for the mouse to reach it. */
const CLOSE_DELAY_MS = 300;

const loadPreview = async () => (await import('./VersePreview')).VersePreview;

interface VersePreviewsProps {
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/**
 * Shows a verse while the mouse rests on a link to it or the keyboard focuses the link. A finger
 * follows the link at once, and comes back with the button of the browser.
 */
export function VersePreviews({ onClick, children }: VersePreviewsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<HTMLAnchorElement>();

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLAnchorElement | undefined, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setLink(next), delay);
    };
    const enter = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      if (target.closest('[role="tooltip"]')) clearTimeout(timer);
      else {
        const next = linkAt(target);
        show(next, next ? OPEN_DELAY_MS : CLOSE_DELAY_MS);
      }
    };
    const leave = () => show(undefined, CLOSE_DELAY_MS);
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(linkAt(target), 0);
    };
    const blur = () => show(undefined, 0);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show(undefined, 0);
    };
    element.addEventListener('pointerover', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', blur);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    // Only the links inside are pressed.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={box} onClick={onClick}>
      {children}
      {link && <LoadedPart key={link.href} load={loadPreview} isShown props={{ link }} />}
    </div>
  );
}

function linkAt(target: Element): HTMLAnchorElement | undefined {
  const link = target.closest('a');
  return link && verseOf(link) ? link : undefined;
}
