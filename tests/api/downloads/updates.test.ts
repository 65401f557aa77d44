/** Downloads after changes: of one content revision, always available, and at a limited cost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readContentRevision } from '../../../api/database/contentRevision';
import type { Database, Sql } from '../../../api/database/database';
import { makeTestApp } from '../../support/app';
import { deafCopyOf, describeEachDatabase, describeOneDatabase } from '../../support/database';
import {
  bytesOf,
  MANIFEST,
  manifestOf,
  rowsOf,
  sha256,
  type FileEntry,
  type Manifest,
} from '../../support/downloads';
import { EDIT, EVERY_EDIT, insertEditedContent } from '../../support/edits';
import { fc } from '../../support/fastCheck';
import { makeAdmin, type Answer } from '../../support/mutations';
import { signInNewAdmin } from '../../support/signIn';
import { IS_SOAK } from '../../support/soak';
import { statementsOf, watchStatements } from '../../support/statements';

const RANDOM_EDITS = IS_SOAK ? 10 : 0;
const SHORTEST_PAUSE_MS = 5000;

type Save = (name: string, input: object) => Promise<Answer>;

/** Signs in an admin of a database with content of each kind. */
async function makeEditor(database: Database): Promise<Save> {
  const app = makeTestApp(database);
  const token = await signInNewAdmin(database, app, 'a');
  const save = makeAdmin(
    () => app,
    () => token,
  );
  await insertEditedContent(database, save);
  return save;
}

/** A server whose clock only moves when a test says so. */
function makeServer(database: Database) {
  let time = 0;
  const app = makeTestApp(database, { now: () => time });
  const pass = (ms: number) => {
    time += ms;
  };
  /** Ends pauses until the files have the content of this revision. */
  const latest = async (revision: number): Promise<Manifest> => {
    pass(1_000_000);
    const manifest = await manifestOf(app);
    return manifest.contentRevision === revision ? manifest : latest(revision);
  };
  return { app, pass, latest };
}

const isOfRows = (statement: string) => statement.includes('row_to_json');

const verse = (text: string) => ({
  databaseId: 2,
  turkishTranslation: text,
  englishTranslation: text,
});

const changedTables = (before: Manifest, after: Manifest) => {
  const known = new Set(before.files.map((file) => file.sha256));
  const changed = after.files.filter((file) => !known.has(file.sha256));
  return [...new Set(changed.map(({ table }) => table))];
};

const fileOf = ({ files }: Manifest, table: string) =>
  files.find((file) => file.table === table) as FileEntry;

describeOneDatabase('downloads after an edit of each kind', (databases) => {
  const database = databases.use('tiny');

  test('are those of a server that has just started', async () => {
    const save = await makeEditor(database());
    const server = makeServer(database());
    await manifestOf(server.app);
    for (const { name, input } of [...EVERY_EDIT, ...fc.sample(EDIT, RANDOM_EDITS)]) {
      await save(name, input);
      const { files } = await server.latest(await readContentRevision(database()));
      const made = await manifestOf(makeTestApp(deafCopyOf(database())));
      expect([name, files]).toEqual([name, made.files]);
    }
  }, 3_600_000);
});

