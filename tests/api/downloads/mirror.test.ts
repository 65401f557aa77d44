/** The mirror of docs/examples equals the server after edits of all kinds, outages, kills and restores. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readContentRevision } from '../../../api/database/contentRevision';
import { saveWords } from '../../../api/exchange/saveWords';
import { publicTables } from '../../../api/read/tables/publicTables';
import { makeTestApp } from '../../support/app';
import { deafCopyOf, describeOneDatabase } from '../../support/database';
import { textOf } from '../../support/downloads';
import { EDIT, EVERY_EDIT, insertEditedContent, type Edit } from '../../support/edits';
import { fc } from '../../support/fastCheck';
import { Mirror, servePort } from '../../support/mirror';
import { makeAdmin } from '../../support/mutations';
import { signInNewAdmin } from '../../support/signIn';
import { IS_SOAK } from '../../support/soak';

const RANDOM_EDITS = IS_SOAK ? 60 : 20;
const EDITS_PER_ROUND = IS_SOAK ? 6 : 8;

// In a soak each round compares the whole Qur'an.
if (IS_SOAK) jest.setTimeout(3_600_000);
const IMPORT = {
  format: 'qul',
  dryRun: false,
  overwriteEdited: true,
  changeArabic: true,
  onProgress: () => undefined,
};

describeOneDatabase('a mirror of the downloads', (databases) => {
  const database = databases.use('tiny');
  let port: Awaited<ReturnType<typeof servePort>>;
  let mirror: Mirror;
  let time = 0;
  let save: (edit: Edit) => Promise<unknown>;

  const restart = () => port.use(makeTestApp(database(), { now: () => time }));

  const increment = (by: number) =>
    database().prisma.contentRevision.update({
      where: { id: 1 },
      data: { revision: { increment: by } },
    });

  /** The tables that differ from fresh downloads. */
  async function differences(): Promise<string[]> {
    const fresh = makeTestApp(deafCopyOf(database()));
    const wrong: string[] = [];
    for (const { name } of publicTables) {
      if ((await textOf(fresh, `${name}.json`)) !== mirror.textOf(name)) wrong.push(name);
    }
    return wrong;
  }

  /** Updates the mirror, after the pause of the downloads. */
  async function expectEqual(): Promise<string> {
    time += 1_000_000;
    const printed = await mirror.update();
    expect(mirror.revision).toBe(await readContentRevision(database()));
    expect(await differences()).toEqual([]);
    expect(printed).toMatch(/equal to the server/);
    return printed;
  }

  beforeAll(async () => {
    const app = makeTestApp(database());
    const token = await signInNewAdmin(database(), app, 'ayşe');
    const admin = makeAdmin(
      () => app,
      () => token,
    );
    save = ({ name, input }) => admin(name, input);
    await insertEditedContent(database(), admin);
    await increment(1);
    port = await servePort();
    restart();
    mirror = new Mirror(port.origin);
    await mirror.update();
  });

  afterAll(() => {
    port.close();
    mirror.remove();
  });

  test('follows edits of all kinds without another download, also after restarts of the server', async () => {
    const edits = [...EVERY_EDIT, ...fc.sample(EDIT, RANDOM_EDITS)];
    for (let index = 0; index < edits.length; index += EDITS_PER_ROUND) {
      for (const edit of edits.slice(index, index + EDITS_PER_ROUND)) await save(edit);
      restart();
      expect(await expectEqual()).not.toMatch(/Starting over/);
    }
  });

  test('follows an import that changes roots, glosses and the Arabic text', async () => {
    const words = [5, 6, 7].map(
      (id) => [id, { arabicText: 'ٱلْعَـٰلَمِينَ', root: 'علم', turkishTranslation: 'bir söz' }] as const,
    );
    await saveWords(database(), new Map(words), IMPORT);
    expect(await expectEqual()).not.toMatch(/Starting over/);
  });

  test('loses nothing if it is killed at any time', async () => {
    for (const ms of fc.sample(fc.integer({ min: 50, max: 600 }), IS_SOAK ? 30 : 3)) {
      for (const edit of fc.sample(EDIT, 3)) await save(edit);
      time += 1_000_000;
      await mirror.killAfter(ms);
    }
    expect(await expectEqual()).not.toMatch(/Starting over/);
  });

  test('waits for the end of an outage', async () => {
    await save({
      name: 'updateVerse',
      input: { databaseId: 2, turkishTranslation: 'a', englishTranslation: 'b' },
    });
    port.use(undefined);
    const updated = expectEqual();
    await sleep(700);
    restart();
    await updated;
  });

  test.each([
    [
      'the log is shorter',
      () =>
        database().prisma
          .$executeRaw`UPDATE "ContentRevision" SET revision = revision + 1, "loggedSince" = revision + 1`,
    ],
    ['a backup was restored', () => increment(1000)],
    ['the database was restored to an earlier revision', () => increment(-1)],
  ])('starts over if %s', async (_what, change) => {
    await change();
    restart();
    expect(await expectEqual()).toMatch(/Starting over/);
    await save({
      name: 'updateVerse',
      input: { databaseId: 3, turkishTranslation: 'c', englishTranslation: 'd' },
    });
    expect(await expectEqual()).not.toMatch(/Starting over/);
  });
});
