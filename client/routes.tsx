import type { ComponentType } from 'react';
import { useLocation, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay';
import type { IEnvironment, OperationType } from 'relay-runtime';
import { languageOfDocument, type Language } from './language';
import VersePageQuery from './__generated__/VersePageQuery$parameters';
import { Failure } from './page/Failure';
import { Layout } from './layout/Layout';
import { isPageKept, reportUnopened } from './offline/connection';
import { isUnreachable } from './page/isUnreachable';
import { NotFound } from './page/NotFound';
import type { LoadedPage } from './loaders';
import type { PastPage } from './pastLoaders';
import { whileLoading } from './relay/loading';
import { pageLoader } from './relay/page';

type Load = () => Promise<ComponentType>;

interface Past {
  id: PastPage;
  load: Load;
  loader: LoaderFunction;
}

/** Data of a route that the router itself does not need. */
export interface PageHandle {
  /** Loads the code of the page at an address and of its loader. */
  load(search: string): Promise<void>;
  /** Id of the page at an address, by its query. */
  pageOf(search: string): string;
  /** Whether its loader is one of loaders.ts. */
  hasLoader: boolean;
}

/**
 * The route table, shared by the browser and the server. The id of a page is its module path below
 * client/, by which the server finds the files to preload.
 * @param preferredLanguage the language of the reader; in the browser by default that of the page
 * @param ErrorBoundary replaces a page that fails
 */
export function createRoutes(
  environment: IEnvironment,
  preferredLanguage: () => Language = languageOfDocument,
  ErrorBoundary: ComponentType = Failure,
): RouteObject[] {
  /** A page with data, whose loader and code are fetched in parallel. */
  const loaderOf =
    (id: LoadedPage): LoaderFunction =>
    async (args) => {
      const { createLoaders } = await importLoaders();
      return createLoaders(environment, preferredLanguage)[id](args);
    };
  const page = (id: LoadedPage, path: string, load: Load, past?: PastPage) =>
    pageRoute(id, path, load, loaderOf(id), past && pastPage(past));
  /** The page at an earlier content revision, which addresses with `?at=` show. */
  const pastPage = (id: PastPage): Past => ({
    id,
    load: async () => (await importPast()).loadPast[id](),
    loader: async (args) => (await importPast()).createPastLoaders(environment)[id](args),
  });
  const verse = pageLoader(environment, VersePageQuery, ({ key = '' }) => ({ key }));
  return [
    {
      Component: Layout,
      children: [
        {
          id: PAGES,
          ErrorBoundary,
          children: [
            page('home/HomePage', '/', () => import('./home/HomePage').then((m) => m.HomePage)),
            pageRoute(
              VERSE_PAGE,
              '/verses/:key',
              () => import('./verse/VersePage').then((m) => m.VersePage),
              verse,
              pastPage('past/PastVersePage'),
            ),
            page('combine/CombinePage', '/verses', () =>
              import('./combine/CombinePage').then((m) => m.CombinePage),
            ),
            page('surah/SurahsPage', '/surahs', () =>
              import('./surah/SurahsPage').then((m) => m.SurahsPage),
            ),
            page('reading/SurahPage', '/surahs/:number', () =>
              import('./reading/SurahPage').then((m) => m.SurahPage),
            ),
            page('reading/MushafPage', '/pages/:number', () =>
              import('./reading/MushafPage').then((m) => m.MushafPage),
            ),
            page('reading/JuzPage', '/juz/:number', () =>
              import('./reading/JuzPage').then((m) => m.JuzPage),
            ),
            page('search/QueryPage', '/query', () =>
              import('./search/QueryPage').then((m) => m.QueryPage),
            ),
            page('root/RootsPage', '/roots', () =>
              import('./root/RootsPage').then((m) => m.RootsPage),
            ),
            page('root/RootPage', '/roots/:letters', () =>
              import('./root/RootPage').then((m) => m.RootPage),
            ),
            page('post/PostIndexPage', '/posts', () =>
              import('./post/PostIndexPage').then((m) => m.PostIndexPage),
            ),
            page('post/QuranPostsPage', '/posts/quran', () =>
              import('./post/QuranPostsPage').then((m) => m.QuranPostsPage),
            ),
            page('post/FaithPostsPage', '/posts/faith', () =>
              import('./post/FaithPostsPage').then((m) => m.FaithPostsPage),
            ),
            page('post/WorshipPostsPage', '/posts/worship', () =>
              import('./post/WorshipPostsPage').then((m) => m.WorshipPostsPage),
            ),
            page('post/OtherPostsPage', '/posts/other', () =>
              import('./post/OtherPostsPage').then((m) => m.OtherPostsPage),
            ),
            page(
              'post/PostPage',
              '/posts/:section?/:postId',
              () => import('./post/PostPage').then((m) => m.PostPage),
              'past/PastPostPage',
            ),
            page('term/TablesPage', '/tables', () =>
              import('./term/TablesPage').then((m) => m.TablesPage),
            ),
            page('character/CharactersPage', '/tables/arabicCharacters', () =>
              import('./character/CharactersPage').then((m) => m.CharactersPage),
            ),
            page('surah/QuranIndexPage', '/tables/quranIndex', () =>
              import('./surah/QuranIndexPage').then((m) => m.QuranIndexPage),
            ),
            page(
              'term/TermPage',
              '/termTables/:termId/:secondTermId?',
              () => import('./term/TermPage').then((m) => m.TermPage),
              'past/PastTermPage',
            ),
            page('termElement/ElementWordsPage', '/termTables/:termId/elements/:elementId', () =>
              import('./termElement/ElementWordsPage').then((m) => m.ElementWordsPage),
            ),
            page('compare/CompareVersesPage', '/compare/verses/:first/:second?', () =>
              import('./compare/CompareVersesPage').then((m) => m.CompareVersesPage),
            ),
            page('compare/CompareTopicsPage', '/compare/topics/:first/:second?', () =>
              import('./compare/CompareTopicsPage').then((m) => m.CompareTopicsPage),
            ),
            page('compare/CompareTablesPage', '/compare/tables/:first/:second?', () =>
              import('./compare/CompareTablesPage').then((m) => m.CompareTablesPage),
            ),
            page('about/AboutPage', '/about', () =>
              import('./about/AboutPage').then((m) => m.AboutPage),
            ),
            pageRoute('developers/DevelopersPage', '/developers', () =>
              import('./developers/DevelopersPage').then((m) => m.DevelopersPage),
            ),
            pageRoute('developers/ReferencePage', '/api', () =>
              import('./developers/ReferencePage').then((m) => m.ReferencePage),
            ),
            pageRoute('verse/BookmarksPage', '/bookmarks', () =>
              import('./verse/BookmarksPage').then((m) => m.BookmarksPage),
            ),
            pageRoute('admin/RecentChangesPage', '/admin/changes', () =>
              import('./admin/RecentChangesPage').then((m) => m.RecentChangesPage),
            ),
            pageRoute('admin/TrashPage', '/admin/trash', () =>
              import('./admin/TrashPage').then((m) => m.TrashPage),
            ),
            pageRoute('admin/WorkPage', '/admin/work', () =>
              import('./admin/WorkPage').then((m) => m.WorkPage),
            ),
            pageRoute('admin/WordsPage', '/admin/words', () =>
              import('./admin/WordsPage').then((m) => m.WordsPage),
            ),
            pageRoute('admin/ChecksPage', '/admin/checks', () =>
              import('./admin/ChecksPage').then((m) => m.ChecksPage),
            ),
            pageRoute('admin/NamesPage', '/admin/names', () =>
              import('./admin/NamesPage').then((m) => m.NamesPage),
            ),
            pageRoute('admin/SearchesPage', '/admin/searches', () =>
              import('./admin/SearchesPage').then((m) => m.SearchesPage),
            ),
            pageRoute('auth/SignInPage', '/auth', importSignIn),
            pageRoute('auth/SignInPage/', '/authentication', importSignIn),
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ];
}

/** The id of the route around all pages. */
export const PAGES = 'pages';

/** The page that most readers open first, so its loader is loaded before the others. */
const VERSE_PAGE = 'verse/VersePage';

const importSignIn = () => import('./auth/SignInPage').then((m) => m.SignInPage);

export const importLoaders = () => import('./loaders');

const importPast = () => import('./pastLoaders');

/**
 * A page whose code is loaded on navigation, in parallel with its data. Code that failed to load is
 * requested again the next time; the router's own lazy routes would fail for good.
 */
function pageRoute(
  id: string,
  path: string,
  load: Load,
  loader?: LoaderFunction,
  past?: Past,
): RouteObject {
  const present = { id, load, loader };
  const pages: Record<string, ComponentType> = {};
  const shownAt = (address: string) => (past && /[?&]at=/.test(address) ? past : present);
  const loadCode = async (shown: typeof present) => {
    pages[shown.id] = await shown.load();
  };
  const hasLoader = loader !== undefined && id !== VERSE_PAGE;
  const handle: PageHandle = {
    hasLoader,
    pageOf: (search) => shownAt(search).id,
    load: async (search) => {
      await Promise.all([loadCode(shownAt(search)), hasLoader ? importLoaders() : undefined]);
    },
  };
  return {
    id,
    path,
    handle,
    loader: async (args) => {
      const shown = shownAt(args.request.url);
      const loaded = Promise.all([
        Promise.resolve(shown.loader?.(args) ?? null).then(waitForData),
        loadCode(shown),
      ]);
      try {
        const [data] = await whileLoading(loaded);
        reportUnopened(undefined);
        return data;
      } catch (error) {
        const { pathname, search } = new URL(args.request.url);
        const isElsewhere =
          typeof document !== 'undefined' &&
          pathname + search !== location.pathname + location.search;
        if (!isElsewhere || !isUnreachable(error)) throw error;
        return stay(args.request, pathname + search);
      }
    },
    Component: () => {
      const Page = pages[shownAt(useLocation().search).id];
      return Page && <Page />;
    },
  };
}

/** In the browser, waits until the data of a page has arrived; on the server, the renderer waits. */
async function waitForData(data: unknown): Promise<unknown> {
  if (typeof document !== 'undefined') {
    await ((data ?? {}) as Partial<PreloadedQuery<OperationType>>).source?.toPromise();
  }
  return data;
}

/**
 * Opens a page that was kept as a whole; otherwise keeps the page that is shown. The navigation never ends, unless
 * another one takes its place.
 */
async function stay({ signal }: Request, address: string): Promise<null> {
  const isKept = await isPageKept(address);
  if (!signal.aborted) {
    if (isKept) location.assign(address);
    else reportUnopened(address);
  }
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
}
