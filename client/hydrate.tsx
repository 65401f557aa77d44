import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type DataRouter,
} from 'react-router-dom';
import { App } from './App';
import { readDehydratedState } from './dehydratedState';
import { createI18n } from './i18n/i18n';
import { createEnvironment } from './relay/environment';
import { createBrowserFetch } from './relay/network';
import { createRoutes, importLoaders, type PageHandle } from './routes';

const { settings, addressed, origin, records } = readDehydratedState();
const environment = createEnvironment(createBrowserFetch(settings), records);

const routes = createRoutes(environment);

// The page's code must be here before its loader runs, or Relay can't tell that the handed-over
// store already answers the query and asks for it again.
const i18n = createI18n(addressed ?? settings.prefLanguage);
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) =>
    (route.handle as PageHandle | undefined)?.load(),
  ),
);

// The router gives the first page of every visit the same key, by which scroll positions are kept: one
// page would be opened where another was left.
if (!history.state) history.replaceState({ key: String(performance.timeOrigin) }, '');
const router = createBrowserRouter(routes);
await initialised(router);

const app = (
  <App {...{ environment, settings, addressed, origin }} i18n={await i18n}>
    <RouterProvider router={router} />
  </App>
);
// In slices, between which the page answers its reader.
startTransition(() => void hydrateRoot(document, app));

// Whoever moves or types may go on to another page.
for (const event of ['pointerover', 'touchstart', 'keydown']) {
  addEventListener(event, () => void importLoaders().catch(() => undefined), {
    once: true,
    passive: true,
  });
}

function initialised(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
