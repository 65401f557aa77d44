import type { Language } from '../language';
/** Parts of the translation queue in addresses: `?work=turkish&kind=missing&surah=2`. */

const LANGUAGES = { turkish: 'TURKISH', english: 'ENGLISH' } as const;
const KINDS = { missing: 'MISSING', needsUpdate: 'NEEDS_UPDATE' } as const;

type WorkKind = keyof typeof KINDS;

export interface WorkPart {
  language: Language;
  /** Undefined for both kinds. */
  kind?: WorkKind | undefined;
  /** Undefined for all surahs. */
  surah?: number | undefined;
}

/** The part of the queue that an address names; undefined if it names none. */
export function workOf(search: string): WorkPart | undefined {
  const params = new URLSearchParams(search);
  const language = params.get('work');
  if (language !== 'turkish' && language !== 'english') return undefined;
  const kind = params.get('kind');
  const surah = Number(params.get('surah'));
  const isSurah = Number.isInteger(surah) && surah >= 1 && surah <= 114;
  return {
    language,
    kind: kind === 'missing' || kind === 'needsUpdate' ? kind : undefined,
    surah: isSurah ? surah : undefined,
  };
}

/** The search part of an address that names a part of the queue. */
export function workSearch({ language, kind, surah }: WorkPart): string {
  const params = new URLSearchParams({ work: language });
  if (kind) params.set('kind', kind);
  if (surah) params.set('surah', String(surah));
  return `?${params}`;
}

/** The part as variables of the API. */
export const workVariables = ({ language, kind, surah }: WorkPart) => ({
  language: LANGUAGES[language],
  kind: kind ? KINDS[kind] : null,
  surah: surah ?? null,
});
