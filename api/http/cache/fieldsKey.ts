/** The target of a REST call with the names of `fields` in one order, which the response does not depend on. */
export function withSortedFields(target: string): string {
  const start = target.indexOf('?');
  if (start < 0 || !target.includes('fields=', start)) return target;
  const search = new URLSearchParams(target.slice(start + 1));
  const given = search.getAll('fields').join(',').split(',');
  const names = new Set(given.map((name) => name.trim()));
  search.delete('fields');
  search.set('fields', [...names].sort().join());
  return `${target.slice(0, start)}?${search}`;
}
