import { useEffect, useRef, useState, type RefObject } from 'react';
import { adminState } from '../auth/signedIn';
import { addressedList, wordElement, wordIndexOf } from './wordElements';

/** The word of a list whose sheet is open. */
export interface OpenWord {
  list: RefObject<HTMLElement | null>;
  /** From 0; undefined if no sheet is open. */
  index: number | undefined;
  /** From 0, the word that an admin asked to edit. The editor takes it once it is loaded. */
  edited: number | undefined;
  /** Opens the sheet of a word, from 0. */
  open(index: number): void;
  /** Asks for the editor of a word, from 0, or, with undefined, no longer. */
  edit(index: number | undefined): void;
  /** Closes the sheet and gives focus back to the word. */
  close(): void;
}

/**
 * Opens the sheet of a word that is clicked, tapped or activated by a key; admins get its editor instead.
 * @param isAddressed whether the address names the word, as `#word-7`, so that a link opens it; the list then has
 * the attribute data-addressed. Of several such lists, the first that is shown opens it.
 */
export function useOpenWord(list: RefObject<HTMLElement | null>, isAddressed: boolean): OpenWord {
  const [index, setIndex] = useState<number>();
  const [edited, setEdited] = useState<number>();
  /** The word in the address. It stays there when the reader leaves the page, so that going back opens it. */
  const hashed = useRef<number>(undefined);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const click = ({ target }: Event) => {
      const clicked = wordIndexOf(target);
      if (clicked === undefined) return;
      const isOwn = target instanceof Node && element.contains(target);
      const isAdmin = adminState.read();
      if (isOwn && isAdmin) setEdited(clicked);
      // The word of another list opens a sheet in place of this one.
      setIndex((opened) => (isOwn && !isAdmin && opened !== clicked ? clicked : undefined));
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [list]);

  useEffect(() => {
    if (!isAddressed) return;
    const openAddressed = () => {
      const addressed = /^#word-(\d+)$/.exec(location.hash)?.[1];
      const asked = addressed === undefined ? undefined : Number(addressed) - 1;
      const word = asked === undefined ? undefined : wordElement(list.current, asked);
      if (!word || list.current !== addressedList()) return;
      word.scrollIntoView({ block: 'center' });
      setIndex(asked);
    };
    openAddressed();
    addEventListener('hashchange', openAddressed);
    return () => removeEventListener('hashchange', openAddressed);
  }, [list, isAddressed]);

  useEffect(() => {
    if (!isAddressed || index === hashed.current) return;
    const earlier = hashOf(hashed.current);
    hashed.current = index;
    // The address may already name the word of another list.
    if (index !== undefined || location.hash === earlier) replaceHash(hashOf(index));
  }, [isAddressed, index]);

  const close = () => {
    if (index !== undefined) wordElement(list.current, index)?.focus();
    setIndex(undefined);
  };
  return {
    list,
    index,
    edited,
    open: setIndex,
    edit: setEdited,
    close,
  };
}

const hashOf = (index: number | undefined) => (index === undefined ? '' : `#word-${index + 1}`);

/** Changes the address without an entry in the history; the router does not need to know. */
function replaceHash(hash: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  } catch {
    // Some browsers refuse many changes in a short time.
  }
}
