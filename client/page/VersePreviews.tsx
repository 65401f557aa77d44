import { useEffect, useId, useRef, useState, type MouseEventHandler, type ReactNode } from 'react';
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
    let displayed: Shown | undefined;
    /** What is displayed after the delay. */
    let wanted: Shown | undefined;
    let pointerType = '';
    const show = (next: Shown | undefined, delay: number) => {
      clearTimeout(timer);
      wanted = next;
      timer = setTimeout(() => {
        displayed = next;
        setShown(next);
      }, delay);
    };
    const isInPreview = (target: EventTarget | null) =>
      target instanceof Node && document.getElementById(id)?.contains(target) === true;

    // Not "pointerover", which also comes when a new page appears under a mouse at rest.
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || isInPreview(event.target)) return;
      const link = linkAt(event.target);
      if (link && link !== wanted?.link) show({ link, isTapped: false }, OPEN_DELAY_MS);
    };
    const leave = ({ target }: Event) => {
      if (isInPreview(target)) {
        clearTimeout(timer);
        wanted = displayed;
      } else if (wanted && !wanted.isTapped && linkAt(target) !== wanted.link) {
        show(undefined, CLOSE_DELAY_MS);
      }
    };
    const focus = ({ target, relatedTarget }: FocusEvent) => {
      const isByKey = target instanceof Element && target.matches(':focus-visible');
      const isOwn = isInPreview(target) || isInPreview(relatedTarget);
      const link = isByKey && !isOwn ? linkAt(target) : undefined;
      if (link) show({ link, isTapped: false }, 0);
    };
    const blur = () => {
      if (!wanted?.isTapped) show(undefined, 0);
    };
    const press = (event: PointerEvent) => {
      pointerType = event.pointerType;
      if (displayed?.isTapped && !isInPreview(event.target)) show(undefined, 0);
    };
    const tap = (event: MouseEvent) => {
      const link = linkAt(event.target);
      if (isInPreview(event.target) && !link) return;
      const isTouch = pointerType === 'touch' || pointerType === 'pen';
      const isFollowed = !isTouch || event.detail === 0 || isInPreview(event.target);
      if (isFollowed || !link || link.search) {
        show(undefined, 0);
        return;
      }
      event.preventDefault();
      show({ link, isTapped: true }, 0);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(displayed ?? wanted)) return;
      if (isInPreview(document.activeElement)) displayed?.link.focus({ preventScroll: true });
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
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only links inside are pressed
    <div ref={box} onClick={onClick}>
      {children}
      {shown && (
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
            follow: () => void navigate(shown.link.pathname),
          }}
          onError={() => {
            if (shown.isTapped) void navigate(shown.link.pathname);
          }}
        />
      )}
    </div>
  );
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && linkedVerse(link) ? link : undefined;
}
