import type { RouteObject } from 'react-router';
import type { ComponentType } from 'react';
import type { IEnvironment } from 'relay-runtime';
import VersePageQuery from './__generated__/VersePageQuery$parameters';
import { Failure } from './layout/Failure';
import { Layout } from './layout/Layout';
import { NotFound } from './layout/NotFound';
import type { LoadedPage } from './loaders';
import { pageLoader } from './relay/page';
import { languageOfDocument, type Language } from './settings/settings';

type Page = () => Promise<{ Component: ComponentType }>;

/**
 * The route table, shared by the browser and the server. A page's id is its module below client/, by
 * which the server finds the files to preload.
 * @param preferredLanguage of the reader; in the browser it is that of the page
 */
export function createRoutes(
  environment: IEnvironment,
  preferredLanguage: () => Language = languageOfDocument,
): RouteObject[] {
  const loaders = async () => (await importLoaders()).createLoaders(environment, preferredLanguage);
  /** A page with data, whose loader and code are fetched side by side. */
  const page = (id: LoadedPage, path: string, load: Page): RouteObject => ({
    id,
    path,
    lazy: {
      loader: async () => (await loaders())[id],
      Component: async () => (await load()).Component,
    },
  });
  return [
    {
      Component: Layout,
      children: [
        {
          ErrorBoundary: Failure,
          children: [
            { id: 'home/HomePage', index: true, lazy: () => import('./home/HomePage') },
            {
              id: VERSE_PAGE,
              path: '/verses/:key',
              loader: pageLoader(environment, VersePageQuery, ({ key = '' }) => ({ key })),
              lazy: () => import('./verse/VersePage'),
            },
            page('surah/SurahsPage', '/surahs', () => import('./surah/SurahsPage')),
            page('reading/SurahPage', '/surahs/:number', () => import('./reading/SurahPage')),
            page('search/QueryPage', '/query', () => import('./search/QueryPage')),
            page('root/RootsPage', '/roots', () => import('./root/RootsPage')),
            page('root/RootPage', '/roots/:letters', () => import('./root/RootPage')),
            page('post/QuranPostsPage', '/posts/quran', () => import('./post/QuranPostsPage')),
            page('post/FaithPostsPage', '/posts/faith', () => import('./post/FaithPostsPage')),
            ...['worship', 'other'].map((section) => ({
              id: `post/PlaceholderPage/${section}`,
              path: `/posts/${section}`,
              lazy: () => import('./post/PlaceholderPage'),
            })),
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
            {
              id: 'verse/BookmarksPage',
              path: '/bookmarks',
              lazy: () => import('./verse/BookmarksPage'),
            },
            { id: 'auth/SignInPage', path: '/auth', lazy: importSignIn },
            { path: '/authentication', lazy: importSignIn },
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
