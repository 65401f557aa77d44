/** The first start of the built server; the other journeys use content that was imported before. */
import {
  ADMIN,
  sharedOrigin,
  startFirstServer,
  type BrowserServer,
} from '../support/browserServer';

jest.setTimeout(180_000);

const QUERY = `{
  surahs { number arabicName englishNameTranscription englishNameTranslation numberOfVerses }
  roots(first: 1) { totalCount edges { node { letters numberOfOccurrences turkishGlosses { text count } } } }
  characters { arabicLetter englishPronunciation }
  posts(first: 1) { totalCount edges { node { turkishTitle englishTitle } } }
  terms(first: 100) { edges { node { englishName termElements(first: 1) { totalCount } } } }
  verseAliases(first: 1) { totalCount }
  verse(key: "114:6") {
    turkishTranslation englishTranslation
    words { arabicText turkishTranslation englishTranslation turkishTranscription root { letters } }
  }
  search(query: "rahman") { totalElements }
}`;

interface Content {
  surahs: { numberOfVerses: number }[];
}

async function post<Data>(origin: string, query: string): Promise<Data> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

describe('the built server on an empty folder', () => {
  let server: BrowserServer;
  beforeAll(async () => (server = await startFirstServer()));
  afterAll(() => server.stop());

  test('prints the progress of the import', () => {
    const percents = server.output
      .flatMap((line) => /: (\d+) %$/.exec(line)?.[1] ?? [])
      .map(Number);
    expect(percents).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  test('has the whole content', async () => {
    const content = await post<Content>(server.origin, QUERY);
    expect(content).toEqual(await post(sharedOrigin(), QUERY));
    const verses = content.surahs.map(({ numberOfVerses }) => numberOfVerses);
    expect([verses.length, verses.reduce((sum, count) => sum + count)]).toEqual([114, 6236]);
  });

  test('renders a page of it', async () => {
    const answer = await fetch(`${server.origin}/verses/114:6`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('114:6')]);
  });

  test('prints the password of the first admin', async () => {
    const { login } = await post<{ login: object }>(
      server.origin,
      `mutation { login(input: { username: "${ADMIN}", password: "${server.password}" }) {
        ... on LoginPayload { session { viewer { username } } } } }`,
    );
    expect(login).toEqual({ session: { viewer: { username: ADMIN } } });
  });
});
