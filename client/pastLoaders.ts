/** The pages that show earlier content revisions, with their loaders; few readers open them. */
import type { IEnvironment } from 'relay-runtime';
import PastPostPageQuery from './__generated__/PastPostPageQuery$parameters';
import PastTermPageQuery from './__generated__/PastTermPageQuery$parameters';
import PastVersePageQuery from './__generated__/PastVersePageQuery$parameters';
import { pageLoader } from './relay/page';
import { pastPostOf, pastTermOf, pastVerseOf } from './past/pastAddress';

export const createPastLoaders = (environment: IEnvironment) => ({
  'past/PastPostPage': pageLoader(environment, PastPostPageQuery, pastPostOf),
  'past/PastTermPage': pageLoader(environment, PastTermPageQuery, pastTermOf),
  'past/PastVersePage': pageLoader(environment, PastVersePageQuery, pastVerseOf),
});

export type PastPage = keyof ReturnType<typeof createPastLoaders>;

export const loadPast = {
  'past/PastPostPage': () => import('./past/PastPostPage').then((m) => m.PastPostPage),
  'past/PastTermPage': () => import('./past/PastTermPage').then((m) => m.PastTermPage),
  'past/PastVersePage': () => import('./past/PastVersePage').then((m) => m.PastVersePage),
};
