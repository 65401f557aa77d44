import { completeTranscriptions } from '../../../api/write/transcriptions';
import { makeTestApp, type TestApp } from '../../support/app';
import { describeEachDatabase } from '../../support/database';
import { makeAdmin } from '../../support/mutations';
import { signInNewAdmin } from '../../support/signIn';

describeEachDatabase('the transcriptions of a database of an earlier release', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  const save = makeAdmin(
    () => app,
    () => token,
  );
  const wordOf = (id: number) => database().prisma.word.findUniqueOrThrow({ where: { id } });
  const before = async () => {
    const { prisma } = database();
    await prisma.word.updateMany({
      where: { id: { in: [5, 6, 7] } },
      data: { turkishTranscription: 'eski', englishTranscription: 'old' },
    });
    await prisma.pendingStep.create({ data: { name: 'transcriptions' } });
  };

  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'ayşe');
  });

  test('are made by rule once, but those that an admin changed are kept', async () => {
    const { prisma } = database();
    await before();
    await save('updateWord', {
      databaseId: 6,
      turkishTranscription: 'lillâh',
      englishTranscription: 'old',
      expectedVersion: 1,
    });
    const { revision } = await prisma.contentRevision.findUniqueOrThrow({ where: { id: 1 } });

    await completeTranscriptions(database());
    expect(await wordOf(5)).toMatchObject({
      turkishTranscription: 'el-ḥamdü',
      englishTranscription: 'al-ḥamdu',
    });
    expect(await wordOf(6)).toMatchObject({
      turkishTranscription: 'lillâh',
      englishTranscription: 'li-llāhi',
    });
    expect(await prisma.pendingStep.count()).toBe(0);
    expect(await prisma.contentRevision.findUnique({ where: { id: 1 } })).toMatchObject({
      revision: revision + 1,
    });
    const keys = await prisma.verseKeys.findUniqueOrThrow({ where: { verseId: 2 } });
    expect(keys.turkishTranscription).toBe('elhamdu lillah rabbi elalemine');

    await prisma.word.update({ where: { id: 5 }, data: { englishTranscription: 'kept' } });
    await completeTranscriptions(database());
    expect(await wordOf(5)).toMatchObject({ englishTranscription: 'kept' });
  });

  test('are made by one of two servers that start together', async () => {
    const { prisma } = database();
    await before();
    const { revision } = await prisma.contentRevision.findUniqueOrThrow({ where: { id: 1 } });
    await Promise.all([completeTranscriptions(database()), completeTranscriptions(database())]);
    expect(await wordOf(7)).toMatchObject({ englishTranscription: 'rabbi' });
    expect(await prisma.contentRevision.findUnique({ where: { id: 1 } })).toMatchObject({
      revision: revision + 1,
    });
  });
});
