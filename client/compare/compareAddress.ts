/** Addresses of comparisons: `/compare/verses/2:255/3:2`, or `/compare/verses/2:255?with=3:2` as a form sends it. */
import { integerKey } from '../term/termAddress';

interface CompareParams {
  first?: string | undefined;
  second?: string | undefined;
}

/** The second verse, topic or table that an address names, as it is written; empty without one. */
export const secondOf = ({ second }: CompareParams, search: URLSearchParams): string =>
  second ??
  search
    .get('with')
    ?.trim()
    .replace(/[./\s]+/, ':') ??
  '';

/** Query variables of two verses. */
export function comparedVersesOf(params: CompareParams, { searchParams }: URL) {
  const second = secondOf(params, searchParams);
  return { first: params.first ?? '', second, hasSecond: second !== '' };
}

/** Query variables of two topics or two tables; 0, which none has, for an invalid number. */
export function comparedRowsOf({ first, second }: CompareParams) {
  return {
    first: integerKey(first) ?? 0,
    second: integerKey(second) ?? 0,
    hasSecond: second !== undefined,
  };
}
