/**
 * What an address opens for editing on the page of a verse, by its key: `?edit=2:255` opens the
 * verse's translations, `?edit=2:255:3` its third word.
 */
import { workSearch, type WorkPart } from './workAddress';

/** The key of the verse or word that an address asks to edit; undefined if it asks for none. */
export const editedOf = (search: string): string | undefined =>
  new URLSearchParams(search).get('edit') ?? undefined;

/** The address that opens a word for editing. */
export const editWordPath = (verseKey: string, wordKey: string) =>
  `/verses/${verseKey}?edit=${wordKey}`;

/** The address that opens the translations of a verse for editing, in a part of the queue. */
export const editVersePath = (verseKey: string, part: WorkPart) =>
  `/verses/${verseKey}${workSearch(part)}&edit=${verseKey}`;
