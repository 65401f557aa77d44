/** Addresses of pages at an earlier content revision: `/verses/2:255?at=1234`. */
import { INT32 } from '../../text/limits';
import { postIdOf } from '../post/postAddress';
import { integerKey } from '../term/termAddress';

/** The revision that an address names; 0, which no content has, if it is no number of one. */
export function revisionOf(search: URLSearchParams): number {
  const text = search.get('at') ?? '';
  const revision = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return revision <= INT32.maximum ? revision : 0;
}

export const pastVerseOf = ({ key = '' }: { key?: string }, { searchParams }: URL) => ({
  key,
  revision: revisionOf(searchParams),
});

export const pastPostOf = (params: { postId?: string }, { searchParams }: URL) => ({
  databaseId: postIdOf(params),
  revision: revisionOf(searchParams),
});

export const pastTermOf = ({ termId }: { termId?: string }, { searchParams }: URL) => ({
  databaseId: integerKey(termId) ?? 0,
  revision: revisionOf(searchParams),
});
