/** Changes of many words: saved as one, shown as one, undone as one. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertElement, insertRoot, insertTerm } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin, type Answer } from '../../../support/mutations';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

const KEYS = ['1:1:1', '1:2:2', '1:3:1', '112:1:1'];
const SET = 'changeSet { databaseId numberOfChanges } words { key version turkishTranslation }';

describeEachDatabase('a change set of words', (databases) => {
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

  const ask = async <Data>(document: string, variables = {}) => {
    const { data, errors } = await send<Data>(app, document, variables, bearer(token));
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data!;
  };
  const wordsOf = (keys: string[]) =>
    database().prisma.word.findMany({
      where: { key: { in: keys } },
      orderBy: { id: 'asc' },
      include: { verse: true },
    });
  const glossesOf = async (keys = KEYS) =>
    (await wordsOf(keys)).map(({ turkishTranslation }) => turkishTranslation);
  const marksOf = async (keys = KEYS) =>
    (await wordsOf(keys)).map(({ verse }) => verse.turkishTranslationNeedsUpdate);
  const targets = async (keys = KEYS) =>
    (await wordsOf(keys)).map(({ key, version }) => ({ key, expectedVersion: version }));
  const replace = async (gloss: string | null, keys = KEYS) =>
    save('replaceGlosses', { language: 'TURKISH', words: await targets(keys), gloss }, SET);
  const setOf = (answer: Answer) =>
    (answer.changeSet as { databaseId: number; numberOfChanges: number } | null)?.databaseId ?? 0;
  const undo = (databaseId: number) => {
    const words = (name: string) => `${name} { ... on Word { key turkishTranslation } }`;
    return save(
      'undoChangeSet',
      { databaseId },
      `changeSet { databaseId numberOfChanges } ${words('undone')} ${words('changedSince')}`,
    );
  };

  test('fills empty glosses without marking their verses, and is undone as one', async () => {
    const before = await ask<{ contentRevision: number }>('{ contentRevision }');
    const answer = await replace('bir');
    expect(answer).toMatchObject({
      __typename: 'ReplaceGlossesPayload',
      changeSet: { numberOfChanges: 4 },
      words: KEYS.map((key) => ({ key, version: 2, turkishTranslation: 'bir' })),
    });
    expect(await marksOf()).toEqual([false, false, false, false]);
    const after = await ask<{ contentRevision: number }>('{ contentRevision }');
    expect(after.contentRevision).toBe(before.contentRevision + 1);

    const undone = await undo(setOf(answer));
    expect(undone).toMatchObject({
      changeSet: { numberOfChanges: 4 },
      undone: KEYS.map((key) => ({ key, turkishTranslation: null })),
      changedSince: [],
    });
    // The undo is undone in turn.
    expect(await undo(setOf(undone))).toMatchObject({ changedSince: [] });
    expect(await glossesOf()).toEqual(['bir', 'bir', 'bir', 'bir']);
  });

  test('marks the verses of changed glosses; undoing it takes the marks back', async () => {
    await replace('eski');
    // What the glosses are compared with is that of the last save of the translation.
    for (const { verseId } of await wordsOf(KEYS)) {
      for (const text of ['a', 'b']) {
        const texts = { turkishTranslation: text, englishTranslation: 'x' };
        await save('updateVerse', { databaseId: verseId, ...texts });
      }
    }
    expect(await marksOf()).toEqual([false, false, false, false]);
    const answer = await replace('yeni', KEYS.slice(1));
    expect(await marksOf()).toEqual([false, true, true, true]);
    await undo(setOf(answer));
    expect(await marksOf()).toEqual([false, false, false, false]);
    expect(await glossesOf()).toEqual(['eski', 'eski', 'eski', 'eski']);
  });

  test('two words of one verse mark it once, and one that stays changed keeps the mark', async () => {
    const keys = ['1:5:1', '1:5:2'];
    await replace('eski', keys);
    const [word] = await wordsOf(keys);
    for (const text of ['a', 'b']) {
      const texts = { turkishTranslation: text, englishTranslation: 'x' };
      await save('updateVerse', { databaseId: word!.verseId, ...texts });
    }
    const answer = await replace('yeni', keys);
    await replace('sonra', ['1:5:2']);
    const undone = await undo(setOf(answer));
    expect(undone).toMatchObject({
      changeSet: null,
      undone: [{ key: '1:5:1' }],
      changedSince: [{ key: '1:5:2', turkishTranslation: 'sonra' }],
    });
    expect(await glossesOf(keys)).toEqual(['eski', 'sonra']);
    expect(await marksOf(keys)).toEqual([true, true]);
  });

  test('is all or nothing: a conflict names each word that has changed meanwhile', async () => {
    const words = await targets();
    const before = await glossesOf();
    await replace('araya giren', ['1:2:2', '1:3:1']);
    const revisions = await database().prisma.revision.count();
    const answer = await save('replaceGlosses', { language: 'TURKISH', words, gloss: 'geç' });
    const changed = await wordsOf(['1:2:2', '1:3:1']);
    expect(answer).toEqual({
      __typename: 'StaleWordsError',
      words: changed.map(({ key, version }) => ({ key, version })),
    });
    expect(await glossesOf()).toEqual([before[0], 'araya giren', 'araya giren', before[3]]);
    expect(await database().prisma.revision.count()).toBe(revisions);
  });

  test('of two at the same time, one is a conflict', async () => {
    const words = await targets();
    const send = (gloss: string, given: typeof words) =>
      save('replaceGlosses', { language: 'TURKISH', words: given, gloss });
    const answers = await Promise.all([send('x', words), send('y', [...words].reverse())]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'ReplaceGlossesPayload',
      'StaleWordsError',
    ]);
    expect(new Set(await glossesOf()).size).toBe(1);
  });

  test('of one word, or without a change, is none', async () => {
    expect(await replace('tek', ['1:1:1'])).toMatchObject({ changeSet: null });
    const revisions = await database().prisma.revision.count();
    expect(await replace('tek', ['1:1:1', '1:1:1'])).toMatchObject({ changeSet: null });
    expect(await database().prisma.revision.count()).toBe(revisions);
    expect((await undo(999_999)).__typename).toBe('NotFoundError');
  });

  test('tags words after their other tags, and is undone without what was changed since', async () => {
    const term = await insertTerm(database(), 'Adlar');
    const first = await insertElement(database(), term, ['1:1:1']);
    const element = await insertElement(database(), term, [], { elementOrder: 2 });
    const elementsOf = async () =>
      (
        await database().prisma.word.findMany({
          where: { key: { in: KEYS } },
          orderBy: { id: 'asc' },
          include: { termElements: { orderBy: { position: 'asc' } } },
        })
      ).map(({ termElements }) => termElements.map(({ termElementId }) => termElementId));
    await replace('ad');
    const words = (await targets()).map((word, index) => ({
      ...word,
      ...(index > 0 && { turkishTranslation: 'ad (ANA)' }),
    }));
    const answer = await save('tagWords', { termElementId: element, words }, SET);
    expect(answer).toMatchObject({ changeSet: { numberOfChanges: 4 } });
    expect(await elementsOf()).toEqual([[first, element], [element], [element], [element]]);
    expect(await glossesOf()).toEqual(['ad', 'ad (ANA)', 'ad (ANA)', 'ad (ANA)']);

    // The English gloss is none of what the set has changed.
    const english = { language: 'ENGLISH', words: await targets(['1:2:2']), gloss: 'name' };
    await save('replaceGlosses', english);
    await replace('başka', ['1:3:1']);
    expect(await undo(setOf(answer))).toMatchObject({ changedSince: [{ key: '1:3:1' }] });
    expect(await elementsOf()).toEqual([[first], [], [element], []]);
    expect(await glossesOf()).toEqual(['ad', 'ad', 'başka', 'ad']);
    const [word] = await wordsOf(['1:2:2']);
    expect(word).toMatchObject({ englishTranslation: 'name' });
  });

  test('history lists it as one change, which opens', async () => {
    const answer = await replace('tarih');
    const id = setOf(answer);
    type Page = { revisions: { totalCount: number; edges: { node: Record<string, unknown> }[] } };
    const LIST = `query ($set: Int, $isGrouped: Boolean) {
      revisions(entity: WORD, changeSetId: $set, isGrouped: $isGrouped, first: 100) {
        totalCount edges { node { databaseId version currentVersion changeSet { databaseId numberOfChanges } } }
      }
    }`;
    const grouped = await ask<Page>(LIST, { isGrouped: true });
    const ofSet = ({ edges }: Page['revisions']) =>
      edges.filter(
        ({ node }) => (node.changeSet as { databaseId: number } | null)?.databaseId === id,
      );
    expect(ofSet(grouped.revisions).map(({ node }) => node)).toEqual([
      expect.objectContaining({
        databaseId: id,
        changeSet: { databaseId: id, numberOfChanges: 4 },
      }),
    ]);
    expect(grouped.revisions.totalCount).toBe(grouped.revisions.edges.length);
    const all = await ask<Page>(LIST);
    expect(ofSet(all.revisions)).toHaveLength(4);
    const opened = await ask<Page>(LIST, { set: id });
    expect(opened.revisions.totalCount).toBe(4);

    // A later change of one of the words is known without listing it.
    await replace('daha sonra', ['1:1:1']);
    const later = await ask<Page>(LIST, { set: id });
    const isCurrent = later.revisions.edges.map(({ node }) => node.currentVersion === node.version);
    expect(isCurrent.filter(Boolean)).toHaveLength(3);
  });

  test('history of a surah lists it once, also if its first word is in another surah', async () => {
    const id = setOf(await replace('sureler'));
    const listOf = async (surah: number, isGrouped: boolean) => {
      const { revisions } = await ask<{
        revisions: { edges: { node: { changeSet: { databaseId: number } | null } }[] };
      }>(
        `query ($surah: Int, $isGrouped: Boolean) {
          revisions(surah: $surah, isGrouped: $isGrouped, first: 100) {
            edges { node { changeSet { databaseId } } }
          }
        }`,
        { surah, isGrouped },
      );
      return revisions.edges.filter(({ node }) => node.changeSet?.databaseId === id);
    };
    expect(await listOf(1, false)).toHaveLength(3);
    expect(await listOf(1, true)).toHaveLength(1);
    expect(await listOf(112, true)).toHaveLength(1);
    expect(await listOf(2, true)).toHaveLength(0);
  });

  test('history of a word lists it, also if it begins with another word', async () => {
    const id = setOf(await replace('kelimeler'));
    const words = await wordsOf(['1:1:1', '112:1:1']);
    for (const word of words) {
      const { revisions } = await ask<{
        revisions: { edges: { node: { changeSet: { databaseId: number } | null } }[] };
      }>(
        `query ($word: Int) {
          revisions(entity: WORD, entityId: $word, isGrouped: true, first: 100) {
            edges { node { changeSet { databaseId } } }
          }
        }`,
        { word: word.id },
      );
      const sets = revisions.edges.map(({ node }) => node.changeSet?.databaseId);
      expect(sets.filter((set) => set === id)).toEqual([id]);
    }
  });

  test('takes as many statements for 100 words as for 2', async () => {
    const words = await database().prisma.word.findMany({
      where: { verse: { surahId: 2 } },
      orderBy: { id: 'asc' },
      take: 100,
      skip: 200,
    });
    const keys = words.map(({ key }) => key);
    const count = async (given: string[], gloss: string) => {
      const input = { language: 'TURKISH', words: await targets(given), gloss };
      let answer: Answer | undefined;
      const statements = await statementsOf(database(), async () => {
        answer = await save('replaceGlosses', input, SET);
      });
      expect(answer).toMatchObject({ changeSet: { numberOfChanges: given.length } });
      return statements.length;
    };
    await replace('ön', keys);
    expect(keys).toHaveLength(100);
    expect(await count(keys, 'yüz')).toBe(await count(keys.slice(0, 2), 'iki'));
  });
});

describeEachDatabase('words of one form', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'ayşe');
  });
  const keysOf = async (key: string) => {
    const document = `query ($key: String!) {
      wordsOfForm(key: $key, first: 100) { totalCount edges { node { key nearbyWords { key } } } } }`;
    const { data } = await send<{
      wordsOfForm: {
        totalCount: number;
        edges: { node: { key: string; nearbyWords: { key: string }[] } }[];
      };
    }>(app, document, { key }, bearer(token));
    return data!.wordsOfForm;
  };

  test('have its root, whatever neighbors do to their recitation', async () => {
    // رَّحِيمِ after the article has no form of its own here: the words differ in their last letters only.
    await insertRoot(database(), 'رحم', ['1:1:3', '1:1:4', '1:3:1', '1:3:2']);
    const found = await keysOf('1:1:3');
    expect(found.edges.map(({ node }) => node.key)).toEqual(['1:1:3', '1:3:1']);
    expect(found.totalCount).toBe(2);
    expect(found.edges[0]?.node.nearbyWords.map(({ key }) => key)).toEqual([
      '1:1:1',
      '1:1:2',
      '1:1:3',
      '1:1:4',
    ]);
  });

  test('include other spellings of a word without a root', async () => {
    const spelled = await database().prisma.word.findMany({
      where: { arabicText: { in: ['هُمْ', 'هُم'] }, rootId: null },
      orderBy: { id: 'asc' },
    });
    expect(new Set(spelled.map(({ arabicText }) => arabicText)).size).toBe(2);
    const found = await keysOf(spelled[0]!.key);
    expect(found.totalCount).toBe(spelled.length);
  });

  test('are none for a word that is not there', async () => {
    expect(await keysOf('1:1:5')).toEqual({ totalCount: 0, edges: [] });
  });
});
