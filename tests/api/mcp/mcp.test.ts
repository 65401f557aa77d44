/** The tools for agents, driven by the client of the MCP SDK over a socket. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createApiKey } from '../../../api/auth/apiKeys';
import { API_VERSION } from '../../../text/apiVersion';
import { makeTestApp } from '../../support/app';
import { insertPost } from '../../support/content';
import { describeOneDatabase } from '../../support/database';
import { makeAdmin } from '../../support/mutations';
import { serveApp, type ServedApp } from '../../support/servedApp';
import { signInNewAdmin } from '../../support/signIn';

interface Result {
  isError?: boolean;
  structuredContent?: unknown;
  content: { type: string; text?: string }[];
}

const textOf = ({ content }: Result) => content.map(({ text }) => text).join('\n');

describeOneDatabase('MCP', (databases) => {
  const database = databases.use('whole');
  let served: ServedApp;
  let client: Client;
  beforeAll(async () => {
    served = await serveApp(database());
    client = await connect(served.origin);
  });
  afterAll(async () => {
    await client.close();
    await served.close();
  });

  async function connect(origin: string) {
    const connected = new Client({ name: 'test', version: '1' });
    await connected.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)));
    return connected;
  }

  const call = async (name: string, input: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: input })) as Result;

  /** The data of a call; its text must name the sources that the data have. */
  async function read<Data>(name: string, input: Record<string, unknown> = {}): Promise<Data> {
    const result = await call(name, input);
    if (result.isError) throw new Error(textOf(result));
    const data = result.structuredContent as Data & { sources?: { licence: string }[] };
    for (const { licence } of data.sources ?? []) expect(textOf(result)).toContain(licence);
    return data;
  }

  const refusal = async (name: string, input: Record<string, unknown>) => {
    const result = await call(name, input);
    expect(result.isError).toBe(true);
    return textOf(result);
  };

  test('lists tools that only read, each described with its input and output', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'resolve_reference',
      'get_verse',
      'get_verses',
      'search_verses',
      'get_root',
      'find_topics',
      'get_topic',
      'list_tables',
      'get_table',
      'get_table_element',
      'get_changes',
    ]);
    for (const { title, description, annotations, inputSchema, outputSchema } of tools) {
      expect(title).toBeTruthy();
      expect(description?.length).toBeGreaterThan(80);
      expect(annotations?.readOnlyHint).toBe(true);
      expect(inputSchema.additionalProperties).toBe(false);
      expect(outputSchema?.type).toBe('object');
      const fields = Object.values(inputSchema.properties ?? {}) as { description?: string }[];
      expect(fields.every(({ description: said }) => said)).toBe(true);
    }
    expect(client.getInstructions()).toContain('unaltered');
  });

  test.each([
    ['Al-Baqarah 2:255', { kind: 'verses', numberOfVerses: 1 }, '2:255'],
    ['2:285-286', { kind: 'verses', numberOfVerses: 2 }, '2:285'],
    ['Ayetel Kürsi', { kind: 'verses', numberOfVerses: 1 }, '2:255'],
    ['Bakra 255', { kind: 'verses', remarks: [expect.stringContaining('misspelled')] }, '2:255'],
    ['Yasin', { kind: 'surah', number: 36, numberOfVerses: 83 }, '36:1'],
    ['juz 30', { kind: 'juz', number: 30, numberOfVerses: 564 }, '78:1'],
    ['page 604', { kind: 'page', number: 604 }, '112:1'],
  ])('resolves %s', async (reference, expected, first) => {
    const found = await read<{ runs: { first: string; url: string }[] }>('resolve_reference', {
      reference,
    });
    expect(found).toMatchObject(expected);
    expect(found.runs[0]?.first).toBe(first);
    expect(found.runs[0]?.url).toMatch(new RegExp(`^${served.origin}/(verses|surahs)/`));
  });

  test.each([
    ['2:300', 'surah 2 (Al-Baqarah) has 286 verses'],
    ['115:1', '1 to 114'],
    ['2:9-3', 'precedes'],
    ['juz 31', '1 to 30'],
    ['xqzxqz wvwvw', 'names no verses. Expected a reference'],
  ])('says why %s is no verse', async (reference, reason) => {
    for (const name of ['resolve_reference', 'get_verse', 'get_verses']) {
      expect(await refusal(name, { reference })).toContain(reason);
    }
  });

  interface Verse {
    key: string;
    url: string;
    arabic: string;
    turkish?: string;
    english?: string;
    words?: Record<string, unknown>[];
    topics?: { url: string }[];
    similar?: { key: string }[];
    sources: { name: string; licence: string }[];
  }

  test('reads a verse, short unless more is included', async () => {
    const short = await read<Verse>('get_verse', { reference: 'Ayetel Kürsi', languages: ['tr'] });
    expect(short).toMatchObject({
      key: '2:255',
      url: `${served.origin}/verses/2:255`,
      previous: '2:254',
      next: '2:256',
    });
    expect(short.arabic).toMatch(/^\u0671\u0644/);
    expect(short.turkish).toContain('Allah');
    expect(short).not.toHaveProperty('english');
    expect(short).not.toHaveProperty('words');
    expect(short.sources.map(({ name }) => name)).toEqual([
      expect.stringContaining('Tanzil'),
      expect.stringContaining('Rowwad'),
    ]);
    const whole = await read<Verse>('get_verse', {
      reference: '2:255',
      include: ['grammar', 'topics', 'similar'],
    });
    expect(whole.words).toHaveLength(50);
    // One gloss covers both words.
    expect(whole.words?.[14]).toMatchObject({
      number: 15,
      turkish: { text: 'göklerde', words: [15, 16] },
      grammar: expect.any(String) as string,
    });
    expect(whole.topics?.[0]?.url).toMatch(/\/posts\/\d+$/);
    expect(whole.similar?.map(({ key }) => key)).toContain('20:110');
    expect(whole.sources.map(({ name }) => name)).toContainEqual(
      expect.stringContaining('Word-by-word data'),
    );
  });

  test('reads verses in parts', async () => {
    interface Part {
      verses: Verse[];
      total: number;
      nextOffset: number | null;
    }
    const first = await read<Part>('get_verses', { reference: 'Yasin' });
    expect([first.verses.length, first.total, first.nextOffset]).toEqual([10, 83, 10]);
    const last = await read<Part>('get_verses', { reference: 'Yasin', limit: 50, offset: 50 });
    expect([last.verses[0]?.key, last.verses.at(-1)?.key]).toEqual(['36:51', '36:83']);
    expect(last.nextOffset).toBeNull();
    expect(await refusal('get_verses', { reference: '2:255', offset: 5 })).toContain('lower');
    expect(await refusal('get_verse', { reference: '2:255-257' })).toContain('get_verses');
  });

  test('searches', async () => {
    interface Found {
      results: (Verse & { isExact: boolean })[];
      total: number;
      exact: number;
    }
    const found = await read<Found>('search_verses', { query: 'dinde zorlama' });
    expect(found.results).toHaveLength(5);
    expect(found.results[0]).toMatchObject({ key: '2:256', isExact: true });
    const inSurah = await read<Found>('search_verses', { query: 'mercy', surah: 12, limit: 2 });
    expect(inSurah.results.map(({ key }) => key.split(':')[0])).toEqual(['12', '12']);
  });

  test('shows the further translation that has the words, with its source', async () => {
    const found = await read<{ results: { key: string }[]; sources: { name: string }[] }>(
      'search_verses',
      { query: 'vicegerent' },
    );
    expect(found.results[0]).toMatchObject({
      key: '2:30',
      matchedTranslation: {
        name: 'Rowwad Translation Center',
        language: 'en',
        text: expect.stringContaining('vicegerent'),
      },
    });
    expect(found.results[1]).toMatchObject({ matchedTranslation: null });
    const further = found.sources.filter(({ name }) => name.includes('english_rowwad'));
    expect(further).toMatchObject([{ licence: expect.stringContaining('naming the source') }]);
  });

  test('looks up a root by its letters, and offers those of a meaning', async () => {
    interface Looked {
      root: { letters: string; occurrences: number; words: { word: string }[] } | null;
      candidates: { letters: string }[];
    }
    const { root } = await read<Looked>('get_root', { root: 'ر ح م', occurrences: 3 });
    expect(root).toMatchObject({ letters: 'رحم', occurrences: 339 });
    expect(root?.words.map(({ word }) => word)).toEqual(['1:1:3', '1:1:4', '1:3:1']);
    const byMeaning = await read<Looked>('get_root', { root: 'sabır' });
    const letters = [byMeaning.root, ...byMeaning.candidates].map((one) => one?.letters);
    expect(letters).toContain('صبر');
    expect(await refusal('get_root', { root: 'zzzzqq' })).toContain('Expected two to five');
  });

  test('finds a topic and reads it in parts', async () => {
    interface List {
      topics: { id: number; english: string; verses: number; url: string }[];
      total: number;
    }
    const all = await read<List>('find_topics');
    expect(all.topics).toHaveLength(10);
    expect(all.total).toBeGreaterThan(100);
    const { topics } = await read<List>('find_topics', { query: 'patience' });
    expect(topics[0]?.english).toContain('Patience');
    const turkish = await read<List>('find_topics', { query: 'sabır', languages: ['tr'] });
    expect(turkish.topics[0]?.id).toBe(topics[0]?.id);
    interface Topic {
      items: Verse[];
      next: string | null;
      englishNote: string;
      isNoteShortened: boolean;
    }
    const id = topics[0]?.id;
    const keys: string[] = [];
    let after: string | null = null;
    do {
      const part: Topic = await read<Topic>('get_topic', { id, limit: 50, after });
      keys.push(...part.items.map(({ key }) => key));
      after = part.next;
    } while (after !== null);
    expect(keys).toHaveLength(topics[0]?.verses ?? NaN);
    const short = await read<Topic>('get_topic', { id });
    expect(short.items.map(({ key }) => key)).toEqual(keys.slice(0, 5));
    expect(short.englishNote).not.toContain('<p>');
    expect(await refusal('get_topic', { id: 999_999 })).toContain('no topic 999999');
  });

  test('reads the tables and a name of one', async () => {
    const { tables } = await read<{ tables: { id: number; english: string }[] }>('list_tables');
    expect(tables).toHaveLength(29);
    interface Table {
      rows: { id: number; arabic: string; occurrences: number }[];
      next: string;
    }
    const table = await read<Table>('get_table', { id: 2, limit: 2 });
    expect(table.rows[0]).toMatchObject({ occurrences: 2704 });
    const second = await read<Table>('get_table', { id: 2, limit: 2, after: table.next });
    expect(second.rows[0]?.id).not.toBe(table.rows[0]?.id);
    const element = await read<{ verses: Verse[]; total: number }>('get_table_element', {
      id: table.rows[0]?.id,
    });
    expect(element.verses).toHaveLength(5);
    expect(element.total).toBeGreaterThan(1000);
    expect(await refusal('get_table', { id: 999 })).toContain('no table 999');
    expect(await refusal('get_table_element', { id: 99_999 })).toContain('no element 99999');
  });

  test('lists what has changed since a revision, in parts', async () => {
    interface Changes {
      changes: Record<string, unknown>[];
      contentRevision: number;
      oldestRevision: number;
      next: string | null;
    }
    const now = await read<Changes>('get_changes');
    expect(now).toMatchObject({ changes: [], next: null, contentRevision: expect.any(Number) });
    const since = now.contentRevision;
    const id = await insertPost(database(), ['2:255'], { englishTitle: 'A new topic' });
    const { prisma } = database();
    await prisma.termElement.update({ where: { id: 36 }, data: { deletedAt: new Date() } });
    // The save gives the changes before it their revision.
    const app = makeTestApp(database());
    const token = await signInNewAdmin(database(), app, 'ayşe');
    const save = makeAdmin(
      () => app,
      () => token,
    );
    const texts = { turkishTranslation: 'bir', englishTranslation: 'one' };
    await save('updateVerse', { databaseId: 262, ...texts });
    const asked = { since, kinds: ['topic', 'verse', 'table_element'], languages: ['en'] };
    const first = await read<Changes>('get_changes', { ...asked, limit: 1 });
    expect(first.changes).toHaveLength(1);
    const rest = await read<Changes>('get_changes', { ...asked, after: first.next });
    expect([rest.changes.length, rest.next]).toEqual([2, null]);
    const byKind = new Map([...first.changes, ...rest.changes].map((one) => [one.kind, one]));
    expect(byKind.get('topic')).toMatchObject({
      id,
      name: 'A new topic',
      url: `${served.origin}/posts/${id}`,
      isGone: false,
    });
    expect(byKind.get('table_element')).toMatchObject({
      id: 36,
      isGone: true,
      name: null,
      url: null,
    });
    expect(byKind.get('verse')).toMatchObject({
      key: '2:255',
      fields: expect.arrayContaining(['englishTranslation']) as string[],
      url: `${served.origin}/verses/2:255`,
    });
    // The words of the deleted name too.
    expect((await read<Changes>('get_changes', { since })).changes).toHaveLength(10);
    const inTopic = await read<Changes>('get_changes', { since, kinds: ['topic_verse'] });
    expect(inTopic.changes.map(({ url }) => url)).toContain(`${served.origin}/posts/${id}#2:255`);
    expect(await refusal('get_changes', { since: now.oldestRevision - 1 })).toMatch(
      new RegExp(`^REVISION_TOO_OLD: .*${served.origin}/downloads/manifest.json.* since: \\d+`),
    );
    expect(await refusal('get_changes', { since: 999_999 })).toContain('REVISION_UNKNOWN');
    expect(await refusal('get_changes', { since, kinds: ['post'] })).toContain('"topic"');
  });

  test('has a name for each kind of change', async () => {
    const { tools } = await client.listTools();
    const tool = tools.find(({ name }) => name === 'get_changes');
    const { kinds } = tool?.inputSchema.properties as { kinds: { items: { enum: string[] } } };
    const values = 'query { __type(name: "ChangeKind") { enumValues { name } } }';
    const { __type } = await makeTestApp(database()).query<{
      __type: { enumValues: { name: string }[] };
    }>(values);
    expect(kinds.items.enum).toHaveLength(__type.enumValues.length);
  });

  test('says what is wrong with an input', async () => {
    expect(await refusal('get_verses', { reference: '2:1', limit: 500 })).toMatch(/limit.*50/s);
    expect(await refusal('get_verse', { reference: '2:255', languages: ['de'] })).toContain('"tr"');
    expect(await refusal('get_verse', { verse: '2:255' })).toContain('reference');
    expect(await refusal('get_topic', { id: 1, after: 'nonsense' })).toContain('cursor');
  });

  test('quotes what the API has, to the letter', async () => {
    const { verses } = await read<{ verses: Verse[] }>('get_verses', { reference: '1:1-7' });
    const app = makeTestApp(database());
    const { surah } = await app.query<{ surah: { verses: Record<string, string>[] } }>(
      '{ surah(number: 1) { verses { key arabicText turkishTranslation englishTranslation } } }',
    );
    expect(
      verses.map(({ key, arabic, turkish, english }) => [key, arabic, turkish, english]),
    ).toEqual(
      surah.verses.map((row) => [
        row.key,
        row.arabicText,
        row.turkishTranslation,
        row.englishTranslation,
      ]),
    );
  });

  const post = (body: unknown, headers: Record<string, string> = {}, origin = served.origin) =>
    fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const LIST = { jsonrpc: '2.0', id: 7, method: 'tools/list', params: {} };

  test('answers a client of the earlier revision with JSON and without a session', async () => {
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'old', version: '1' },
      },
    };
    const begun = await post(initialize);
    expect(begun.headers.get('content-type')).toContain('application/json');
    expect(begun.headers.get('mcp-session-id')).toBeNull();
    expect(await begun.json()).toMatchObject({
      id: 1,
      result: {
        protocolVersion: '2025-06-18',
        serverInfo: { name: 'tibyan', version: API_VERSION },
      },
    });
    const listed = await post(LIST, { 'mcp-protocol-version': '2025-06-18' });
    expect(await listed.json()).toMatchObject({ id: 7, result: { tools: expect.any(Array) } });
  });

  const codeOf = async (response: Response) => {
    const { jsonrpc, id, error } = (await response.json()) as {
      jsonrpc: string;
      id: unknown;
      error: { code: number };
    };
    expect([jsonrpc, id]).toEqual(['2.0', null]);
    return [response.status, error.code];
  };

  test('refuses by JSON-RPC errors what it does not serve', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await fetch(`${served.origin}/mcp`, { method });
      expect(response.headers.get('allow')).toContain('POST');
      expect(await codeOf(response)).toEqual([405, -32_000]);
    }
    expect(await codeOf(await post('{'))).toEqual([400, -32_700]);
    expect(await codeOf(await post([LIST, LIST]))).toEqual([400, -32_600]);
    expect(await codeOf(await post(LIST, { 'content-type': 'text/plain' }))).toEqual([
      415, -32_000,
    ]);
    expect(await codeOf(await post('x'.repeat(300_000)))).toEqual([413, -32_000]);
    const unknown = await post({ ...LIST, method: 'no/such' });
    expect(await unknown.json()).toMatchObject({ id: 7, error: { code: -32_601 } });
  });

  test('opens no streams', async () => {
    const version = '2026-07-28';
    const method = 'subscriptions/listen';
    const meta = (name: string) => `io.modelcontextprotocol/${name}`;
    const params = {
      notifications: { toolsListChanged: true },
      _meta: {
        [meta('protocolVersion')]: version,
        [meta('clientInfo')]: { name: 'new', version: '1' },
        [meta('clientCapabilities')]: {},
      },
    };
    const headers = { 'mcp-protocol-version': version, 'mcp-method': method };
    const response = await post({ jsonrpc: '2.0', id: 1, method, params }, headers);
    expect(await response.json()).toMatchObject({ id: 1, error: { code: expect.any(Number) } });
  });

  test('can be called from pages of other sites where it is public, without cookies', async () => {
    const options = { publicUrl: 'https://tibyan.example' };
    const app = makeTestApp(database(), options);
    const preflight = await app.fetch('https://tibyan.example/mcp', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://agent.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,mcp-protocol-version',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await app.fetch('https://tibyan.example/mcp', {
      method: 'POST',
      headers: {
        origin: 'https://agent.example',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(LIST),
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  test('protects a server on the own device from pages of other sites', async () => {
    expect(await codeOf(await post(LIST, { origin: 'https://evil.example' }))).toEqual([
      403, -32_000,
    ]);
    expect(await codeOf(await post(LIST, { origin: 'file:///x' }))).toEqual([403, -32_000]);
    expect((await post(LIST, { origin: 'http://localhost:6274' })).status).toBe(200);
  });

  test('charges the budget of the address, and says when to try again', async () => {
    const limited = await serveApp(database(), { rateLimit: 3 });
    const origin = limited.origin;
    const input = { name: 'get_verses', arguments: { reference: '2:1-50', limit: 50 } };
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: input };
    const first = await post(message, {}, origin);
    expect(Number(first.headers.get('ratelimit-remaining'))).toBeLessThan(3);
    let last = first;
    for (let time = 0; time < 3 && last.status === 200; time++)
      last = await post(message, {}, origin);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(last)).toEqual([429, -32_000]);
    await limited.close();
  });

  test('charges an API key in place of the address, and refuses a wrong one', async () => {
    const { key } = await createApiKey(database(), { name: 'an agent', budget: 500 });
    const limited = await serveApp(database(), { rateLimit: 50 });
    const answer = await post(LIST, { 'x-api-key': key }, limited.origin);
    expect([answer.status, answer.headers.get('ratelimit-limit')]).toEqual([200, '500']);
    const wrong = await post(LIST, { authorization: 'Bearer tib_wrong' }, limited.origin);
    expect(wrong.status).toBe(401);
    await limited.close();
  });
});
