export type ComparedKind = 'verses' | 'topics' | 'tables';

/**
 * The path of a comparison: "/compare/verses/2:255/3:2"; with one verse, topic or table, the page offers the others.
 * @param one key of a verse, or integer key of a topic or table
 */
export const comparePath = (kind: ComparedKind, one: string | number, other?: string | number) =>
  `/compare/${kind}/${one}${other === undefined ? '' : `/${other}`}`;
