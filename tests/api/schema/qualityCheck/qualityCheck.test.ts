/** What the quality checks report, and what they ignore. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertElement, insertPost, insertTerm } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

interface Finding {
  target: { __typename: string; key?: string; databaseId: number } | null;
  verseKey: string | null;
  post: { databaseId: number } | null;
  text: string;
  expected: string | null;
}

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string; startCursor: string };
  edges: { node: Finding }[];
}

const FINDINGS = `totalCount pageInfo { hasNextPage startCursor endCursor } edges { node {
  target { __typename ... on Word { key databaseId } ... on Verse { key databaseId }
    ... on Post { databaseId } ... on PostVerse { databaseId } ... on TermElement { databaseId } }
  verseKey post { databaseId } text expected } }`;

const POST = {
  number: 1,
  section: 'QURAN',
  turkishTitle: 'Başlık',
  englishTitle: 'Title',
  turkishNote: '<p>Not (2:255)</p>',
  englishNote: '<p>Note <a href="/verses/2:255">there</a></p>',
  verseReferences: ['2:1'],
};

describeEachDatabase('quality checks', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let token: string;
  const save = makeAdmin(
    () => app,
    () => token,
  );

  const read = async <Data>(fields: string) => {
    const { data, errors } = await send<Data>(app, `{ ${fields} }`, {}, bearer(token));
    if (errors || !data) throw new Error(errors?.map(({ message }) => message).join('\n'));
    return data;
  };
  const check = async (args: string, page = '') => {
    const { qualityCheck } = await read<{ qualityCheck: { findings: Page } }>(
      `qualityCheck(${args}) { findings${page} { ${FINDINGS} } }`,
    );
    return qualityCheck.findings;
  };
  const findingsOf = async (args: string) =>
    (await check(args, '(first: 100)')).edges.map(({ node }) => node);
  const wordsIn = async (args: string) =>
    (await findingsOf(args)).map(({ target, text }) => [target?.key, text]);

  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'a');
    // Gives every word a unique gloss.
    await database().prisma.$executeRaw`UPDATE "Word" SET "turkishTranslation" = key`;
  });

  const gloss = (key: string, text: string | null) =>
    database().prisma.word.update({ where: { key }, data: { turkishTranslation: text } });

  test('are listed in their order', async () => {
    const { qualityChecks } = await read<{ qualityChecks: object[] }>(
      'qualityChecks { kind language }',
    );
    const both = (kind: string) => [
      { kind, language: 'TURKISH' },
      { kind, language: 'ENGLISH' },
    ];
    expect(qualityChecks).toEqual([
      ...both('EMPTY_GLOSS'),
      ...both('SAME_GLOSS_ON_NEIGHBORS'),
      ...both('DEAD_REFERENCE'),
      ...both('REFERENCE_OUTSIDE'),
      ...both('SHARED_SYNONYM'),
      { kind: 'WITHOUT_OWN_VERSE', language: null },
      { kind: 'COUNT_DIFFERS', language: null },
      { kind: 'VERSES_DIFFER', language: null },
      { kind: 'ARABIC_DIFFERS', language: null },
    ]);
  });

  test.each([
    'kind: EMPTY_GLOSS',
    'kind: EMPTY_GLOSS, language: ARABIC',
    'kind: COUNT_DIFFERS, language: TURKISH',
  ])('are null for %s', async (args) => {
    expect(await read(`qualityCheck(${args}) { kind }`)).toEqual({ qualityCheck: null });
  });

  describe('glosses', () => {
    test('are not reported when all are present', async () => {
      expect(await findingsOf('kind: EMPTY_GLOSS, language: TURKISH')).toEqual([]);
      expect(await findingsOf('kind: EMPTY_GLOSS, language: ENGLISH')).toEqual([]);
    });

    test('are reported when missing or blank, in mushaf order and in pages', async () => {
      const keys = ['114:6:3', '1:1:1', '2:255:3'];
      for (const [index, key] of keys.entries()) await gloss(key, index === 1 ? '  ' : null);
      const args = 'kind: EMPTY_GLOSS, language: TURKISH';
      const { arabicText } = await database().prisma.word.findUniqueOrThrow({
        where: { key: '1:1:1' },
      });
      const first = await check(args, '(first: 2)');
      expect(first.totalCount).toBe(3);
      expect(first.pageInfo.hasNextPage).toBe(true);
      expect(first.edges.map(({ node }) => node)).toMatchObject([
        {
          target: { __typename: 'Word', key: '1:1:1' },
          verseKey: '1:1',
          post: null,
          text: arabicText,
          expected: null,
        },
        { target: { key: '2:255:3' }, verseKey: '2:255' },
      ]);
      const rest = await check(args, `(first: 2, after: "${first.pageInfo.endCursor}")`);
      expect(rest.edges.map(({ node }) => node.verseKey)).toEqual(['114:6']);
      expect(rest.pageInfo.hasNextPage).toBe(false);
      const back = await check(args, `(last: 1, before: "${rest.pageInfo.startCursor}")`);
      expect(back.edges.map(({ node }) => node.verseKey)).toEqual(['2:255']);
      expect(await findingsOf('kind: EMPTY_GLOSS, language: ENGLISH')).toEqual([]);

      for (const key of keys) await gloss(key, key);
      expect((await check(args)).totalCount).toBe(0);
    });

    test('that cover several words are neither missing nor the same on these', async () => {
      const join = (turkishGlossOf: number | null) =>
        database().prisma.word.updateMany({
          where: { key: { in: ['1:1:1', '1:1:2'] } },
          data: { turkishGlossOf },
        });
      const empty = 'kind: EMPTY_GLOSS, language: TURKISH';
      const same = 'kind: SAME_GLOSS_ON_NEIGHBORS, language: TURKISH';
      await gloss('1:1:1', null);
      await join(2);
      expect((await check(empty)).totalCount).toBe(0);
      await join(1);
      expect((await check(empty)).edges.map(({ node }) => node.verseKey)).toEqual(['1:1']);
      await gloss('1:1:1', 'aynı');
      await gloss('1:1:2', 'aynı');
      expect((await check(same)).edges.map(({ node }) => node.verseKey)).not.toContain('1:1');
      await join(null);
      expect((await check(same)).edges.map(({ node }) => node.verseKey)).toContain('1:1');
      for (const key of ['1:1:1', '1:1:2']) await gloss(key, key);
    });

    test('are reported when neighbors share one, once per run, at its first word', async () => {
      const args = 'kind: SAME_GLOSS_ON_NEIGHBORS, language: TURKISH';
      expect(await findingsOf(args)).toEqual([]);
      await gloss('1:1:4', 'sınır');
      await gloss('1:2:1', 'sınır');
      await gloss('1:2:2', ' Işık');
      await gloss('1:2:3', 'ışık ');
      await gloss('1:2:4', 'ışık');
      await gloss('1:6:1', 'İyi');
      await gloss('1:6:2', 'iyi');
      await gloss('1:6:3', 'kötü');
      await gloss('1:7:1', 'kötü');
      await gloss('1:7:2', 'ısı');
      await gloss('1:7:3', 'isi');
      for (const [index, text] of ['a', 'a', 'b', 'b', 'a'].entries()) {
        await gloss(`2:255:${index + 1}`, text);
      }
      await gloss('2:256:1', null);
      await gloss('2:256:2', null);
      expect(await wordsIn(args)).toEqual([
        ['1:2:2', 'Işık'],
        ['1:6:1', 'İyi'],
        ['2:255:1', 'a'],
        ['2:255:3', 'b'],
      ]);
    });

    test('may be equal on neighbors that are equal in Arabic', async () => {
      const args = 'kind: SAME_GLOSS_ON_NEIGHBORS, language: TURKISH';
      const before = await wordsIn(args);
      const twice = ['23:36:1', '23:36:2'];
      const words = await database().prisma.word.findMany({ where: { key: { in: twice } } });
      expect(words[0]?.arabicText).toBe(words[1]?.arabicText);
      for (const key of twice) await gloss(key, 'ne uzak');
      expect(await wordsIn(args)).toEqual(before);
      await gloss('23:36:3', 'ne uzak');
      expect(await wordsIn(args)).toEqual([...before, ['23:36:1', 'ne uzak']]);
    });

    test('are reported wherever neighbors share one in the English source', async () => {
      const words = await database().prisma.word.findMany({ orderBy: { id: 'asc' } });
      const same = (index: number) => {
        const [one, other] = [words[index], words[index + 1]];
        return (
          one?.verseId === other?.verseId &&
          one?.englishTranslation?.trim().toLowerCase() ===
            other?.englishTranslation?.trim().toLowerCase()
        );
      };
      const expected = words.flatMap(({ key, arabicText }, index) => {
        if (!same(index) || (index > 0 && same(index - 1))) return [];
        let last = index;
        while (same(last)) last++;
        const run = words.slice(index, last + 1);
        return run.some((word) => word.arabicText !== arabicText) ? [key] : [];
      });
      expect(expected.length).toBeGreaterThan(1000);
      const args = 'kind: SAME_GLOSS_ON_NEIGHBORS, language: ENGLISH';
      const first = await check(args, '(first: 100)');
      const last = await check(args, '(last: 100)');
      expect(first.totalCount).toBe(expected.length);
      expect([...first.edges, ...last.edges].map(({ node }) => node.target?.key)).toEqual([
        ...expected.slice(0, 100),
        ...expected.slice(-100),
      ]);
    });
  });

  describe('links and references', () => {
    const dead = async (language: string) =>
      (await findingsOf(`kind: DEAD_REFERENCE, language: ${language}`)).map(
        ({ target, text, ...place }) => ({ in: target?.__typename, text, ...place }),
      );
    let other: number;
    let post: number;

    beforeAll(async () => {
      other = await insertPost(database(), [], { turkishNote: '<p>(2:300)</p>' });
      const turkishNote = `<p><a href="/posts/quran/${other}">bak</a> (2:255; 2:256)</p>`;
      const answer = await save('createPost', { ...POST, turkishNote }, 'post { databaseId }');
      post = (answer.post as { databaseId: number }).databaseId;
    });

    test('in a topic: a dead reference, and a link to a deleted topic', async () => {
      const inPost = (id: number) => ({ verseKey: null, post: { databaseId: id }, expected: null });
      expect(await dead('TURKISH')).toEqual([{ in: 'Post', text: '2:300', ...inPost(other) }]);
      await save('deletePost', { databaseId: other });
      expect(await dead('TURKISH')).toEqual([
        { in: 'Post', text: `/posts/quran/${other}`, ...inPost(post) },
      ]);
      expect(await dead('ENGLISH')).toEqual([]);
      await save('updatePost', { ...POST, databaseId: post });
      expect(await dead('TURKISH')).toEqual([]);
    });

    test('in the verses of a topic, and in verses', async () => {
      const { id } = await database().prisma.postVerse.findFirstOrThrow({
        where: { postId: post },
      });
      await save('updatePostVerse', {
        databaseId: id,
        turkishTranslation: '<p>Bak (1:7, 1:8) (3:201)</p>',
        englishTranslation: '<p>See (1:7)</p>',
      });
      await save('updateVerse', {
        databaseId: 2,
        turkishTranslation: '<p>Bak <a href="/termTables/1">tablo</a></p>',
        englishTranslation: '<p>See <a href="/verses/1:7">verse</a></p>',
      });
      const ofPost = { in: 'PostVerse', verseKey: '2:1', post: { databaseId: post } };
      const found = [
        { ...ofPost, text: '1:8', expected: null },
        { ...ofPost, text: '3:201', expected: null },
        { in: 'Verse', verseKey: '1:2', post: null, text: '/termTables/1', expected: null },
      ];
      expect(await dead('TURKISH')).toEqual(found);
      expect(await dead('ENGLISH')).toEqual([]);

      const first = await check('kind: DEAD_REFERENCE, language: TURKISH', '(first: 1)');
      expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
      const rest = await check(
        'kind: DEAD_REFERENCE, language: TURKISH',
        `(first: 2, after: "${first.pageInfo.endCursor}")`,
      );
      expect([...first.edges, ...rest.edges].map(({ node }) => node.text)).toEqual(
        found.map(({ text }) => text),
      );

      const table = await insertTerm(database(), 'Adlar');
      await save('deletePost', { databaseId: post });
      expect(await dead('TURKISH')).toEqual([]);

      const link = (element: number) => `/termTables/${table}/elements/${element}`;
      const element = await insertElement(database(), table, []);
      await save('updateVerse', {
        databaseId: 2,
        turkishTranslation: `<p><a href="${link(element)}">Ad</a></p>`,
        englishTranslation: `<p><a href="${link(element + 1)}">Name</a></p>`,
      });
      expect(await dead('TURKISH')).toEqual([]);
      expect(await dead('ENGLISH')).toMatchObject([{ text: link(element + 1) }]);
      await database().prisma.termElement.delete({ where: { id: element } });
    });
  });

  test('of topics: references outside, shared synonyms, and no verse of its own', async () => {
    const make = async (englishTitle: string, verses: string[], data = {}) =>
      insertPost(database(), verses, { englishTitle, ...data });
    const note = { englishNote: '<p>See 2:255-257 and 2:255.</p>' };
    const wider = await make('Light', ['2:257', '3:1'], { englishSynonyms: ['glow'] });
    const inside = await make('Throne', ['2:255', '2:257'], { broaderId: wider, ...note });
    const other = await make('Lamp', ['2:257', '3:1'], { englishSynonyms: ['LÍGHT', 'Glow'] });
    const found = async (args: string) =>
      (await findingsOf(args)).map(({ post, text, expected }) => [
        post?.databaseId,
        text,
        expected,
      ]);
    expect(await found('kind: REFERENCE_OUTSIDE, language: ENGLISH')).toEqual([
      [inside, '2:255-257', '2:256'],
    ]);
    expect(await found('kind: SHARED_SYNONYM, language: ENGLISH')).toEqual([
      [wider, 'glow', 'Lamp'],
      [other, 'LÍGHT', 'Light'],
      [other, 'Glow', 'Light'],
    ]);
    expect(await found('kind: SHARED_SYNONYM, language: TURKISH')).toEqual([]);
    // The part has 2:255 alone, and the wider topic shares all of its verses with the third.
    const all = [
      [wider, '2:257, 3:1', null],
      [other, '2:257, 3:1', null],
    ];
    expect(await found('kind: WITHOUT_OWN_VERSE')).toEqual(all);
    const first = await check('kind: WITHOUT_OWN_VERSE', '(first: 1)');
    const rest = await check('kind: WITHOUT_OWN_VERSE', `(after: "${first.pageInfo.endCursor}")`);
    expect(rest.edges.map(({ node }) => node.post?.databaseId)).toEqual([other]);
    await database().prisma.post.update({ where: { id: other }, data: { broaderId: wider } });
    expect(await found('kind: WITHOUT_OWN_VERSE')).toEqual([]);
    for (const databaseId of [wider, inside, other]) await save('deletePost', { databaseId });
    expect(await found('kind: SHARED_SYNONYM, language: ENGLISH')).toEqual([]);
  });

  describe('elements', () => {
    let term: number;
    let element: number;
    const differing = async (kind: string) =>
      (await findingsOf(`kind: ${kind}`)).map(({ target, text, expected }) => ({
        is: [target?.__typename, target?.databaseId],
        text,
        expected,
      }));

    beforeAll(async () => {
      term = await insertTerm(database(), 'Sıfatlar');
      element = await insertElement(database(), term, ['1:1:3', '1:1:4', '1:3:1']);
      await insertElement(database(), term, ['1:2:1'], {
        elementOrder: 2,
        numberOfOccurrencesInQuran: 9,
        verses: {},
        deletedAt: new Date(),
      });
      await insertElement(database(), term, [], {
        elementOrder: 3,
        numberOfOccurrencesInQuran: 7,
        verses: { create: { verseId: 5 } },
      });
    });

    test('organized, deleted and untagged elements are not reported', async () => {
      expect(await differing('COUNT_DIFFERS')).toEqual([]);
      expect(await differing('VERSES_DIFFER')).toEqual([]);
    });

    test('an element changed since it was organized is reported', async () => {
      await save('updateTermElement', {
        databaseId: element,
        numberOfOccurrencesInQuran: 12,
        verseReferences: ['1:1', '114:1', '2:1'],
      });
      const is = ['TermElement', element];
      expect(await differing('COUNT_DIFFERS')).toEqual([{ is, text: '12', expected: '3' }]);
      expect(await differing('VERSES_DIFFER')).toEqual([
        { is, text: '2:1, 114:1', expected: '1:3' },
      ]);
      await save('organizeTerm', { databaseId: term });
      expect(await differing('COUNT_DIFFERS')).toEqual([]);
      expect(await differing('VERSES_DIFFER')).toEqual([]);
    });

    test('at most ten verses are listed, and rows are in table order', async () => {
      const words = Array.from({ length: 12 }, (_, index) => `2:${index + 1}:1`);
      const data = { numberOfOccurrencesInQuran: 1, verses: {} };
      const later = await insertElement(database(), term, words, { ...data, elementOrder: 5 });
      const sooner = await insertElement(database(), term, ['1:4:1', '1:5:1'], {
        ...data,
        elementOrder: 4,
      });
      const ten = words.slice(0, 10).map((key) => key.slice(0, -2));
      expect(await differing('VERSES_DIFFER')).toEqual([
        { is: ['TermElement', sooner], text: '', expected: '1:4, 1:5' },
        { is: ['TermElement', later], text: '', expected: ten.join(', ') },
      ]);
      const first = await check('kind: COUNT_DIFFERS', '(first: 1)');
      const rest = await check('kind: COUNT_DIFFERS', `(after: "${first.pageInfo.endCursor}")`);
      expect(first.totalCount).toBe(2);
      expect([...first.edges, ...rest.edges].map(({ node }) => node.target?.databaseId)).toEqual([
        sooner,
        later,
      ]);
    });
  });

  test.each([
    ['(first: 101)', '0 to 100'],
    ['(after: "x")', '`cursor`'],
  ])('the page %s is refused', async (page, message) => {
    await expect(check('kind: EMPTY_GLOSS, language: TURKISH', page)).rejects.toThrow(message);
  });

  test('one statement per check, and one per kind of target on a page', async () => {
    const count = async (fields: string) =>
      (await statementsOf(database(), () => read(fields))).length;
    const base = await count('viewer { username }');
    expect((await count('qualityChecks { kind totalCount }')) - base).toBe(14);
    expect((await count('qualityChecks { totalCount findings(first: 0) { totalCount } }')) - base)
      // Each page checks whether there is a next one.
      .toBeLessThanOrEqual(14 + 7);
    const page = `findings(first: 100) { edges { node { target { id } verseKey text } } }`;
    const args = 'kind: SAME_GLOSS_ON_NEIGHBORS, language: ENGLISH';
    expect((await count(`qualityCheck(${args}) { ${page} }`)) - base).toBe(2);
  });
});
