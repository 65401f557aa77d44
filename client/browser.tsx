import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { readHandover } from './handover';
import { createI18n } from './i18n/i18n';
import { createEnvironment } from './relay/environment';
import { createBrowserFetch } from './relay/network';
import { createRoutes } from './routes';

const { settings, origin, records } = readHandover();
const environment = createEnvironment(createBrowserFetch(settings), records);
const routes = createRoutes(environment);

// The page's code must be here before its loader runs, or Relay can't tell that the handed-over
// store already answers the query and asks for it again.
const i18n = createI18n(settings.prefLanguage);
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);
const router = createBrowserRouter(routes);
await initialised(router);

hydrateRoot(
  document,
  <App environment={environment} i18n={await i18n} settings={settings} origin={origin}>
    <RouterProvider router={router} />
  </App>,
);

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
