/** Kinds of requests, by which metrics are counted. */
export type RequestKind =
  'page' | 'graphql' | 'rest' | 'download' | 'static' | 'site' | 'health' | 'metrics';

const KINDS = new Map<string, RequestKind>([
  ['/graphql', 'graphql'],
  ['/favicon.svg', 'static'],
  ['/share-tr.png', 'static'],
  ['/share-en.png', 'static'],
  ['/robots.txt', 'site'],
  ['/sitemap.xml', 'site'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'metrics'],
]);

/** By the first part of the path. */
const KINDS_OF_FOLDERS = new Map<string, RequestKind>([
  ['/api', 'rest'],
  ['/downloads', 'download'],
  ['/assets', 'static'],
  ['/graphiql', 'static'],
  ['/sitemaps', 'site'],
  ['/share', 'site'],
]);

/** Every other path is that of a page, or of one that does not exist. */
export function requestKindOf(path: string): RequestKind {
  const end = path.indexOf('/', 1);
  const folder = end < 0 ? path : path.slice(0, end);
  return KINDS.get(path) ?? KINDS_OF_FOLDERS.get(folder) ?? 'page';
}
