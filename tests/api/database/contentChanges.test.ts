/** The log of changes of public content, which triggers write. */
import type { Database } from '../../../api/database/database';
import { readContentRevision } from '../../../api/database/contentRevision';
import { shortenChangeLog } from '../../../api/write/changeLog';
import { makeTestApp } from '../../support/app';
import { changesAfter, contentState, differencesOf, undone } from '../../support/contentStates';
import { describeEachDatabase } from '../../support/database';
import { EDIT, EVERY_EDIT, insertEditedContent } from '../../support/edits';
import { fc } from '../../support/fastCheck';
import { makeAdmin } from '../../support/mutations';
import { signInNewAdmin } from '../../support/signIn';
import { IS_SOAK } from '../../support/soak';

const RANDOM_EDITS = IS_SOAK ? 200 : 15;

const increment = ({ prisma }: Database, by = 1) =>
  prisma.contentRevision.update({ where: { id: 1 }, data: { revision: { increment: by } } });

async function makeEditor(database: Database) {
  const app = makeTestApp(database);
  const token = await signInNewAdmin(database, app, 'ayşe');
  const save = makeAdmin(
    () => app,
    () => token,
  );
  await insertEditedContent(database, save);
  await increment(database);
  return save;
}

const summaryOf = async (database: Database, revision: number) =>
  (await changesAfter(database, revision)).map(({ kind, rowId, operation, fields, before }) => ({
    kind,
    rowId,
    operation,
    fields: [...fields].sort(),
    before,
  }));

