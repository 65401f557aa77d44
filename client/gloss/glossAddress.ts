/** Parts of the work on glosses in addresses: `?glosses=turkish&surah=2&words=all`. */
import type { Language } from '../language';

export const LANGUAGE_NAMES = { turkish: 'TURKISH', english: 'ENGLISH' } as const;

export interface GlossPart {
  language: Language;
  /** Undefined for all surahs. */
  surah?: number | undefined;
  /** True for all words, not only those without a gloss. */
  isAll: boolean;
}

export const isLanguage = (name: string | null): name is Language =>
  name === 'turkish' || name === 'english';

/** The part that an address names; undefined if it names none. */
export function glossPartOf(search: string): GlossPart | undefined {
  const params = new URLSearchParams(search);
  const language = params.get('glosses');
  if (!isLanguage(language)) return undefined;
  const surah = Number(params.get('surah'));
  const isSurah = Number.isInteger(surah) && surah >= 1 && surah <= 114;
  return { language, surah: isSurah ? surah : undefined, isAll: params.get('words') === 'all' };
}

/** The search part of an address that names a part of the work. */
export function glossSearch({ language, surah, isAll }: GlossPart): string {
  const params = new URLSearchParams({ glosses: language });
  if (surah) params.set('surah', String(surah));
  if (isAll) params.set('words', 'all');
  return `?${params}`;
}
