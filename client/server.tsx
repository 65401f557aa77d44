import { renderToString } from 'react-dom/server';
import type { PreloadedQuery } from 'react-relay';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { GraphQLResponse, OperationType } from 'relay-runtime';
import { EARLY_TAP_SCRIPT } from '../text/earlyTap';
import type { Language } from './language';
import { App } from './App';
import { crawlerHead } from './crawlers/crawlerHead';
import { pageData } from './crawlers/pageData';
import { writeDehydratedState } from './dehydratedState';
import { createI18n, type I18n } from './i18n/i18n';
import { Outage, type DataFailure } from './page/Outage';
import { ResponseStatus, type PageResponse } from './page/ResponseStatus';
import { knownAddress } from './pageKey';
import { createEnvironment } from './relay/environment';
import { simplifyDeep } from './relay/simplifyArabic';
import { createRoutes, PAGES, type PageHandle } from './routes';
import type { PageFiles } from './layout/Document';
import { addressedSettings } from './settings/addressedSettings';
import { readersSettings, settingsOfRequest } from './settings/requestSettings';
import { loadListenButton } from './recording/recordings';
import { loadFurtherTranslations } from './verse/FurtherTranslations';

/** Vite's manifest, which maps source modules to built files. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

interface RenderOptions {
  execute(documentId: string, variables: Record<string, unknown>): Promise<unknown>;
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
  /** Whether verses have buttons that play them, which is the same for all requests. */
  hasRecordings: boolean;
}

/** Of a language, for all requests, as only browsers change the language of an instance. */
const translations = new Map<Language, Promise<I18n>>();

function translationsIn(language: Language): Promise<I18n> {
  const created = translations.get(language) ?? createI18n(language);
  translations.set(language, created);
  return created;
}

/** Makes the function that renders a request to HTML, with the files of the build. */
export function createRender(manifest: Manifest) {
  const filesOf = pageFilesOf(manifest);
  const entry = `/${manifest[ENTRY]?.file}`;
  return async (requested: Request, options: RenderOptions): Promise<Response> => {
    const { execute, origin, hasRecordings } = options;
    const url = knownAddress(requested.url);
    const settings = settingsOfRequest(requested);
    const own = readersSettings(requested);
    const addressed = addressedSettings(url);
    const failures: DataFailure[] = [];
    const answers: Promise<unknown>[] = [];
    const environment = createEnvironment(({ id }, variables) => {
      const answering = execute(id ?? '', variables).then((given) => {
        const answer = given as GraphQLResponse;
        failures.push(...failuresIn(answer));
        return settings.useComplexCharacters ? answer : simplifyDeep(answer);
      });
      answers.push(answering);
      return answering;
    });
    const routes = createRoutes(environment, () => settings.prefLanguage, Outage);
    const handler = createStaticHandler(routes);
    const [context, i18n] = await Promise.all([
      handler.query(new Request(url)),
      translationsIn(settings.prefLanguage),
      hasRecordings && loadListenButton(),
    ]);
    if (context instanceof Response) return context;
    await Promise.all(Object.values(context.loaderData).map(settled));
    const renderPage = (given: { response: PageResponse; state: string; files: PageFiles }) =>
      renderToString(
        <ResponseStatus value={given.response}>
          <App
            environment={environment}
            i18n={i18n}
            settings={own}
            addressed={addressed}
            origin={origin}
            state={given.state}
            files={given.files}
          >
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </ResponseStatus>,
      );
    const response: PageResponse = { status: context.statusCode };
    // Without its data, a page would look as if what it shows did not exist.
    const [failure] = failures;
    const hasTranslations = settings.translations.length > 0;
    if (hasTranslations && !failure) {
      await loadFurtherTranslations();
      // The verses of a page are known only from its data, so a first rendering asks for their translations.
      // If these fail, the page is sent without them, and the browser asks again.
      renderPage({ response: { ...response }, state: '', files: filesOf([]) });
      await Promise.allSettled(answers);
    }
    if (failure) context.errors = { [PAGES]: failure };
    const idOf = ({ id, handle }: (typeof context.matches)[number]['route']) =>
      (handle as PageHandle | undefined)?.pageOf(context.location.search) ?? id;
    const records = environment.getStore().getSource().toJSON();
    const files = filesOf([
      ENTRY,
      REACT,
      HYDRATE,
      `client/i18n/${settings.prefLanguage}.ts`,
      ...context.matches.map(({ route }) => `client/${idOf(route)}.tsx`),
      ...(hasTranslations ? [TRANSLATIONS] : []),
      ...(hasRecordings ? [LISTEN_BUTTON] : []),
      ...(context.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.hasLoader)
        ? ['client/loaders.ts']
        : []),
    ]);
    // Nothing suspends, as the data and the code of the page are loaded. A stream would have to be decoded.
    const html = renderPage({
      response,
      state: writeDehydratedState({
        ...{ settings: own, addressed, origin, records },
        ...(hasRecordings && { hasRecordings }),
      }),
      files,
    });
    if (response.location) {
      return new Response(null, { status: 302, headers: { Location: response.location } });
    }
    const match = context.matches.at(-1);
    const id = match ? idOf(match.route) : '';
    const forCrawlers = crawlerHead(response.head ?? { hidden: true }, {
      id,
      pathname: context.location.pathname,
      params: match?.params ?? {},
      data: failure ? {} : pageData(environment, id, context.loaderData[match?.route.id ?? '']),
      origin,
      language: settings.prefLanguage,
      addressed: addressed.prefLanguage,
      t: i18n.read().t,
    });
    const page = documentOf(html, { head: forCrawlers, entry: failure ? undefined : entry });
    return new Response(page, {
      status: response.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        ...(failure?.retryAfter && { 'Retry-After': String(failure.retryAfter) }),
      },
    });
  };
}

