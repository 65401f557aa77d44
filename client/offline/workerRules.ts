/** What the service worker does with a request and a response: pure, so that tables of cases test it. */

export interface HandledRequest {
  method: string;
  url: string;
  mode: string;
  cache: string;
  headers: { has(name: string): boolean };
}

/** A page, a file of the site's code, the response of a query; undefined leaves a request to the browser. */
export type Kind = 'page' | 'code' | 'data' | undefined;

/** Pages of editors, and addresses that are no pages. */
const NOT_PAGES =
  /^\/(admin|auth|authentication|graphiql|graphql|downloads|offline)(\/|$)|^\/api\/|\.\w+$/;
const CODE = /^\/(assets\/.+|favicon\.svg|icon-[\w-]+\.png|manifest-\w+\.webmanifest)$/;

export function kindOf({ method, url, mode, headers }: HandledRequest, origin: string): Kind {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || asked !== origin || headers.has('authorization')) return undefined;
  if (mode === 'navigate') return NOT_PAGES.test(pathname) ? undefined : 'page';
  if (CODE.test(pathname)) return 'code';
  return pathname === '/graphql' && searchParams.has('documentId') ? 'data' : undefined;
}

/** Only what the server sends to everyone alike is kept, and never what an editor has asked for. */
export function isKept(
  request: Pick<HandledRequest, 'cache' | 'headers'>,
  { status, headers }: { status: number; headers: { get(name: string): string | null } },
): boolean {
  const control = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    /\bpublic\b/.test(control) &&
    !/\b(private|no-store)\b/.test(control) &&
    request.cache !== 'no-store' &&
    !request.headers.has('authorization')
  );
}

/** A proxy answers with these while the server is away. */
export const isOutage = (status: number) => [502, 503, 504].includes(status);

const CODE_CACHE = 'code-';
const READ_CACHE = 'read-';

/** Names of the caches of a build: its code, and what was read with it. */
export const cachesOf = (build: string) => ({
  code: CODE_CACHE + build,
  read: READ_CACHE + build,
});

/**
 * The caches to delete when a build takes over. Those of the build before it stay, because open pages and kept
 * ones need its code.
 * @param names in the order of their creation
 */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const builds = new Set(
    names
      .filter((name) => name.startsWith(CODE_CACHE))
      .map((name) => name.slice(CODE_CACHE.length)),
  );
  builds.delete(build);
  const kept = [build, [...builds].at(-1)];
  return names.filter(
    (name) => /^(code|read)-/.test(name) && !kept.includes(name.slice(name.indexOf('-') + 1)),
  );
}

/** The shell with language, theme and text size of the page that was read last. */
export function shellLike(shell: string, page: string | undefined): string {
  const [root] = /<html[^>]*>/.exec(page ?? '') ?? [];
  return root ? shell.replace(/<html[^>]*>/, () => root) : shell;
}
