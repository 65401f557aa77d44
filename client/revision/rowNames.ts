import type { Language } from '../language';

/** Rows that stand in the states of a revision by their integer keys. */
export type NamedKind = 'VERSE' | 'TERM_ELEMENT' | 'ROOT';

interface RowName {
  readonly kind: string;
  readonly databaseId: number;
  readonly turkishLabel: string;
  readonly englishLabel: string;
}

export type NameOf = (kind: NamedKind, id: number) => string;

/** What rows are called; one without a name by its key. */
export function namesIn(language: Language, names: readonly RowName[]): NameOf {
  const labels = new Map(
    names.map((name) => [`${name.kind}/${name.databaseId}`, name[`${language}Label`]]),
  );
  return (kind, id) => labels.get(`${kind}/${id}`) ?? `#${id}`;
}