describeEachDatabase('the log of content', (databases) => {
  const database = databases.use('small');
  let save: Awaited<ReturnType<typeof makeEditor>>;

  beforeAll(async () => {
    save = await makeEditor(database());
  });

  test('does not have the first import, and is complete since', async () => {
    const { prisma } = await databases.open('filled');
    expect(await prisma.contentChange.count()).toBe(0);
    expect(await prisma.contentRevision.findFirst()).toMatchObject({
      revision: 1,
      loggedSince: 1,
      pastSince: 1,
    });
  });

  test('undoes every edit', async () => {
    for (const { name, input } of [...EVERY_EDIT, ...fc.sample(EDIT, RANDOM_EDITS)]) {
      const [before, revision] = [
        await contentState(database()),
        await readContentRevision(database()),
      ];
      await save(name, input);
      const after = await contentState(database());
      const changes = await changesAfter(database(), revision);
      const differences = differencesOf(before, undone(after, changes));
      expect({ name, input, differences }).toEqual({ name, input, differences: [] });
    }
    expect(await database().prisma.contentChange.count({ where: { revision: null } })).toBe(0);
  });

  test('has one change of each row in a revision, or none of rows that stay the same', async () => {
    const { prisma } = database();
    const revision = await readContentRevision(database());
    const post = await prisma.post.findUniqueOrThrow({
      where: { id: 1 },
      include: { verses: true },
    });
    await save('updatePost', {
      databaseId: 1,
      ...{ number: post.number, section: 'QURAN', turkishNote: 'Not', englishNote: 'Note' },
      ...{ turkishTitle: post.turkishTitle, englishTitle: 'another title' },
      verseReferences: ['1:2', '1:3', '112:1'],
    });
    const first = await summaryOf(database(), revision);
    const isUpdated = ({ kind, operation }: (typeof first)[number]) =>
      kind === 'post' && operation === 'updated';
    expect(first.filter(isUpdated)).toMatchObject([
      {
        rowId: 1,
        operation: 'updated',
        before: { englishTitle: post.englishTitle, version: post.version },
      },
    ]);
    const again = revision + 1;
    await save('updatePost', {
      databaseId: 1,
      ...{ number: post.number, section: 'QURAN', turkishNote: 'Not', englishNote: 'Note' },
      ...{ turkishTitle: post.turkishTitle, englishTitle: 'a third title' },
      verseReferences: ['1:2', '1:3', '112:1'],
    });
    expect(await summaryOf(database(), again)).toEqual([
      {
        kind: 'post',
        rowId: 1,
        operation: 'updated',
        fields: ['englishTitle', 'version'],
        before: { englishTitle: 'another title', version: expect.any(Number) as number },
      },
    ]);
  });

  test('has the rows whose public values follow from another row', async () => {
    const { prisma } = database();
    const revision = await readContentRevision(database());
    const verse = await prisma.postVerse.findFirstOrThrow({
      where: { turkishTranslation: null, post: { deletedAt: null } },
    });
    await save('updateVerse', {
      databaseId: verse.verseId,
      turkishTranslation: 'yeni',
      englishTranslation: 'new',
    });
    const affected = (await summaryOf(database(), revision)).filter(
      ({ operation }) => operation === 'affected',
    );
    expect(affected).toContainEqual({
      kind: 'postVerse',
      rowId: verse.id,
      operation: 'affected',
      fields: expect.arrayContaining(['turkishTranslation']) as string[],
      before: null,
    });
  });

  test('has what a session of psql changes, with the next number', async () => {
    const { prisma } = database();
    const revision = await readContentRevision(database());
    await prisma.$executeRaw`UPDATE "Word" SET "englishTranslation" = 'by hand' WHERE id = 20`;
    await prisma.$executeRaw`UPDATE "Word" SET "englishTranslation" = 'by hand' WHERE id = 20`;
    await prisma.$executeRaw`UPDATE "Verse" SET "turkishTranslationAdmin" = '<p>a</p>' WHERE id = 20`;
    const { englishTranslation } = await prisma.word.findUniqueOrThrow({ where: { id: 20 } });
    expect(englishTranslation).toBe('by hand');
    expect(await summaryOf(database(), revision)).toEqual([]);
    await increment(database());
    expect(await summaryOf(database(), revision)).toMatchObject([
      { kind: 'word', rowId: 20, operation: 'updated', fields: ['englishTranslation'] },
    ]);
  });

  test('has nothing of a transaction that is rolled back, and each number once', async () => {
    const { prisma } = database();
    const revision = await readContentRevision(database());
    const rolledBack = prisma.$transaction(async (tx) => {
      await tx.$executeRaw`UPDATE "Surah" SET "englishNameNote" = 'lost' WHERE id = 2`;
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await Promise.all(
      [3, 4, 5].map((id) =>
        prisma.$transaction(async (tx) => {
          await tx.$executeRaw`UPDATE "Surah" SET "englishNameNote" = 'kept' WHERE id = ${id}`;
          await tx.contentRevision.update({
            where: { id: 1 },
            data: { revision: { increment: 1 } },
          });
        }),
      ),
    );
    const changes = await changesAfter(database(), revision);
    expect(changes.map((change) => change.revision)).toEqual([3, 2, 1].map((by) => revision + by));
    expect(changes.map(({ rowId }) => rowId).sort()).toEqual([3, 4, 5]);
  });

  test('forgets the oldest revisions, but not when a row was changed last', async () => {
    const { prisma } = database();
    const times = () => prisma.$queryRaw<{ kind: string; id: number; at: Date }[]>`
      SELECT kind::text, "rowId" AS id, max("changedAt") AS at FROM "ContentChange"
      WHERE kind IN ('verse', 'word', 'root', 'post', 'postVerse', 'termElement')
      GROUP BY 1, 2 ORDER BY 1, 2`;
    const before = await times();
    await shortenChangeLog(database());
    expect(await prisma.contentRevision.findFirst()).toMatchObject({ loggedSince: 1 });
    await shortenChangeLog(database(), 5);
    const { loggedSince, revision } = await prisma.contentRevision.findFirstOrThrow();
    expect(loggedSince).toBeGreaterThan(1);
    expect(loggedSince).toBeLessThan(revision);
    const left = await changesAfter(database(), loggedSince);
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThanOrEqual(5);
    expect(await times()).toEqual(before);
  });

  test('starts again after a gap between the numbers, which a restored backup leaves', async () => {
    const { pastSince } = await database().prisma.contentRevision.findFirstOrThrow();
    const { revision } = await increment(database(), 1000);
    expect(await database().prisma.contentRevision.findFirst()).toMatchObject({
      ...{ revision, loggedSince: revision, pastSince },
      lostRevisions: [revision - 999, revision - 1],
    });
    await shortenChangeLog(database(), 0);
    const shortened = await database().prisma.contentRevision.findFirstOrThrow();
    expect(shortened.pastSince).toBeGreaterThan(pastSince);
    expect(shortened.loggedSince).toBe(revision);
    await increment(database(), -1);
    expect(await database().prisma.contentRevision.findFirst()).toMatchObject({
      ...{ loggedSince: revision - 1, pastSince: revision - 1, lostRevisions: [] },
    });
  });
});
