/** The check in an address, by the names of the API: `?check=EMPTY_GLOSS&language=TURKISH`. */
import type { Language, QualityCheckKind } from '../__generated__/CheckFindingsQuery.graphql';
import { pageVariables } from '../ui/paging/pageAddress';

const LANGUAGES = ['TURKISH', 'ENGLISH'] as const satisfies Language[];

/** Whether each check belongs to a language, and how many numbers its cursors have. */
const KINDS = {
  EMPTY_GLOSS: { isOfLanguage: true, places: 1 },
  SAME_GLOSS_ON_NEIGHBORS: { isOfLanguage: true, places: 1 },
  DEAD_REFERENCE: { isOfLanguage: true, places: 4 },
  REFERENCE_OUTSIDE: { isOfLanguage: true, places: 2 },
  SHARED_SYNONYM: { isOfLanguage: true, places: 2 },
  WITHOUT_OWN_VERSE: { isOfLanguage: false, places: 2 },
  COUNT_DIFFERS: { isOfLanguage: false, places: 3 },
  VERSES_DIFFER: { isOfLanguage: false, places: 3 },
  ARABIC_DIFFERS: { isOfLanguage: false, places: 1 },
} as const satisfies Partial<Record<QualityCheckKind, object>>;

type CheckKind = keyof typeof KINDS;

export interface ChosenCheck {
  kind: CheckKind;
  language: (typeof LANGUAGES)[number] | null;
}

/** Undefined if there is no such check. */
export function chosenCheck(asked: { kind: unknown; language: unknown }): ChosenCheck | undefined {
  const kind = (Object.keys(KINDS) as CheckKind[]).find((name) => name === asked.kind);
  const language = LANGUAGES.find((name) => name === asked.language) ?? null;
  const isThere = kind && KINDS[kind].isOfLanguage === (language !== null);
  return isThere ? { kind, language } : undefined;
}

/** The check in the search part of an address; undefined if it names none. */
export function checkOf(search: string): ChosenCheck | undefined {
  const params = new URLSearchParams(search);
  return chosenCheck({ kind: params.get('check'), language: params.get('language') });
}

export function checkSearch({ kind, language }: ChosenCheck): string {
  return `?${new URLSearchParams({ check: kind, ...(language && { language }) })}`;
}

/** The page of findings that the address names. */
export const findingsOf = (search: string, { kind }: ChosenCheck) =>
  pageVariables(new URLSearchParams(search), { size: 20, places: KINDS[kind].places });
