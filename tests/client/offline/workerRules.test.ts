/** What the service worker handles, keeps and deletes. */
import {
  isKept,
  isOutage,
  kindOf,
  outdatedCaches,
  shellLike,
} from '../../../client/offline/workerRules';

const ORIGIN = 'https://tibyan.example';

const requestOf = (address: string, more: Partial<Parameters<typeof kindOf>[0]> = {}) => ({
  method: 'GET',
  url: new URL(address, ORIGIN).href,
  mode: 'cors',
  cache: 'default',
  headers: new Headers(),
  ...more,
});

const navigation = { mode: 'navigate' };
const withToken = { headers: new Headers({ authorization: 'Bearer a' }) };
const QUERY = '/graphql?documentId=ab12&variables=%7B%7D';

describe('kindOf', () => {
  test.each([
    ['/', navigation, 'page'],
    ['/verses/2:255?lang=en', navigation, 'page'],
    ['/roots/كتب', navigation, 'page'],
    ['/api', navigation, 'page'],
    ['/assets/reader-D6MJWfRj.js', {}, 'code'],
    ['/manifest-tr.webmanifest', {}, 'code'],
    ['/icon-192.png', {}, 'code'],
    [QUERY, {}, 'data'],
    // Editors
    ['/admin/work', navigation, undefined],
    ['/auth', navigation, undefined],
    ['/authentication', navigation, undefined],
    [QUERY, withToken, undefined],
    ['/verses/2:255', { ...navigation, ...withToken }, undefined],
    ['/graphql', { method: 'POST' }, undefined],
    [QUERY, { method: 'POST' }, undefined],
    // No pages of the site
    ['/api/verses/2:255', navigation, undefined],
    ['/graphql?query=%7Bverse%7D', {}, undefined],
    ['/graphiql', navigation, undefined],
    ['/downloads/words.json.gz', navigation, undefined],
    ['/sitemap.xml', navigation, undefined],
    ['/sw.js', {}, undefined],
    ['/verses/2:255', {}, undefined],
    ['https://other.example/', navigation, undefined],
  ])('%s %o is %s', (address, more, kind) => {
    expect(kindOf(requestOf(address, more), ORIGIN)).toBe(kind);
  });
});

describe('isKept', () => {
  const responseOf = (control: string | undefined, status = 200) => ({
    status,
    headers: new Headers(control === undefined ? {} : { 'cache-control': control }),
  });

  test.each([
    ['public, max-age=0, s-maxage=1', 200, {}, true],
    ['public, no-cache', 200, {}, true],
    [undefined, 200, {}, false],
    ['private, no-cache', 200, {}, false],
    ['public, no-store', 200, {}, false],
    ['public, max-age=0', 404, {}, false],
    ['public, max-age=0', 503, {}, false],
    ['public, max-age=0', 200, withToken, false],
    // Editors ask like this, also without a token.
    ['public, max-age=0', 200, { cache: 'no-store' }, false],
  ])('a response with %s and status %i to a request with %o: %s', (control, status, more, kept) => {
    expect(isKept(requestOf(QUERY, more), responseOf(control, status))).toBe(kept);
  });
});

test.each([
  [200, false],
  [404, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])('status %i is an outage: %s', (status, expected) => {
  expect(isOutage(status)).toBe(expected);
});

test.each([
  ['a first build', ['code-b', 'read-b'], []],
  ['the build before stays', ['code-a', 'read-a', 'code-b'], []],
  [
    'those before it go',
    ['code-1', 'read-1', 'code-a', 'read-a', 'code-b', 'read-b'],
    ['code-1', 'read-1'],
  ],
  ['what was read goes with its code', ['read-1', 'code-a', 'code-b'], ['read-1']],
  ['other caches stay', ['other', 'code-b'], []],
])('outdatedCaches: %s', (_what, names, expected) => {
  expect(outdatedCaches(names, 'b')).toEqual(expected);
});

test('the shell looks like the page that was read last', () => {
  const shell = '<!DOCTYPE html><html lang="tr" data-theme="darkGreen"><head></head></html>';
  const page = '<!DOCTYPE html><html lang="en" data-theme="lightGreen" data-text-size="large"><p>';
  expect(shellLike(shell, page)).toBe(
    '<!DOCTYPE html><html lang="en" data-theme="lightGreen" data-text-size="large"><head></head></html>',
  );
  expect(shellLike(shell, undefined)).toBe(shell);
});
