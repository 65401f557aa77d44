import { brotliDecompressSync } from 'node:zlib';
import { EVERYTHING, tagOf, type Tag } from '../../../api/database/tags';
import { Bundles, type Bundle } from '../../../api/offline/bundles';
import type { Database } from '../../../api/database/database';

const PATHS = ['/surahs/1', '/verses/1:1', '/surahs/2', '/verses/2:1'];

function makeBundles() {
  const texts = new Map([
    ['/verses/1:1', 'one'],
    ['/verses/2:1', 'two'],
  ]);
  let announce: (revision: number, affected: readonly Tag[]) => void = () => undefined;
  let collect = (paths: readonly string[]) => {
    const text = paths.map((path) => texts.get(path) ?? path).join('\n');
    const tags = new Set(paths.map((path) => tagOf.verse(path.includes('2') ? 2 : 1)));
    return Promise.resolve({ text: new TextEncoder().encode(text), tags });
  };
  const clock = { now: 0 };
  const collected: string[] = [];
  const reported: unknown[] = [];
  const bundles = new Bundles({
    database: {
      onRevision: (listener: typeof announce) => (announce = listener),
    } as unknown as Database,
    readPaths: () => Promise.resolve(PATHS),
    collect: (paths) => {
      collected.push(paths[0] ?? '');
      return collect(paths);
    },
    now: () => clock.now,
    report: (error) => reported.push(error),
  });
  const read = async () => {
    const current = await bundles.current(60_000);
    if ('made' in current) throw new Error('They are not complete.');
    return new Map(current.map((bundle) => [bundle.name, bundle]));
  };
  return {
    bundles,
    texts,
    clock,
    collected,
    reported,
    read,
    change: (affected: readonly Tag[]) => announce(1, affected),
    collectBy: (other: typeof collect) => (collect = other),
    collectAsBefore: collect,
  };
}

const textOf = (bundle: Bundle | undefined) =>
  brotliDecompressSync(bundle?.body ?? Buffer.of()).toString();

test('a change makes only the bundles again that it affects', async () => {
  const { read, bundles, texts, clock, collected, change } = makeBundles();
  const before = await read();
  expect(textOf(before.get('surah-1'))).toBe('/surahs/1\none');
  collected.length = 0;

  texts.set('/verses/2:1', 'other');
  change([tagOf.verse(2)]);
  clock.now = 10_000;
  const after = await read();
  expect(collected).toEqual(['/surahs/1?texts', '/surahs/2']);
  expect(after.get('surah-1')).toBe(before.get('surah-1'));
  expect(textOf(after.get('surah-2'))).toBe('/surahs/2\nother');

  const { sha256 = '' } = after.get('surah-2') ?? {};
  expect(bundles.find('surah-2', sha256)).toBe(after.get('surah-2'));
  expect(bundles.find('surah-2', before.get('surah-2')?.sha256 ?? '')).toBeUndefined();
  expect(bundles.find('surah-3', sha256)).toBeUndefined();
});

test('a change while a bundle is made makes it again', async () => {
  const { read, texts, clock, change, collectBy, collectAsBefore } = makeBundles();
  collectBy(async (paths) => {
    const collected = await collectAsBefore(paths);
    texts.set('/verses/1:1', 'newer');
    change([EVERYTHING]);
    collectBy(collectAsBefore);
    return collected;
  });
  await read();
  clock.now = 10_000;
  expect(textOf((await read()).get('surah-1'))).toBe('/surahs/1\nnewer');
});

test('between two changes there is a pause, in which the bundles stay as they are', async () => {
  const { read, clock, change, collected } = makeBundles();
  await read();
  change([EVERYTHING]);
  collected.length = 0;
  clock.now = 1000;
  await read();
  expect(collected).toEqual([]);
  clock.now = 10_000;
  await read();
  expect(collected).not.toEqual([]);
});

test('a failure is reported, and the next request after a pause tries again', async () => {
  const { bundles, read, reported, clock, collectBy, collectAsBefore } = makeBundles();
  collectBy(() => Promise.reject(new Error('out of order')));
  expect(await bundles.current(60_000)).toMatchObject({ made: 0 });
  expect(reported).toHaveLength(1);
  collectBy(collectAsBefore);
  clock.now = 10_000;
  expect((await read()).size).toBe(3);
});
