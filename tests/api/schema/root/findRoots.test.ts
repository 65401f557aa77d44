/** Roots found by their letters or by what they mean, among those of the first start. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';

const FIND = `query ($text: String!) { findRoots(text: $text) { letters
  scholarly: transcription(scheme: ENGLISH_IJMES) plain: transcription(scheme: TURKISH_PLAIN) } }`;

interface Found {
  findRoots: { letters: string; scholarly: string; plain: string }[];
}

describeOneDatabase('roots that a text names', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  beforeAll(() => {
    app = makeTestApp(database());
  });
  const find = async (text: string) => (await app.query<Found>(FIND, { text })).findRoots;

  test.each([
    ['صبر', 'صبر'],
    ['ص ب ر', 'صبر'],
    ['sbr', 'صبر'],
    ['ṣ-b-r', 'صبر'],
    ['sabır', 'صبر'],
    ['SABIR', 'صبر'],
    ['patience', 'صبر'],
    ['patient', 'صبر'],
    ['rhm', 'رحم'],
    ['merhamet', 'رحم'],
    ['rahmet', 'رحم'],
    ['mercy', 'رحم'],
    ['book', 'كتب'],
    ['kitap', 'كتب'],
    ['ا م ن', 'أمن'],
  ])('%j finds %s among the first three', async (text, letters) => {
    const found = await find(text);
    expect(found.slice(0, 3).map((root) => root.letters)).toContain(letters);
    expect(found.length).toBeLessThanOrEqual(24);
    expect(new Set(found.map((root) => root.letters)).size).toBe(found.length);
  });

  test.each(['', ' ', 'zzzz', '%', "'; xqzv", 'پ'])('%j finds none', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  test('a beginning of Arabic letters finds the roots that begin with them', async () => {
    const found = await find('كت');
    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const { letters } of found) expect(letters).toMatch(/^كت/);
  });

  test('roots are written in Latin letters', async () => {
    expect((await find('صبر'))[0]).toEqual({ letters: 'صبر', scholarly: 'ṣ-b-r', plain: 's-b-r' });
  });

  test('a text of more than 100 characters is refused', async () => {
    const { errors } = await app.answer(FIND, { text: 'x'.repeat(101) });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
