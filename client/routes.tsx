import { redirect, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import SurahsPageQuery from './__generated__/SurahsPageQuery$parameters';
import VersePageQuery from './__generated__/VersePageQuery$parameters';
import { Failure } from './layout/Failure';
import { Layout } from './layout/Layout';
import { NotFound } from './layout/NotFound';
import { UnderWork } from './layout/UnderWork';
import { pageLoader } from './relay/page';
import { parseVerseReference } from './verse/parseVerseReference';

/**
 * The route table, shared by the browser and the server. A lazy route's id is its page's module
 * below client/, by which the server finds the files to preload.
 */
export function createRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [
        {
          ErrorBoundary: Failure,
          children: [
            { id: 'home/HomePage', index: true, lazy: () => import('./home/HomePage') },
            {
              id: 'verse/VersePage',
              path: '/verses/:key',
              loader: pageLoader(environment, VersePageQuery, ({ key = '' }) => ({ key })),
              lazy: () => import('./verse/VersePage'),
            },
            {
              id: 'surah/SurahsPage',
              path: '/surahs',
              loader: pageLoader(environment, SurahsPageQuery, () => ({})),
              lazy: () => import('./surah/SurahsPage'),
            },
            { path: '/verses', loader: goToVerse, Component: NotFound },
            { path: '/posts/1', element: <UnderWork name="beginning" /> },
            { path: '/posts/quran', element: <UnderWork name="quran" /> },
            { path: '/posts/faith', element: <UnderWork name="faith" /> },
            { path: '/tables', element: <UnderWork name="tables" /> },
            { path: '/about', element: <UnderWork name="about" /> },
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ];
}

/** Where the form that goes to a verse leads when there is no script. */
function goToVerse({ request }: { request: Request }) {
  const key = parseVerseReference(new URL(request.url).searchParams.get('verse') ?? '');
  return key ? redirect(`/verses/${key}`) : null;
}
