import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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
import { loadListenButton } from './recording/recordings';
import { loadFurtherTranslations } from './verse/FurtherTranslations';
import { createBrowserFetch } from './relay/network';
import { createRoutes, importLoaders, type PageHandle } from './routes';

/** Makes the server's HTML a page that responds; resolves when it does. */
export async function hydrate(): Promise<void> {
  const { settings, addressed, origin, records, hasRecordings, isShell } = readDehydratedState();
  const environment = createEnvironment(createBrowserFetch(settings), records, {
    isSimplified: !settings.useComplexCharacters,
  });

  const routes = createRoutes(environment);

  // The page's code has to be loaded before its loader runs. Otherwise Relay does not know that the
  // dehydrated store already has the data of the query, and fetches it again.
  const i18n = createI18n(addressed.prefLanguage ?? settings.prefLanguage);
  await Promise.all([
    hasRecordings && loadListenButton().catch(() => undefined),
    settings.translations[0] && loadFurtherTranslations().catch(() => undefined),
    ...(matchRoutes(routes, location) ?? []).map(async ({ route }) =>
      (route.handle as PageHandle | undefined)?.load(location.search),
    ),
  ]);

  // Scroll positions are stored by key, and the router gives the first page of every visit the same
  // key: without another key a page would open at the scroll position of a different page.
  if (!history.state) history.replaceState({ key: String(performance.timeOrigin) }, '');
  const router = createBrowserRouter(routes);
  await whenInitialized(router);

  const texts = await i18n;
  const hydrated = new Promise<void>((resolve) => {
    const app = (
      <App {...{ environment, settings, addressed, origin }} i18n={texts} onCommit={resolve}>
        <RouterProvider router={router} />
      </App>
    );
    // A transition hydrates in slices, between which the page responds to input.
    startTransition(() => {
      if (isShell) createRoot(document).render(app);
      else hydrateRoot(document, app);
    });
  });

  // A reader who moves the pointer or types may navigate soon.
  for (const event of ['pointerover', 'touchstart', 'keydown']) {
    addEventListener(event, () => void importLoaders().catch(() => undefined), {
      once: true,
      passive: true,
    });
  }
  await hydrated;
}

function whenInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
