/** The Atom feeds: valid, of what readers may see, and never older than the content. */
import { SaxesParser } from 'saxes';
import { atomOf, tagUri } from '../../../api/site/feeds/atom';
import { verseChanges, type TopicState } from '../../../api/site/feeds/topicDays';
import { makeTestApp, type TestApp } from '../../support/app';
import { insertPost } from '../../support/content';
import { describeEachDatabase } from '../../support/database';
import { fc } from '../../support/fastCheck';
import { makeAdmin, type Answer } from '../../support/mutations';
import { signInNewAdmin } from '../../support/signIn';

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** Parses XML; throws if it is not well-formed. */
function parseXml(xml: string): Element {
  const parser = new SaxesParser();
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0]!;
}

const childrenOf = ({ children }: Element, name: string) =>
  children.filter((child) => child.name === name);
const textOf = (element: Element, name: string) => {
  const [child, ...more] = childrenOf(element, name);
  if (!child || more.length > 0) throw new Error(`${element.name} must have one ${name}.`);
  return child.text;
};
const linkOf = (element: Element, rel: string) =>
  childrenOf(element, 'link').filter(({ attributes }) => attributes.rel === rel)[0]?.attributes;

interface ParsedEntry {
  id: string;
  title: string;
  published: string;
  updated: string;
  link: string | undefined;
  html: string;
}

/** Parses a feed; throws if it lacks what RFC 4287 requires. */
function parseFeed(xml: string) {
  const feed = parseXml(xml);
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  const [author] = childrenOf(feed, 'author');
  expect(textOf(author!, 'name')).toBe('Tibyan');
  const isDate = (text: string) => expect(text).toBe(new Date(text).toISOString());
  isDate(textOf(feed, 'updated'));
  const entries = childrenOf(feed, 'entry').map((entry): ParsedEntry => {
    const [content] = childrenOf(entry, 'content');
    expect(content?.attributes).toEqual({ type: 'html' });
    isDate(textOf(entry, 'published'));
    isDate(textOf(entry, 'updated'));
    return {
      ...{ id: textOf(entry, 'id'), title: textOf(entry, 'title'), html: content!.text },
      ...{ published: textOf(entry, 'published'), updated: textOf(entry, 'updated') },
      link: linkOf(entry, 'alternate')?.href,
    };
  });
  const ids = [textOf(feed, 'id'), ...entries.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^tag:[\w.-]+,\d{4}:[\w/.-]+$/);
  return {
    ...{ id: ids[0], title: textOf(feed, 'title'), updated: textOf(feed, 'updated'), entries },
    ...{ language: feed.attributes['xml:lang'], self: linkOf(feed, 'self') },
    alternate: linkOf(feed, 'alternate'),
  };
}

const TURKISH = '/feeds/topics.tr.atom';
const ENGLISH = '/feeds/topics.en.atom';
const CHANGES = '/feeds/changes.atom';

