import type { Language } from '../language';

/** Kinds of rows that a revision refers to by integer keys. */
type NamedKind = 'VERSE' | 'POST' | 'TERM' | 'TERM_ELEMENT' | 'ROOT';

interface RowName {
  readonly kind: string;
  readonly databaseId: number;
  readonly turkishLabel: string;
  readonly englishLabel: string;
}

export type NameOf = (kind: NamedKind, id: number) => string;

/** Returns a function that gives the name of a row, or its key if it has no name. */
export function namesIn(language: Language, names: readonly RowName[]): NameOf {
  const labels = new Map(
    names.map((name) => [`${name.kind}/${name.databaseId}`, name[`${language}Label`]]),
  );
  return (kind, id) => labels.get(`${kind}/${id}`) ?? `#${id}`;
}
