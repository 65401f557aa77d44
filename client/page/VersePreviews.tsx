import { useEffect, useId, useRef, useState, type MouseEventHandler, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { LoadedPart } from '../ui/LoadedPart';
import { linkedVerse } from './linkedVerse';

/** How long the mouse rests on a link before its preview opens. */
const OPEN_DELAY_MS = 200;
/** How long a preview stays for the mouse to reach it. */
const CLOSE_DELAY_MS = 300;

const loadPreview = async () => (await import('./VersePreview')).VersePreview;

/** A link whose verse is shown, and whether a finger opened it. */
interface Shown {
  link: HTMLAnchorElement;
  isTapped: boolean;
}

interface VersePreviewsProps {
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/**
 * Shows a verse beside a link to it: while the mouse moves over the link or the keyboard focuses it, and when a finger
 * taps a reference, which then offers to open the verse. Where words are marked in the verse, a tap leads there at once.
 */
export function VersePreviews({ onClick, children }: VersePreviewsProps) {
  const id = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The link that is shown or is about to be. */
    let current: Shown | undefined;
    let pointerType = '';
    const show = (next: Shown | undefined, delay: number) => {
      clearTimeout(timer);
      current = next;
      timer = setTimeout(() => setShown(next), delay);
    };
    const isInPreview = (target: EventTarget | null) =>
      target instanceof Node && document.getElementById(id)?.contains(target) === true;

    // Not "pointerover", which also comes when a new page appears under a mouse at rest.
    const move = (event: PointerEvent) => {
      const link = event.pointerType === 'mouse' ? linkAt(event.target) : undefined;
      if (link && link !== current?.link) show({ link, isTapped: false }, OPEN_DELAY_MS);
    };
    const leave = ({ target }: Event) => {
      if (!current || current.isTapped) return;
      if (isInPreview(target)) {
        clearTimeout(timer);
        setShown(current);
      } else if (linkAt(target) !== current.link) show(undefined, CLOSE_DELAY_MS);
    };
    const focus = ({ target, relatedTarget }: FocusEvent) => {
      const isByKey = target instanceof Element && target.matches(':focus-visible');
      const link = isByKey && !isInPreview(relatedTarget) ? linkAt(target) : undefined;
      if (link) show({ link, isTapped: false }, 0);
    };
    const blur = () => {
      if (!current?.isTapped) show(undefined, 0);
    };
    const press = (event: PointerEvent) => {
      pointerType = event.pointerType;
      if (current?.isTapped && !isInPreview(event.target)) show(undefined, 0);
    };
    const tap = (event: MouseEvent) => {
      const link = linkAt(event.target);
      const isTouch = pointerType === 'touch' || pointerType === 'pen';
      if (!isTouch || event.detail === 0 || !link || link.search) {
        show(undefined, 0);
        return;
      }
      event.preventDefault();
      show({ link, isTapped: true }, 0);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current) return;
      if (isInPreview(document.activeElement)) current.link.focus({ preventScroll: true });
      show(undefined, 0);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    element.addEventListener('click', tap);
    document.addEventListener('pointerover', leave);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', blur);
      element.removeEventListener('click', tap);
      document.removeEventListener('pointerover', leave);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [id]);

  return (
    <>
      {/* Only the links inside are pressed. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={box} onClick={onClick}>
        {children}
      </div>
      {shown &&
        createPortal(
          <LoadedPart
            key={shown.link.href}
            load={loadPreview}
            isShown
            props={{
              ...shown,
              id,
              close: () => {
                shown.link.focus({ preventScroll: true });
                setShown(undefined);
              },
              follow: () => void navigate(shown.link.pathname + shown.link.search),
            }}
            onError={() => {
              if (shown.isTapped) void navigate(shown.link.pathname);
            }}
          />,
          document.body,
        )}
    </>
  );
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && linkedVerse(link) ? link : undefined;
}