describeEachDatabase('downloads after a change', (databases) => {
  const database = databases.use('small');
  let save: Save;
  beforeAll(async () => {
    save = await makeEditor(database());
  });

  test('only the affected pages of rows are read again', async () => {
    const { app, latest } = makeServer(database());
    const before = await manifestOf(app);
    const expected: [Parameters<Save>, number, string[]][] = [
      [['updateVerse', verse('Rahman, "Rahim"')], 3, ['verses', 'postVerses']],
      [
        [
          'updateWord',
          {
            databaseId: 100,
            turkishTranscription: 'kelime',
            englishTranscription: 'kalima',
            turkishTranslation: 'söz',
            englishTranslation: 'a word',
          },
        ],
        2,
        ['verses', 'words'],
      ],
      [['correctWordArabic', { databaseId: 100, arabicText: 'كَلِمَةُ' }], 2, ['words']],
      [['updatePostVerse', { databaseId: 1, turkishTranslation: 'Besmele' }], 2, ['postVerses']],
    ];
    let manifest = before;
    for (const [edit, pages, tables] of expected) {
      await save(...edit);
      const revision = await readContentRevision(database());
      let next = manifest;
      const statements = await statementsOf(database(), async () => {
        next = await latest(revision);
      });
      expect([edit[0], changedTables(manifest, next)]).toEqual([edit[0], tables]);
      expect([edit[0], statements.filter(isOfRows)]).toEqual([
        edit[0],
        Array.from({ length: pages }, () => expect.any(String)),
      ]);
      manifest = next;
    }
  });

  test('the former files are served until the next ones are made', async () => {
    let gate = Promise.resolve();
    const sql: Sql = async (parts, ...values) => {
      await gate;
      return database().sql(parts, ...values);
    };
    const { app, pass, latest } = makeServer({ ...database(), sql });
    const before = await manifestOf(app);
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    await save('updateVerse', verse('later'));
    pass(SHORTEST_PAUSE_MS);
    expect((await manifestOf(app)).contentRevision).toBe(before.contentRevision);
    const { path, sha256: hash } = fileOf(before, 'verses');
    expect(sha256(await bytesOf(app, path))).toBe(hash);
    open();
    const after = await latest(before.contentRevision + 1);
    expect(changedTables(before, after)).toContain('verses');
  });

  test('the former files are served if the next ones cannot be made, which is logged', async () => {
    let isBroken = false;
    const sql: Sql = async (parts, ...values) => {
      if (isBroken) throw new Error('broken');
      return database().sql(parts, ...values);
    };
    const { app, pass, latest } = makeServer({ ...database(), sql });
    const { contentRevision } = await manifestOf(app);
    isBroken = true;
    await save('updateVerse', verse('not yet'));
    pass(SHORTEST_PAUSE_MS);
    expect((await manifestOf(app)).contentRevision).toBe(contentRevision);
    expect(app.log).toContainEqual(
      expect.objectContaining({ msg: 'the downloads could not be updated' }),
    );
    isBroken = false;
    await latest(contentRevision + 1);
  });

  test('a change whose announcement was lost is in the next files', async () => {
    const { app, latest } = makeServer(database());
    const { contentRevision } = await manifestOf(app);
    await save('updateVerse', verse('announced'));
    const { prisma } = database();
    await prisma.verse.update({ where: { id: 3 }, data: { englishTranslation: 'unannounced' } });
    await prisma.contentRevision.update({ where: { id: 1 }, data: { revision: { increment: 1 } } });
    await latest(contentRevision + 2);
    const [third] = (await rowsOf(app, 'verses')).filter(({ key }) => key === '1:3');
    expect(third?.englishTranslation).toBe('unannounced');
  });

  test('all files are of one revision, even if saves never pause', async () => {
    const { app } = makeServer(database());
    const base = await readContentRevision(database());
    const made = new AbortController();
    const saving = (async () => {
      for (let count = 1; !made.signal.aborted; count++) {
        await save('updateVerse', verse(`text ${count}`));
        await sleep(200);
      }
    })();
    const { contentRevision } = await manifestOf(app);
    const [second] = (await rowsOf(app, 'verses')).filter(({ key }) => key === '1:2');
    const inPost = (await rowsOf(app, 'postVerses')).find(({ verseKey }) => verseKey === '1:2');
    made.abort();
    await saving;
    const shown = [second?.englishTranslation, inPost?.englishTranslation];
    const text = contentRevision === base ? shown[0] : `text ${contentRevision - base}`;
    expect(shown).toEqual([text, text]);
  });

  test('the next files are made after a pause of 20 times their making, regardless of the caller', async () => {
    const { app, pass } = makeServer(database());
    let count = 0;
    const stop = watchStatements(database(), (statement) => {
      if (!isOfRows(statement)) return;
      count++;
      pass(1000);
    });
    await manifestOf(app);
    const pause = 20_000 * count;
    await save('updateVerse', verse('one more'));
    const requests = () =>
      statementsOf(database(), () => Promise.all([manifestOf(app), bytesOf(app, MANIFEST)]));
    expect(await requests()).toEqual([]);
    pass(pause - 1);
    expect(await requests()).toEqual([]);
    pass(1);
    expect(await requests()).not.toEqual([]);
    stop();
  });

  test('the pause has at least five seconds', async () => {
    const { app, pass } = makeServer(database());
    const { contentRevision } = await manifestOf(app);
    await save('updateVerse', verse('at once'));
    pass(SHORTEST_PAUSE_MS - 1);
    expect((await manifestOf(app)).contentRevision).toBe(contentRevision);
    pass(1);
    expect((await manifestOf(app)).contentRevision).toBe(contentRevision + 1);
  });

  test('the exact address of a file has its content after a change too', async () => {
    const { app, latest } = makeServer(database());
    const before = await manifestOf(app);
    await save('updateVerse', verse('exact'));
    const after = await latest(before.contentRevision + 1);
    for (const manifest of [before, after]) {
      const { exactPath, sha256: hash } = fileOf(manifest, 'verses');
      const response = await app.fetch(exactPath);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${hash}"`,
        'x-content-revision': String(manifest.contentRevision),
      });
      expect(sha256(Buffer.from(await response.arrayBuffer()))).toBe(hash);
    }
    const { path } = fileOf(before, 'verses');
    expect(sha256(await bytesOf(app, path))).toBe(fileOf(after, 'verses').sha256);
    const others = [
      `${path}?sha256=${'0'.repeat(64)}`,
      `${path}?sha256=${fileOf(after, 'words').sha256}`,
    ];
    for (const other of others) {
      const missing = await app.fetch(other);
      expect([missing.status, await missing.text()]).toEqual([
        404,
        expect.stringContaining('Read the manifest again.'),
      ]);
    }
  });
});

describeOneDatabase('the cost of downloads', (databases) => {
  const database = databases.use('tiny');

  test('all files together are far below the limit', async () => {
    const app = makeTestApp(database(), { rateLimit: 300 });
    const { files } = await manifestOf(app);
    let remaining = 300;
    for (const { path } of files) {
      const response = await app.fetch(path);
      expect(response.status).toBe(200);
      remaining = Number(response.headers.get('RateLimit-Remaining'));
    }
    expect(remaining).toBeGreaterThan(250);
  });

  test('a caller above the limit has to wait', async () => {
    const app = makeTestApp(database(), { rateLimit: 3, now: () => 0 });
    const answers = [];
    for (let count = 1; count <= 4; count++) answers.push(await app.fetch(MANIFEST));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.headers.get('Retry-After')).toBe('20');
  });
});
