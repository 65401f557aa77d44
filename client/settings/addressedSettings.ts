import { languageOfAddress } from '../language';
import type { ContentSettings } from './settings';

/** Settings that an address names. They outrank the reader's own and are never stored. */
export type AddressedSettings = Partial<
  Pick<ContentSettings, 'prefLanguage' | 'verseLayout' | 'foldsWords' | 'readingMode'>
>;

/** The parameters of an address that name each setting. */
export const PARAMETERS_OF = {
  prefLanguage: ['lang'],
  verseLayout: ['translation', 'words'],
  foldsWords: ['words'],
  readingMode: ['translation', 'words'],
} as const satisfies Record<keyof AddressedSettings, readonly string[]>;

/** Reads `?lang=en`, `?translation=0` and `?words=0`, which hide translations and words; 1 shows them. */
export function addressedSettings(address: string): AddressedSettings {
  const { searchParams } = new URL(address);
  const flagOf = (name: string) => ['0', '1'].indexOf(searchParams.get(name) ?? '');
  const prefLanguage = languageOfAddress(address);
  const [translation, words] = [flagOf('translation'), flagOf('words')];
  return {
    ...(prefLanguage && { prefLanguage }),
    // Words can be folded only below a translation.
    ...(words === 0 && { verseLayout: 'translationFirst', foldsWords: true }),
    ...(translation === 1 && words !== 0 && { verseLayout: 'automatic' }),
    ...(translation === 1 && { readingMode: 'translation' }),
    ...(translation === 0 && {
      verseLayout: 'wordsOnly',
      foldsWords: false,
      readingMode: 'arabic',
    }),
    ...(words === 1 && { foldsWords: false, readingMode: 'words' }),
  };
}

/** The parameters by which a shared link shows what the reader sees: "lang=tr&translation=0". */
export function sharedParameters(settings: ContentSettings, languageTag: string): string {
  const isWithoutTranslation = settings.verseLayout === 'wordsOnly';
  return new URLSearchParams({
    lang: languageTag,
    ...(isWithoutTranslation && { translation: '0' }),
    ...(settings.foldsWords && !isWithoutTranslation && { words: '0' }),
  }).toString();
}
