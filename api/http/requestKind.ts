/** Kinds of requests, by which metrics are counted. */
export type RequestKind =
  'page' | 'graphql' | 'rest' | 'mcp' | 'download' | 'static' | 'site' | 'health' | 'metrics';

/** Files of the site besides those in /assets. */
export const STATIC_FILES = [
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
  '/manifest-en.webmanifest',
  '/manifest-tr.webmanifest',
  '/share-en.png',
  '/share-tr.png',
  '/sw.js',
];

/** The schema of GraphQL, and what has changed in it. */
export const SCHEMA_FILES = [
  '/schema.graphql',
  '/schema.full.graphql',
  '/schema-changelog.md',
] as const;

const KINDS = new Map<string, RequestKind>([
  ['/graphql', 'graphql'],
  ['/mcp', 'mcp'],
  ...SCHEMA_FILES.map((path): [string, RequestKind] => [path, 'site']),
  // The page about REST; the calls are below it.
  ['/api', 'page'],
  ...STATIC_FILES.map((path): [string, RequestKind] => [path, 'static']),
  ['/robots.txt', 'site'],
  ['/sitemap.xml', 'site'],
  ['/oembed', 'site'],
  ['/llms.txt', 'site'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'metrics'],
]);

/** By the first part of the path. */
const KINDS_OF_FOLDERS = new Map<string, RequestKind>([
  ['/api', 'rest'],
  ['/downloads', 'download'],
  ['/offline', 'download'],
  ['/assets', 'static'],
  ['/graphiql', 'static'],
  ['/sitemaps', 'site'],
  ['/feeds', 'site'],
  ['/share', 'site'],
]);

/** Every other path is that of a page, or of one that does not exist. */
export function requestKindOf(path: string): RequestKind {
  const end = path.indexOf('/', 1);
  const folder = end < 0 ? path : path.slice(0, end);
  return KINDS.get(path) ?? KINDS_OF_FOLDERS.get(folder) ?? 'page';
}

const UNCHARGED = new Set<RequestKind>(['page', 'static', 'site', 'health', 'metrics']);

/** True for the API, whose requests cost units and may have an API key. */
export const isCharged = (path: string) => !UNCHARGED.has(requestKindOf(path));
