import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import VersePageQuery from './__generated__/VersePageQuery$parameters';
import { Failure } from './layout/Failure';
import { Layout } from './layout/Layout';
import { NotFound } from './layout/NotFound';
import type { LoadedPage } from './loaders';
import { whileLoading } from './relay/loading';
import { pageLoader } from './relay/page';
import { languageOfDocument, type Language } from './settings/settings';

type Load = () => Promise<{ Component: ComponentType }>;

/** What is known of a route beside what the router needs. */
export interface PageHandle {
  /** Brings the code of the page and of its loader. */
  load(): Promise<void>;
  /** Its loader is among those of loaders.ts. */
  hasLoader: boolean;
}

/**
 * The route table, shared by the browser and the server. A page's id is its module below client/, by
 * which the server finds the files to preload.
 * @param preferredLanguage of the reader; in the browser it is that of the page
 */
export function createRoutes(
  environment: IEnvironment,
  preferredLanguage: () => Language = languageOfDocument,
): RouteObject[] {
  /** A page with data, whose loader and code are fetched side by side. */
  const page = (id: LoadedPage, path: string, load: Load) =>
    pageRoute(id, path, load, async (args) => {
      const { createLoaders } = await importLoaders();
      return createLoaders(environment, preferredLanguage)[id](args);
    });
  const verse = pageLoader(environment, VersePageQuery, ({ key = '' }) => ({ key }));
  return [
    {
      Component: Layout,
      children: [
        {
          ErrorBoundary: Failure,
          children: [
            pageRoute('home/HomePage', '/', () => import('./home/HomePage')),
            pageRoute(VERSE_PAGE, '/verses/:key', () => import('./verse/VersePage'), verse),
            page('surah/SurahsPage', '/surahs', () => import('./surah/SurahsPage')),
            page('reading/SurahPage', '/surahs/:number', () => import('./reading/SurahPage')),
            page('search/QueryPage', '/query', () => import('./search/QueryPage')),
            page('root/RootsPage', '/roots', () => import('./root/RootsPage')),
            page('root/RootPage', '/roots/:letters', () => import('./root/RootPage')),
            page('post/QuranPostsPage', '/posts/quran', () => import('./post/QuranPostsPage')),
            page('post/FaithPostsPage', '/posts/faith', () => import('./post/FaithPostsPage')),
            ...['worship', 'other'].map((section) =>
              pageRoute(
                `post/PlaceholderPage/${section}`,
                `/posts/${section}`,
                () => import('./post/PlaceholderPage'),
              ),
            ),
            page('post/PostPage', '/posts/:section?/:postId', () => import('./post/PostPage')),
            page('term/TablesPage', '/tables', () => import('./term/TablesPage')),
            page(
              'character/CharactersPage',
              '/tables/arabicCharacters',
              () => import('./character/CharactersPage'),
            ),
            page(
              'surah/QuranIndexPage',
              '/tables/quranIndex',
              () => import('./surah/QuranIndexPage'),
            ),
            page(
              'term/TermPage',
              '/termTables/:termId/:secondTermId?',
              () => import('./term/TermPage'),
            ),
            page('about/AboutPage', '/about', () => import('./about/AboutPage')),
            pageRoute('verse/BookmarksPage', '/bookmarks', () => import('./verse/BookmarksPage')),
            pageRoute(
              'admin/RecentChangesPage',
              '/admin/changes',
              () => import('./admin/RecentChangesPage'),
            ),
            pageRoute('admin/TrashPage', '/admin/trash', () => import('./admin/TrashPage')),
            pageRoute('admin/WorkPage', '/admin/work', () => import('./admin/WorkPage')),
            pageRoute('admin/ChecksPage', '/admin/checks', () => import('./admin/ChecksPage')),
            pageRoute('auth/SignInPage', '/auth', importSignIn),
            pageRoute('auth/SignInPage/', '/authentication', importSignIn),
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ];
}

/** The page that most readers open first: its loader is there before any other's. */
export const VERSE_PAGE = 'verse/VersePage';

const importSignIn = () => import('./auth/SignInPage');

export const importLoaders = () => import('./loaders');

/**
 * A page whose code comes when it is gone to, beside its data. What could not be loaded is asked for
 * again the next time; the router's own lazy routes fail for good.
 */
function pageRoute(id: string, path: string, load: Load, loader?: LoaderFunction): RouteObject {
  let Page: ComponentType | undefined;
  const loadCode = async () => {
    Page = (await load()).Component;
  };
  const hasLoader = loader !== undefined && id !== VERSE_PAGE;
  const handle: PageHandle = {
    hasLoader,
    load: async () => {
      await Promise.all([loadCode(), hasLoader ? importLoaders() : undefined]);
    },
  };
  return {
    id,
    path,
    handle,
    loader: async (args) => {
      const [data] = await whileLoading(
        Promise.all([Promise.resolve(loader?.(args) ?? null), loadCode()]),
      );
      return data;
    },
    Component: () => Page && <Page />,
  };
}
