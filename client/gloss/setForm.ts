import { glossTexts } from '../i18n/gloss';
import type { Language } from '../language';
import type { Places } from './readWords';
import type { WordsPart } from './wordsAddress';

/** Props of the forms that change many words. */
export interface SetFormProps {
  places: Places;
  part: WordsPart;
  language: Language;
  /** The form or the root, for the list of drafts. */
  name: string;
  onSaved(): void;
  /** Called when the words have to be read again. */
  onStale(): void;
  onClose(): void;
}

/** The name of a draft in a language. */
export const nameOfDraft = (language: Language, name: string) =>
  glossTexts[language].together.draft.replace('{{what}}', name);
