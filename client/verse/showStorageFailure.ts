import { languageOfDocument } from '../language';
import { verseTexts } from '../i18n/verse';
import { toast } from '../ui/toasts/toast';

/** Shows that the browser did not store a bookmark, because storage is full or refused. */
export function showStorageFailure(): void {
  const { unkept, makeRoom } = verseTexts[languageOfDocument()];
  toast({ type: 'error', title: unkept, description: makeRoom });
}
