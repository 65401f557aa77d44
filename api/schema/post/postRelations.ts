/** Checks the rows to which the input of a post refers. */
import { ValidationError } from '../../errors';
import { problem, type ProblemDetail } from '../../problems';
import type { Transaction } from '../../write/entities';

interface Relations {
  broaderId?: number | null | undefined;
  relatedIds?: number[] | null | undefined;
  termIds?: number[] | null | undefined;
  rootLetters?: string[] | null | undefined;
}

/**
 * What the post has already may remain, such as the key of a post that has been deleted since.
 * @param before undefined for a new post
 * @throws {ValidationError} for the key of the post itself and for each row that does not exist
 */
export async function checkRelations(
  tx: Transaction,
  given: Relations,
  before?: Relations & { id: number },
): Promise<void> {
  const broaderIds = listOf(given.broaderId);
  const { relatedIds, termIds, rootLetters } = given;
  const select = { id: true };
  const postKeys = { in: [...broaderIds, ...(relatedIds ?? [])] };
  const posts = idsOf(await tx.post.findMany({ where: { id: postKeys, deletedAt: null }, select }));
  const terms = idsOf(await tx.term.findMany({ where: { id: { in: termIds ?? [] } }, select }));
  // A root whose last word was given another one has no page.
  const roots = await tx.root.findMany({
    where: { letters: { in: rootLetters ?? [] }, words: { some: {} } },
  });

  const detailOfPost = (id: number, known: readonly number[]): ProblemDetail | undefined => {
    if (id === before?.id) return { code: 'RELATED_TO_ITSELF' };
    return known.includes(id) ? undefined : { code: 'NO_SUCH_POST', value: String(id) };
  };
  const broader = [...posts, ...listOf(before?.broaderId)];
  const related = [...posts, ...(before?.relatedIds ?? [])];
  const tables = [...terms, ...(before?.termIds ?? [])];
  const letters = [...roots.map((root) => root.letters), ...(before?.rootLetters ?? [])];
  const problems = [
    ...problemsOf('broaderId', broaderIds, (id) => detailOfPost(id, broader)),
    ...problemsOf('relatedIds', relatedIds, (id) => detailOfPost(id, related)),
    ...problemsOf('termIds', termIds, (id) =>
      tables.includes(id) ? undefined : { code: 'NO_SUCH_TERM', value: String(id) },
    ),
    ...problemsOf('rootLetters', rootLetters, (root) =>
      letters.includes(root) ? undefined : { code: 'NO_SUCH_ROOT', value: root },
    ),
  ];
  if (problems.length > 0) throw new ValidationError(problems);
}

const listOf = (id: number | null | undefined) => (id == null ? [] : [id]);

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** The problems of the items of a field, each with its index; that of a single value has none. */
function problemsOf<Item>(
  field: string,
  items: readonly Item[] | null | undefined,
  detailOf: (item: Item) => ProblemDetail | undefined,
) {
  return (items ?? []).flatMap((item, index) => {
    const detail = detailOf(item);
    if (!detail) return [];
    return problem(field === 'broaderId' ? field : `${field}.${index}`, detail);
  });
}
