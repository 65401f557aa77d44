import { textsHook } from './textsHook';

/** Texts of the preview of a verse beside a link to it. */
const turkish = {
  first_one: '{{count}} ayetin ilki',
  first_other: '{{count}} ayetin ilki',
  open: 'Ayeti aç',
  close: 'Kapat',
};

export type VersePreviewTexts = typeof turkish;

const english: VersePreviewTexts = {
  first_one: 'the first of {{count}} verses',
  first_other: 'the first of {{count}} verses',
  open: 'Open the verse',
  close: 'Close',
};

export const versePreviewTexts = { turkish, english };

export const useVersePreviewTexts = textsHook(versePreviewTexts);