describeEachDatabase('Atom feeds', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let save: (name: string, input: object, fields?: string) => Promise<Answer>;
  const topic = {
    ...{ number: 5, section: 'FAITH_IN_ALLAH', turkishTitle: 'Sabır', englishTitle: 'Patience' },
    ...{ turkishNote: '<p>Not</p>', englishNote: '<p>Note</p>' },
  };

  beforeAll(async () => {
    app = makeTestApp(database(), { publicUrl: 'https://tibyan.example' });
    const token = await signInNewAdmin(database(), app, 'ayse.kara');
    save = makeAdmin(
      () => app,
      () => token,
    );
  });
  beforeEach(async () => {
    await database().prisma.revision.deleteMany();
    await database().prisma.post.deleteMany();
  });

  const xmlOf = async (path: string) => (await app.fetch(path)).text();
  const read = async (path: string) => parseFeed(await xmlOf(path));
  const titles = async (path: string) => (await read(path)).entries.map(({ title }) => title);
  const create = async (input: object = {}) => {
    const references = { verseReferences: ['1:1', '2:255'] };
    const { post } = await save(
      'createPost',
      { ...topic, ...references, ...input },
      'post { databaseId }',
    );
    return (post as { databaseId: number }).databaseId;
  };
  const update = (databaseId: number, input: object) =>
    save('updatePost', { databaseId, ...topic, verseReferences: ['1:1', '2:255'], ...input });
  /** As if everything so far had happened on the day before. */
  const passDay = () =>
    database().prisma
      .$executeRaw`UPDATE "Revision" SET "createdAt" = "createdAt" - interval '1 day'`;

  test('feeds without entries are valid', async () => {
    for (const path of [TURKISH, ENGLISH]) {
      expect(await read(path)).toMatchObject({ entries: [] });
    }
  });

  test('a feed names itself, its language and its page', async () => {
    const answer = await app.fetch(TURKISH);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=30, s-maxage=1',
      'cache-tag': 'topicChanges',
      'access-control-allow-origin': '*',
    });
    expect(parseFeed(await answer.text())).toMatchObject({
      id: 'tag:tibyan.example,2026:feeds/topics/tr',
      title: 'Tibyan: yeni ve değişen konular',
      language: 'tr',
      self: { type: 'application/atom+xml', href: `https://tibyan.example${TURKISH}` },
      alternate: { type: 'text/html', href: 'https://tibyan.example/posts?lang=tr' },
    });
    const etag = answer.headers.get('ETag') ?? '';
    const known = await app.fetch(TURKISH, { headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);
    // The query has no meaning, so it is not part of the key of the cache.
    expect((await app.fetch(`${TURKISH}?x=1`)).headers.get('ETag')).toBe(etag);
  });

  test('a new topic has an entry in both languages, with links to it and to its verses', async () => {
    const id = await create();
    expect(await titles(TURKISH)).toEqual(['Yeni konu: Sabır']);
    const { entries, updated } = await read(ENGLISH);
    const day = new Date().toISOString().slice(0, 10);
    expect(entries).toEqual([
      {
        id: `tag:tibyan.example,2026:topics/${id}/${day}`,
        title: 'New topic: Patience',
        published: updated,
        updated,
        link: `https://tibyan.example/posts/faithInAllah/${id}?lang=en`,
        html:
          '<ul><li>2 verses: <a href="https://tibyan.example/verses/1:1?lang=en">1:1</a>, ' +
          '<a href="https://tibyan.example/verses/2:255?lang=en">2:255</a></li></ul>',
      },
    ]);
  });

  test('the changes of a day are one entry, whose id stays; each day has its own', async () => {
    const id = await create();
    await passDay();
    await update(id, { verseReferences: ['1:1', '1:2', '1:3', '2:255'] });
    const [first] = (await read(ENGLISH)).entries;
    expect(first?.title).toBe('Patience: 2 verses added');
    await update(id, { verseReferences: ['1:3', '1:2'], englishNote: '<p>Another</p>' });
    const { entries } = await read(ENGLISH);
    expect(entries.map(({ title }) => title)).toEqual([
      'Patience: 2 verses added, 2 verses removed, the note was changed',
      'New topic: Patience',
    ]);
    expect(entries[0]?.id).toBe(first?.id);
    expect(entries[0]?.published).toBe(first?.published);
    expect(Date.parse(entries[0]?.updated ?? '')).toBeGreaterThan(Date.parse(first?.updated ?? ''));
    expect(await titles(TURKISH)).toEqual([
      'Sabır: 2 ayet eklendi, 2 ayet çıkarıldı',
      'Yeni konu: Sabır',
    ]);
    await update(id, {});
    expect(await titles(ENGLISH)).toEqual(['New topic: Patience']);
  });

  test('a feed has what changed for readers of its language', async () => {
    const id = await create();
    await passDay();
    await update(id, { englishTitle: 'Steadfastness', verseReferences: ['2:255', '1:1'] });
    const [verse] = await database().prisma.postVerse.findMany({ where: { postId: id } });
    await save('updatePostVerse', { databaseId: verse?.id, turkishTranslation: 'Yeni' });
    expect((await titles(ENGLISH))[0]).toBe(
      'Steadfastness: the order of the verses was changed, renamed (formerly Patience)',
    );
    expect((await titles(TURKISH))[0]).toBe(
      'Sabır: ayetlerin sırası değişti, 1 ayetin konudaki çevirisi değişti',
    );
  });

  test('what readers do not see has no entry', async () => {
    const id = await create();
    await passDay();
    await update(id, { turkishNote: '<p>Başka</p>', englishSynonyms: ['endurance'] });
    expect(await titles(ENGLISH)).toEqual(['New topic: Patience']);
    expect(await titles(TURKISH)).toEqual(['Sabır: not değişti', 'Yeni konu: Sabır']);
  });

  test('a deleted topic is not in the feed, and no name of an admin', async () => {
    const id = await create({ englishTitle: 'Secret topic', englishNote: '<p>Secret</p>' });
    await create({ englishTitle: 'Public topic' });
    expect(await titles(ENGLISH)).toEqual(['New topic: Public topic', 'New topic: Secret topic']);
    await save('deletePost', { databaseId: id });
    const texts = await Promise.all([TURKISH, ENGLISH, CHANGES].map(xmlOf));
    expect(await titles(ENGLISH)).toEqual(['New topic: Public topic']);
    for (const text of texts) expect(text).not.toMatch(/Secret|ayse|kara/i);
    await passDay();
    await save('restorePost', { databaseId: id });
    expect(await titles(ENGLISH)).toEqual([
      'Secret topic: the topic is back',
      'New topic: Public topic',
    ]);
  });

  test('titles are escaped', async () => {
    await create({ englishTitle: '<b>"Fear" & hope</b> ]]>', turkishTitle: 'الصبر' });
    expect(await titles(ENGLISH)).toEqual(['New topic: <b>"Fear" & hope</b> ]]>']);
    const id = await create({ englishTitle: '<i>One</i>' });
    await passDay();
    await update(id, { englishTitle: 'Two' });
    const [{ html } = { html: '' }] = (await read(ENGLISH)).entries;
    expect(html).toBe('<ul><li>renamed (formerly &lt;i&gt;One&lt;/i&gt;)</li></ul>');
  });

  test('50 entries at most, and 20 verses with a link in one', async () => {
    const posts = await Promise.all(
      Array.from({ length: 55 }, () => insertPost(database(), ['1:1'])),
    );
    const after = { ...topic, verses: [], deletedAt: null };
    await database().prisma.revision.createMany({
      data: posts.map((post) => ({
        ...{ entity: 'post' as const, entityId: post, version: 1, adminName: 'a' },
        ...{ source: 'import' as const, after },
      })),
    });
    const verseReferences = Array.from({ length: 30 }, (_, index) => `2:${index + 1}`);
    await create({ verseReferences });
    const { entries } = await read(ENGLISH);
    expect(entries).toHaveLength(50);
    expect(entries[0]?.html.match(/<a /g)).toHaveLength(20);
    expect(entries[0]?.html).toContain('30 verses: ');
    expect(entries[0]?.html).toContain(', …</li>');
  });

  test('developers get the numbers of rows that each revision changed', async () => {
    const id = await create();
    await update(id, { verseReferences: ['1:1', '1:2', '2:255'] });
    const { revision } = await database().prisma.contentRevision.findFirstOrThrow();
    // Times from before the log are those of no revision.
    await database().prisma.contentChange.create({
      data: { revision: 0, kind: 'verse', rowId: 1, operation: 'updated', fields: [] },
    });
    expect(revision).toBeLessThan(50);
    const { entries, self } = await read(CHANGES);
    expect(self?.href).toBe(`https://tibyan.example${CHANGES}`);
    expect(entries.map(({ title }) => title)).not.toContainEqual(
      expect.stringContaining('Revision 0'),
    );
    expect(entries.slice(0, 2)).toMatchObject([
      {
        id: `tag:tibyan.example,2026:revisions/${revision}`,
        title: expect.stringMatching(/^Revision \d+: .*1 verse of a post created/) as string,
        link: `https://tibyan.example/api/changes?since=${revision - 1}`,
      },
      { title: expect.stringContaining('1 post created') as string },
    ]);
    const { headers } = await app.fetch(CHANGES);
    expect(headers.get('Cache-Control')).toBe('public, no-cache');
    // Another change is there at once.
    await save('updateVerse', {
      ...{ databaseId: 1, turkishTranslation: 'a', englishTranslation: 'b' },
    });
    expect((await titles(CHANGES))[0]).toMatch(/^Revision \d+: .*1 verse changed/);
  });

  test('other addresses are a 404, and other methods are no feed', async () => {
    expect((await app.fetch('/feeds/users.atom')).status).toBe(404);
    expect((await app.fetch(ENGLISH, { method: 'POST' })).status).toBe(404);
    const head = await app.fetch(ENGLISH, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

const stateOf = (verseIds: number[]): TopicState => ({
  ...{ turkishTitle: '', englishTitle: '', turkishNote: '', englishNote: '', deletedAt: null },
  verses: verseIds.map((verseId) => ({ verseId })),
});

test.each([
  [[], [], { added: [], removed: [], isReordered: false }],
  [[1, 2], [1, 2, 3], { added: [3], removed: [], isReordered: false }],
  [[1, 2, 3], [3, 1], { added: [], removed: [2], isReordered: true }],
  [[1, 1], [1], { added: [], removed: [1], isReordered: false }],
  [[1], [2, 1, 2], { added: [2, 2], removed: [], isReordered: false }],
])('from the verses %j to %j', (before, after, expected) => {
  expect(verseChanges(stateOf(before), stateOf(after))).toEqual(expected);
});

test('any text is well-formed XML, and is read as it was', () => {
  const at = new Date(0);
  const site = 'https://tibyan.example/';
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const entry = {
        ...{ id: tagUri(site, 'x'), title: text, published: at, updated: at, html: text },
        link: { href: `${site}?q=${text}`, type: 'text/html' },
      };
      const xml = atomOf({
        ...{ id: tagUri(site, 'f'), title: text, subtitle: text, language: 'en', updated: at },
        ...{ self: site, alternate: site, site, entries: [entry] },
      });
      const [parsed] = childrenOf(parseXml(xml), 'entry');
      // eslint-disable-next-line no-control-regex -- the characters as the XML standard has them
      const legal = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
      // XML reads every end of a line as one line feed.
      expect(textOf(parsed!, 'title')).toBe(legal.replace(/\r\n?/g, '\n'));
    }),
  );
});
