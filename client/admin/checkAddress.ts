/** Which check an address opens: `/admin/checks?check=EMPTY_GLOSS&language=TURKISH`, as the API names them. */
import type { Language, QualityCheckKind } from '../__generated__/CheckFindingsQuery.graphql';
import { pageOf } from '../ui/paging/pageAddress';

const LANGUAGES = ['TURKISH', 'ENGLISH'] as const satisfies Language[];

/** Of each check whether it is one of translations, and how many numbers are in its cursors. */
const KINDS = {
  EMPTY_GLOSS: { isOfLanguage: true, places: 1 },
  SAME_GLOSS_ON_NEIGHBOURS: { isOfLanguage: true, places: 1 },
  DEAD_REFERENCE: { isOfLanguage: true, places: 4 },
  COUNT_DIFFERS: { isOfLanguage: false, places: 3 },
  VERSES_DIFFER: { isOfLanguage: false, places: 3 },
} as const satisfies Partial<Record<QualityCheckKind, object>>;

export type CheckKind = keyof typeof KINDS;

export interface ChosenCheck {
  kind: CheckKind;
  language: (typeof LANGUAGES)[number] | null;
}

/** Undefined for what there is none of. */
export function chosenCheck(asked: { kind: unknown; language: unknown }): ChosenCheck | undefined {
  const kind = (Object.keys(KINDS) as CheckKind[]).find((name) => name === asked.kind);
  const language = LANGUAGES.find((name) => name === asked.language) ?? null;
  const isThere = kind && KINDS[kind].isOfLanguage === (language !== null);
  return isThere ? { kind, language } : undefined;
}

export function checkOf(search: string): ChosenCheck | undefined {
  const params = new URLSearchParams(search);
  return chosenCheck({ kind: params.get('check'), language: params.get('language') });
}

export function checkSearch({ kind, language }: ChosenCheck): string {
  return `?${new URLSearchParams({ check: kind, ...(language && { language }) })}`;
}

/** The page of findings that the address names. */
export const findingsOf = (search: string, { kind }: ChosenCheck) =>
  pageOf(new URLSearchParams(search), { size: 20, places: KINDS[kind].places });