/** Adds the doctype, the rest of the head, and the scripts that hydrate the page, if it has them, to the HTML of React. */
function documentOf(html: string, { head, entry }: { head: string; entry: string | undefined }) {
  const preload = entry
    ? `<script>${EARLY_TAP_SCRIPT}</script><link rel="modulepreload" fetchPriority="low" href="${entry}"/>`
    : '';
  const script = entry ? `<script type="module" src="${entry}" async=""></script>` : '';
  const [start, end] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  return `<!DOCTYPE html>${html.slice(0, start)}${preload}${head}${html.slice(start, end)}${script}${html.slice(end)}`;
}

interface ErrorInResponse {
  extensions?: { code?: string; retryAfter?: number };
}

/** Why data is missing from a response, except for reasons in the request. */
function failuresIn(answer: GraphQLResponse): DataFailure[] {
  const { errors = [] } = answer as { errors?: readonly ErrorInResponse[] };
  return errors.flatMap(({ extensions: { code, retryAfter } = {} }): DataFailure[] => {
    if (code === 'SERVICE_UNAVAILABLE') return [{ status: 503, retryAfter }];
    return code === 'INTERNAL_SERVER_ERROR' ? [{ status: 500 }] : [];
  });
}

const ENTRY = 'client/browser.ts';
const REACT = 'node_modules/react-dom/client.js';
const HYDRATE = 'client/hydrate.tsx';
const TRANSLATIONS = 'client/verse/LoadedFurtherTranslations.tsx';
const LISTEN_BUTTON = 'client/recording/ListenButton.tsx';

/** Those that the first screen of every page has. */
const PRELOADED_FONTS = ['quran', 'latin400', 'latin600'];

/** Waits until the store has the response to a page's query; errors are thrown when it is read. */
async function settled(loaded: unknown): Promise<void> {
  const { source } = (loaded ?? {}) as Partial<PreloadedQuery<OperationType>>;
  await source?.toPromise().catch(() => undefined);
}

/** Finds the addresses of the scripts that modules need, of the stylesheets and of the fonts. */
function pageFilesOf(manifest: Manifest) {
  const ending = (end: string) =>
    Object.values(manifest).flatMap(({ file }) => (file.endsWith(end) ? `/${file}` : []));
  const stylesheets = ending('.css');
  const fonts = PRELOADED_FONTS.flatMap((name) => {
    const file = manifest[`client/ui/fonts/${name}.woff2`]?.file;
    return file ? [`/${file}`] : [];
  });
  return (modules: string[]): PageFiles => {
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
    return { scripts, stylesheets, fonts };
  };
}
