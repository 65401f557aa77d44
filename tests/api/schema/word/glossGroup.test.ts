/** Glosses that cover several words: read once, saved with their words, undone with them. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';

const TRANSCRIPTIONS = { turkishTranscription: 'bismi', englishTranscription: 'bismi' };

describeEachDatabase('a gloss that covers several words', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  const save = makeAdmin(
    () => app,
    () => token,
  );

  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'ayşe');
  });

  const ask = async <Data>(document: string, variables = {}, headers: object = bearer(token)) => {
    const { data, errors } = await send<Data>(app, document, variables, { ...headers });
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data!;
  };

  /** Saves word `number` of 1:1, which is the word with that integer key. */
  const saveWord = (number: number, more: object) =>
    save('updateWord', { databaseId: number, ...TRANSCRIPTIONS, ...more });
  const join = (number: number, words: number[], more = {}) =>
    saveWord(number, { turkishGlossWords: words, turkishTranslation: `g${number}`, ...more });
  const heads = async () => {
    const words = await database().prisma.word.findMany({
      where: { verseId: 1 },
      orderBy: { id: 'asc' },
    });
    return words.map(({ turkishGlossOf }) => turkishGlossOf);
  };
  const takeApart = () =>
    database().prisma.word.updateMany({ data: { turkishGlossOf: null, englishGlossOf: null } });
  const lastSet = async () => {
    const revision = await database().prisma.revision.findFirst({ orderBy: { id: 'desc' } });
    return revision?.changeSetId;
  };

  afterEach(takeApart);

  test('is read once, with its words, from the verse and from each word', async () => {
    await saveWord(4, { turkishTranslation: 'kendi', englishTranslation: 'own' });
    expect(await join(3, [3, 4], { turkishTranslation: 'birlikte' })).toMatchObject({
      __typename: 'UpdateWordPayload',
    });
    const { verse } = await ask<{ verse: object }>(`{ verse(key: "1:1") {
      glosses(language: TURKISH) { text numbers keys language head { key } words { key } }
      english: glosses(language: ENGLISH) { numbers }
      words { turkishTranslation turkishGlossOf turkishGlossGroup { text numbers } }
    } }`);
    expect(verse).toMatchObject({
      glosses: [
        { numbers: [1] },
        { numbers: [2] },
        {
          text: 'birlikte',
          numbers: [3, 4],
          keys: ['1:1:3', '1:1:4'],
          language: 'TURKISH',
          head: { key: '1:1:3' },
          words: [{ key: '1:1:3' }, { key: '1:1:4' }],
        },
      ],
      english: [{ numbers: [1] }, { numbers: [2] }, { numbers: [3] }, { numbers: [4] }],
      words: [
        { turkishGlossOf: null, turkishGlossGroup: { numbers: [1] } },
        { turkishGlossOf: null, turkishGlossGroup: { numbers: [2] } },
        { turkishGlossOf: 3, turkishGlossGroup: { text: 'birlikte', numbers: [3, 4] } },
        {
          turkishTranslation: 'kendi',
          turkishGlossOf: 3,
          turkishGlossGroup: { text: 'birlikte', numbers: [3, 4] },
        },
      ],
    });
  });

  test('is refused for words that are not neighbors or that another gloss covers', async () => {
    await join(1, [1, 2]);
    const problemOf = async (number: number, words: number[]) => {
      const { problems } = await join(number, words);
      return (problems as { field: string; code: string; value: string | null }[])[0];
    };
    const field = 'turkishGlossWords';
    expect(await problemOf(4, [2, 4])).toMatchObject({ field, code: 'NOT_NEIGHBORS' });
    expect(await problemOf(4, [4, 5])).toMatchObject({ field, code: 'NOT_NEIGHBORS' });
    expect(await problemOf(4, [3])).toMatchObject({ field, code: 'NOT_NEIGHBORS' });
    expect(await problemOf(3, [2, 3])).toMatchObject({
      field,
      code: 'IN_ANOTHER_GLOSS',
      value: '2',
    });
    expect(await heads()).toEqual([1, 1, null, null]);
  });

  test('is left by a covered word that is joined with its other neighbor', async () => {
    await join(3, [2, 3, 4]);
    await join(2, [1, 2]);
    expect(await heads()).toEqual([2, 2, 3, 3]);
  });

  test('is kept by a save that does not name its words', async () => {
    await join(1, [1, 2]);
    await saveWord(1, { turkishTranslation: 'başka' });
    await saveWord(2, { turkishTranslation: 'kendi' });
    expect(await heads()).toEqual([1, 1, null, null]);
  });

  test('is one change set, which is undone as one', async () => {
    await join(2, [1, 2, 3]);
    const set = await lastSet();
    expect(await database().prisma.revision.count({ where: { changeSetId: set! } })).toBe(3);
    expect(await heads()).toEqual([2, 2, 2, null]);
    const undone = await save(
      'undoChangeSet',
      { databaseId: set },
      'changeSet { numberOfChanges } changedSince { ... on Word { key } }',
    );
    expect(undone).toMatchObject({ changeSet: { numberOfChanges: 3 }, changedSince: [] });
    expect(await heads()).toEqual([null, null, null, null]);
  });

  test('leaves no word behind when only a part of it can be undone', async () => {
    await join(2, [1, 2, 3]);
    const set = await lastSet();
    await join(1, []);
    expect(await heads()).toEqual([null, 2, 2, null]);
    await save('undoChangeSet', { databaseId: set });
    expect(await heads()).toEqual([null, null, null, null]);
  });

  test('a restored state never points to a gloss that does not cover the word', async () => {
    await join(2, [1, 2]);
    const joined = await database().prisma.revision.findFirst({
      where: { entity: 'word', entityId: 1 },
      orderBy: { id: 'desc' },
    });
    await join(2, [2]);
    expect(await heads()).toEqual([null, null, null, null]);
    expect(await save('restoreRevision', { databaseId: joined?.id })).toMatchObject({
      __typename: 'RestoreRevisionPayload',
    });
    expect(await heads()).toEqual([null, null, null, null]);
  });

  test('a head that is restored to a state without its group releases its words', async () => {
    await saveWord(2, { turkishTranslation: 'önce' });
    const first = await database().prisma.revision.findFirst({ orderBy: { id: 'desc' } });
    await join(2, [1, 2, 3]);
    await save('restoreRevision', { databaseId: first?.id });
    expect(await heads()).toEqual([null, null, null, null]);
    const word = await database().prisma.word.findUnique({ where: { id: 2 } });
    expect(word?.turkishTranslation).toBe('önce');
  });

  test('a stale save is a conflict that names the group and not its provenance', async () => {
    const { version } = await database().prisma.word.findUniqueOrThrow({ where: { id: 3 } });
    await join(3, [3, 4], { turkishTranslation: 'yeni söz' });
    const stale = await save('updateWord', {
      databaseId: 3,
      expectedVersion: version,
      ...TRANSCRIPTIONS,
      turkishGlossWords: [3],
      turkishTranslation: 'geç kalan',
    });
    expect(stale).toMatchObject({
      __typename: 'ConflictError',
      changedFields: ['turkishTranslation', 'turkishGlossOf'],
    });
    expect(await heads()).toEqual([null, null, 3, 3]);
  });

  test('two admins who join overlapping words do not both succeed', async () => {
    const answers = await Promise.all([join(2, [1, 2]), join(3, [2, 3])]);
    const saved = answers.filter(({ __typename }) => __typename === 'UpdateWordPayload');
    expect(saved).toHaveLength(1);
    expect([
      [2, 2, null, null],
      [null, 3, 3, null],
    ]).toContainEqual(await heads());
  });

  test('the provenance of an edited gloss has a date for all and a name for admins', async () => {
    await saveWord(1, { turkishTranslation: 'elle yazılmış', arabicRoot: 'سمو' });
    const today = new Date().toISOString().slice(0, 10);
    const provenance = '{ kind date format }';
    const document = `{ word(key: "1:1:1") {
      turkishSource ${provenance} rootSource ${provenance} termElementsSource { kind }
      turkishGlossGroup { source ${provenance} }
    } }`;
    const edited = { kind: 'EDITOR', date: today, format: null };
    const { word } = await ask<{ word: object }>(document, {}, {});
    expect(word).toEqual({
      turkishSource: edited,
      rootSource: edited,
      termElementsSource: null,
      turkishGlossGroup: { source: edited },
    });
    const named = '{ word(key: "1:1:1") { turkishSource { editor } } }';
    expect(await ask(named)).toEqual({ word: { turkishSource: { editor: 'ayşe' } } });
    const { errors } = await send(app, named);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a gloss has its provenance back when its change is undone, and none when it is removed', async () => {
    await database().prisma.word.update({
      where: { id: 1 },
      data: { turkishTranslation: 'ilk', turkishSource: 'lexicon' },
    });
    const sourceOf = async () => {
      const word = await database().prisma.word.findUnique({ where: { id: 1 } });
      return word?.turkishSource;
    };
    await saveWord(1, { turkishTranslation: 'ikinci' });
    expect(await sourceOf()).toMatch(/^editor .* ayşe$/);
    const revision = await database().prisma.revision.findFirst({ orderBy: { id: 'desc' } });
    await save('restoreRevision', { databaseId: revision?.id, isBefore: true });
    expect(await sourceOf()).toBe('lexicon');
    await saveWord(1, { turkishTranslation: null });
    expect(await sourceOf()).toBeNull();
  });
});
