import type { Language } from '../language';
/** Parts of the admins' queue of translations, and how addresses name them: `?work=turkish&kind=missing&surah=2`. */

const LANGUAGES = { turkish: 'TURKISH', english: 'ENGLISH' } as const;
const KINDS = { missing: 'MISSING', needsUpdate: 'NEEDS_UPDATE' } as const;

export type WorkKind = keyof typeof KINDS;

export interface WorkPart {
  language: Language;
  /** Undefined for both. */
  kind?: WorkKind | undefined;
  /** Undefined for all. */
  surah?: number | undefined;
}

/** Undefined for an address that names none. */
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

export function workSearch({ language, kind, surah }: WorkPart): string {
  const params = new URLSearchParams({ work: language });
  if (kind) params.set('kind', kind);
  if (surah) params.set('surah', String(surah));
  return `?${params}`;
}

/** As the API takes it. */
export const workVariables = ({ language, kind, surah }: WorkPart) => ({
  language: LANGUAGES[language],
  kind: kind ? KINDS[kind] : null,
  surah: surah ?? null,
});
