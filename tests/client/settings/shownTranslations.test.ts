/** @jest-environment node */
/** The pages that show further translations, by their code, and the settings of their requests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { createEnvironment } from '../../../client/relay/environment';
import { createRoutes } from '../../../client/routes';
import { settingsOfRequest } from '../../../client/settings/requestSettings';
import { DEFAULT_SETTINGS } from '../../../client/settings/settings';
import { formatCookie } from '../../../client/settings/settingsCookie';

const CHOSEN = ['de-beispiel', 'ur-misal'];

/** The files that a file imports when it is loaded, itself included. */
function importedFiles(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)';/g)) {
    const imported = join(file, '..', path);
    const existing = ['.tsx', '.ts'].map((ending) => imported + ending).find(existsSync);
    if (existing) importedFiles(existing, found);
  }
  return found;
}

const hasTranslations = (page: string) =>
  importedFiles(`client/${page}.tsx`).has('client/verse/FurtherTranslations.tsx');

const pagesOf = (routes: RouteObject[]): { id: string; path: string }[] =>
  routes.flatMap(({ id = '', path, children = [] }) => [
    ...(path?.startsWith('/') ? [{ id: id.replace(/\/$/, ''), path }] : []),
    ...pagesOf(children),
  ]);

const PAGES = pagesOf(createRoutes(createEnvironment(() => Promise.reject(new Error('no data')))));

/** Addresses of a page, without its optional parts and with them. */
const addressesOf = (path: string) =>
  [path.replace(/\/:\w+\?/g, ''), path.replaceAll('?', '')].map((full) =>
    full.replace(':section', 'quran').replace(':key', '2:255').replace(/:\w+/g, '3'),
  );

const settingsAt = (address: string) => {
  const cookie = `settings=${formatCookie({ ...DEFAULT_SETTINGS, translations: CHOSEN })}`;
  return settingsOfRequest(new Request(`http://localhost${address}`, { headers: { cookie } }));
};

test('some pages show further translations, others do not', () => {
  const shown = PAGES.filter(({ id }) => hasTranslations(id)).map(({ path }) => path);
  expect(shown).toEqual([
    '/verses/:key',
    '/surahs/:number',
    '/pages/:number',
    '/juz/:number',
    '/posts/:section?/:postId',
  ]);
});

test.each(PAGES)('$path has the chosen translations if it shows them', ({ id, path }) => {
  for (const address of addressesOf(path)) {
    const { translations } = settingsAt(address);
    expect([address, translations]).toEqual([address, hasTranslations(id) ? CHOSEN : []]);
  }
});

test('a page at an earlier revision shows none', () => {
  expect(settingsAt('/verses/2:255?at=1234').translations).toEqual([]);
  expect(settingsAt('/verses/2:255?highlightTerm=2').translations).toEqual(CHOSEN);
});
