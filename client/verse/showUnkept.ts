import { languageOfDocument } from '../language';
import { verseTexts } from '../i18n/verse';
import { toast } from '../ui/toasts/toast';

/** Says that the browser kept no bookmark: its store is full, or closed to this site. */
export function showUnkept(): void {
  const { unkept, makeRoom } = verseTexts[languageOfDocument()];
  toast({ type: 'error', title: unkept, description: makeRoom });
}
