/** The topic and the verse of the day, and how long a cached response has them. */
import pino from 'pino';
import { DAILY_VERSES } from '../../../../content/dailyVerses';
import { tagOf, TODAY } from '../../../../api/database/tags';
import { dateOf } from '../../../../api/http/dateOf';
import { cachedResponse, ResponseCache } from '../../../../api/http/cache/responseCache';
import { collectAnswers } from '../../../../api/http/pages/collectAnswers';
import { persistedExecution, type Client } from '../../../../api/http/pages/pages';
import { requestContexts } from '../../../../api/http/requestContext';
import { makeTestApp, TEST_SECRET, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { siteClient } from '../../../support/siteClient';
import { statementsOf } from '../../../support/statements';

const DAY = 'date topic { databaseId section numberOfVerses } verse { key }';
const GET = `/graphql?query=${encodeURIComponent(`{ day { ${DAY} } }`)}`;

interface Day {
  date: string;
  topic: { databaseId: number; section: string; numberOfVerses: number } | null;
  verse: { key: string } | null;
}

interface Texts {
  key: string;
  arabicText: string;
  turkishTranslation: string;
  englishTranslation: string;
}

describeOneDatabase('the day', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  let date = '2026-11-28';
  beforeAll(() => {
    app = makeTestApp(database(), { client: siteClient(), today: () => date });
  });

  const read = async (day: string) =>
    (await app.query<{ day: Day }>(`query ($day: String) { day(date: $day) { ${DAY} } }`, { day }))
      .day;

  test('each topic with verses has a day before one has another', async () => {
    const { posts } = await app.query<{ posts: { totalCount: number } }>(
      '{ posts(first: 0) { totalCount } }',
    );
    const shown = new Set<number | undefined>();
    for (let day = 0; day < posts.totalCount - 1; day++) {
      const { topic } = await read(new Date(day * 86_400_000).toISOString().slice(0, 10));
      expect(topic?.section).not.toBe('INTRODUCTION');
      expect(topic?.numberOfVerses).toBeGreaterThan(0);
      shown.add(topic?.databaseId);
    }
    expect(shown.size).toBe(posts.totalCount - 1);
  });

  test('each verse of a day is short, whole sentences in both translations, and has one day', async () => {
    const TEXTS = 'key arabicText turkishTranslation englishTranslation';
    const keys = new Set<string>();
    for (let day = 0; day < DAILY_VERSES.length; day++) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      const answer = await app.query<{ day: { verse: Texts } }>(
        `{ day(date: "${date}") { verse { ${TEXTS} } } }`,
      );
      const { key, arabicText, ...translations } = answer.day.verse;
      keys.add(key);
      expect(arabicText.split(' ').length).toBeLessThan(25);
      for (const text of Object.values(translations)) {
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text).toMatch(/[.!?]['"’”“)\]]*$/);
      }
    }
    expect(keys).toEqual(new Set(DAILY_VERSES));
  });

  test.each(['2026-02-30', 'today', ''])('the date %p is refused', async (day) => {
    const { errors } = await app.answer('query ($day: String) { day(date: $day) { date } }', {
      day,
    });
    expect(errors?.[0]?.message).toMatch(/`date` must be a date such as "2026-11-28"/);
  });

  test('a cached response is that of today, until midnight', async () => {
    date = '2026-11-28';
    const first = await app.fetch(GET);
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    const text = await first.text();
    expect(text).toContain('2026-11-28');
    let again = '';
    const statements = await statementsOf(database(), async () => {
      again = await (await app.fetch(GET)).text();
    });
    expect([statements, again]).toEqual([[], text]);
    date = '2026-11-29';
    const next = await app.fetch(GET);
    const { data } = (await next.json()) as { data: { day: Day } };
    expect(data.day).toEqual(await read('2026-11-29'));
    expect(data.day.topic?.databaseId).not.toBe((await read('2026-11-28')).topic?.databaseId);
  });

  test('so is the home page; other pages stay cached', async () => {
    date = '2026-11-28';
    const topicOn = async (day: string) => `/${(await read(day)).topic?.databaseId}"`;
    const pages = ['/?lang=en', '/surahs?lang=en'];
    for (const path of pages) await (await app.fetch(path)).text();
    expect(await (await app.fetch('/?lang=en')).text()).toContain(await topicOn('2026-11-28'));
    date = '2026-11-29';
    const html = await (await app.fetch('/?lang=en')).text();
    expect(html).toContain(await topicOn('2026-11-29'));
    expect(html).toContain('November 29');
    expect(
      await statementsOf(database(), async () => (await app.fetch('/surahs?lang=en')).text()),
    ).toEqual([]);
  });

  test('a response of yesterday that is stored after midnight is not sent', () => {
    let today = '2026-11-28';
    const cache = new ResponseCache(database(), 1_000_000, () => today);
    const tags = new Set([TODAY, tagOf.day('2026-11-28')]);
    const response = cachedResponse([], Buffer.from('yesterday'), tags);
    cache.store('a', response, tags, cache.revision);
    expect(cache.find('a')).toBe(response);
    today = '2026-11-29';
    expect(cache.find('a')).toBeUndefined();
    cache.store('a', response, tags, cache.revision);
    expect(cache.find('a')).toBeUndefined();
  });

  test('a request has one date, though midnight passes meanwhile', () => {
    const dates = ['2026-11-28', '2026-11-29', '2026-11-29'];
    const contexts = requestContexts({
      database: database(),
      log: pino({ level: 'silent' }),
      jwtSecret: TEST_SECRET,
      trustProxy: 0,
      publicUrl: undefined,
      today: () => dates.shift() ?? '',
    });
    const context = contexts.ofAnyone('a', '');
    expect([context.today(), context.today()]).toEqual(['2026-11-28', '2026-11-28']);
    expect(contexts.ofAnyone('b', '').today()).toBe('2026-11-29');
  });

  test('answers for the time without a network have no day, and are the same every day', async () => {
    const log = pino({ level: 'silent' });
    const contexts = requestContexts({
      database: database(),
      log,
      jwtSecret: TEST_SECRET,
      trustProxy: 0,
      publicUrl: undefined,
      today: () => date,
    });
    const client: Client = {
      ...siteClient(),
      collect: async (_paths, { execute }) => Response.json(await execute('day', {})),
    };
    const executeFor = persistedExecution(new Map([['day', '{ day { date } }']]));
    const { text, tags } = await collectAnswers(client, ['/'], contexts, executeFor);
    expect(JSON.parse(new TextDecoder().decode(text))).toEqual({ data: { day: null } });
    expect([...tags]).not.toContain(TODAY);
  });
});

test('the clock says the date in UTC', () => {
  let time = Date.UTC(2026, 10, 28, 23, 59, 59, 999);
  const today = dateOf(() => time);
  expect(today()).toBe('2026-11-28');
  time++;
  expect(today()).toBe('2026-11-29');
});
