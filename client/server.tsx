import { renderToReadableStream } from 'react-dom/server';
import type { PreloadedQuery } from 'react-relay';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { GraphQLResponse, OperationType } from 'relay-runtime';
import { languageOfAddress } from './language';
import { App } from './App';
import { crawlerHead } from './crawlers/crawlerHead';
import { pageData } from './crawlers/pageData';
import { writeDehydratedState } from './dehydratedState';
import { createI18n } from './i18n/i18n';
import { Outage, type DataFailure } from './page/Outage';
import { ResponseStatus, type PageResponse } from './page/ResponseStatus';
import { knownAddress, pageKey } from './pageKey';
import { createEnvironment } from './relay/environment';
import { simplifyDeep } from './relay/simplifyArabic';
import { createRoutes, PAGES, type PageHandle } from './routes';
import type { PageFiles } from './layout/Document';
import { readersSettings, settingsOfRequest } from './settings/requestSettings';

/** Vite's manifest, which maps source modules to built files. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

interface RenderOptions {
  execute(documentId: string, variables: Record<string, unknown>): Promise<unknown>;
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
}

/** The cache key of a request's page. */
export const keyOf = pageKey;

/** Makes the function that renders a request to HTML, with the files of the build. */
export function createRender(manifest: Manifest) {
  return async (requested: Request, { execute, origin }: RenderOptions): Promise<Response> => {
    const { headers, signal } = requested;
    const request = new Request(knownAddress(requested.url), { headers, signal });
    const settings = settingsOfRequest(request);
    const own = readersSettings(request);
    const addressed = languageOfAddress(request.url);
    const failures: DataFailure[] = [];
    const environment = createEnvironment(async ({ id }, variables) => {
      const answer = (await execute(id ?? '', variables)) as GraphQLResponse;
      failures.push(...failuresIn(answer));
      return settings.useComplexCharacters ? answer : simplifyDeep(answer);
    });
    const routes = createRoutes(environment, () => settings.prefLanguage, Outage);
    const handler = createStaticHandler(routes);
    const [context, i18n] = await Promise.all([
      handler.query(request),
      createI18n(settings.prefLanguage),
    ]);
    if (context instanceof Response) return context;
    await Promise.all(Object.values(context.loaderData).map(settled));
    const response: PageResponse = { status: context.statusCode };
    const [failure] = failures;
    // Without its data, a page would look as if what it shows did not exist.
    if (failure) context.errors = { [PAGES]: failure };
    const records = environment.getStore().getSource().toJSON();
    const files = filesOf(manifest, [
      ENTRY,
      HYDRATE,
      `client/i18n/${settings.prefLanguage}.ts`,
      ...context.matches.map(({ route }) => `client/${route.id}.tsx`),
      ...(context.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.hasLoader)
        ? ['client/loaders.ts']
        : []),
    ]);
    const stream = await renderToReadableStream(
      <ResponseStatus value={response}>
        <App
          environment={environment}
          i18n={i18n}
          settings={own}
          addressed={addressed}
          origin={origin}
          state={writeDehydratedState({ settings: own, addressed, origin, records })}
          files={files}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </ResponseStatus>,
      {
        bootstrapModules: failure ? [] : [`/${manifest[ENTRY]?.file}`],
        // In one chunk, because later chunks would need inline scripts.
        progressiveChunkSize: Infinity,
      },
    );
    await stream.allReady;
    if (response.location) {
      return new Response(null, { status: 302, headers: { Location: response.location } });
    }
    const html = await new Response(stream).text();
    const match = context.matches.at(-1);
    const id = match?.route.id ?? '';
    const forCrawlers = crawlerHead(response.head ?? { hidden: true }, {
      id,
      pathname: context.location.pathname,
      params: match?.params ?? {},
      data: failure ? {} : pageData(environment, id, context.loaderData[id]),
      origin,
      language: settings.prefLanguage,
      addressed,
      t: i18n.t,
    });
    return new Response(
      html.replace('</head>', () => `${forCrawlers}</head>`),
      {
        status: response.status,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          ...(failure?.retryAfter && { 'Retry-After': String(failure.retryAfter) }),
        },
      },
    );
  };
}

interface AnswerError {
  extensions?: { code?: string; retryAfter?: number };
}

/** Why data of an answer is missing, other than for what was requested. */
function failuresIn(answer: GraphQLResponse): DataFailure[] {
  const { errors = [] } = answer as { errors?: readonly AnswerError[] };
  return errors.flatMap(({ extensions: { code, retryAfter } = {} }): DataFailure[] => {
    if (code === 'SERVICE_UNAVAILABLE') return [{ status: 503, retryAfter }];
    return code === 'INTERNAL_SERVER_ERROR' ? [{ status: 500 }] : [];
  });
}

const ENTRY = 'client/browser.ts';
const HYDRATE = 'client/hydrate.tsx';

/** Waits until the store has the answer to a page's query; errors are thrown when it is read. */
async function settled(loaded: unknown): Promise<void> {
  const { source } = (loaded ?? {}) as Partial<PreloadedQuery<OperationType>>;
  await source?.toPromise().catch(() => undefined);
}

/** Addresses of the scripts that the modules need, of the stylesheet and of the font. */
function filesOf(manifest: Manifest, modules: string[]): PageFiles {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    if (name !== ENTRY) scripts.push(`/${chunk.file}`);
  };
  modules.forEach(visit);
  const ending = (end: string) =>
    Object.values(manifest).flatMap(({ file }) => (file.endsWith(end) ? `/${file}` : []));
  return { scripts, stylesheets: ending('.css'), font: ending('.woff2')[0] };
}
