import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import VersePageQuery from './__generated__/VersePageQuery$parameters';
import { Layout } from './layout/Layout';
import { pageLoader } from './relay/page';

/**
 * The route table, shared by the browser and the server. A route's id is its page's module below
 * client/, by which the server finds the files to preload.
 */
export function createRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [
        {
          id: 'verse/VersePage',
          path: '/verses/:key',
          loader: pageLoader(environment, VersePageQuery, ({ key = '' }) => ({ key })),
          lazy: () => import('./verse/VersePage'),
        },
      ],
    },
  ];
}
