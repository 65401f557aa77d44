/** Kinds of requests, by which metrics are counted. */
export type RequestKind =
  'page' | 'graphql' | 'rest' | 'download' | 'static' | 'site' | 'health' | 'metrics';

/** By the first part of the path. */
const KINDS = new Map<string, RequestKind>([
  ['graphql', 'graphql'],
  ['api', 'rest'],
  ['downloads', 'download'],
  ['assets', 'static'],
  ['graphiql', 'static'],
  ['favicon.svg', 'static'],
  ['share-tr.png', 'static'],
  ['share-en.png', 'static'],
  ['robots.txt', 'site'],
  ['sitemap.xml', 'site'],
  ['sitemaps', 'site'],
  ['healthz', 'health'],
  ['readyz', 'health'],
  ['metrics', 'metrics'],
]);

/** Every other path is that of a page, or of one that does not exist. */
export function requestKindOf(path: string): RequestKind {
  const end = path.indexOf('/', 1);
  return KINDS.get(path.slice(1, end < 0 ? undefined : end)) ?? 'page';
}
