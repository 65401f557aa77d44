import type { CacheConfig, RequestParameters } from 'relay-runtime';
import { sessionCredentials } from '../../../client/relay/adminTransport';
import { loadingStore } from '../../../client/relay/loading';
import { createBrowserFetch } from '../../../client/relay/network';
import { RequestError } from '../../../client/relay/RequestError';

const mutation = { id: 'def456', name: 'Save', operationKind: 'mutation' } as RequestParameters;
const query = { id: 'abc123', name: 'VersePageQuery' } as RequestParameters;
const realFetch = globalThis.fetch;

let calls: { url: URL; init: RequestInit | undefined }[];

/** Holds every request until the returned function is called, then sends this answer. */
function serve(answer: unknown, status = 200) {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  globalThis.fetch = (async (url: URL | string, init?: RequestInit) => {
    calls.push({ url: new URL(url, location.origin), init });
    await held;
    if (answer instanceof Error) throw answer;
    const json = async () => {
      if (answer === 'no JSON') throw new SyntaxError('Unexpected token');
      return answer;
    };
    return { status, json };
  }) as unknown as typeof fetch;
  return letGo;
}

interface Sent extends CacheConfig {
  request?: RequestParameters;
  useComplexCharacters?: boolean;
  variables?: object;
}

function send({
  request = query,
  useComplexCharacters = false,
  variables = {},
  ...cacheConfig
}: Sent = {}) {
  const fetch = createBrowserFetch({ useComplexCharacters });
  return fetch(request, variables, cacheConfig) as Promise<unknown>;
}

beforeEach(() => {
  calls = [];
});

afterAll(() => {
  globalThis.fetch = realFetch;
});

describe('createBrowserFetch', () => {
  it('sends a query by GET with its hash and its variables', async () => {
    serve({ data: {} })();
    await send({ variables: { key: '2:255', text: 'a&b=ç' } });
    expect(calls).toHaveLength(1);
    const { url, init } = calls[0]!;
    expect(url.origin + url.pathname).toBe('http://localhost/graphql');
    expect([...url.searchParams.keys()]).toEqual(['documentId', 'variables']);
    expect(url.searchParams.get('documentId')).toBe('abc123');
    expect(JSON.parse(url.searchParams.get('variables')!)).toEqual({ key: '2:255', text: 'a&b=ç' });
    expect(init?.method ?? 'GET').toBe('GET');
    expect(init?.body).toBeUndefined();
  });

  it('sends a mutation by POST, with nothing of it in the address', async () => {
    serve({ data: {} })();
    const variables = { input: { password: 'secret' } };
    await send({ request: mutation, variables });
    const { url, init } = calls[0]!;
    expect(url.href).toBe('http://localhost/graphql');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(init!.body as string)).toEqual({ documentId: 'def456', variables });
  });

  it.each([query, mutation])('sends the token only while someone is signed in', async (request) => {
    serve({ data: {} })();
    await send({ request });
    sessionCredentials.jwt = 'a.b.c';
    await send({ request });
    delete sessionCredentials.jwt;
    await send({ request });
    expect(calls.map(({ init }) => new Headers(init?.headers).get('authorization'))).toEqual([
      null,
      'Bearer a.b.c',
      null,
    ]);
  });

  it.each([
    ['a GraphQL error FORBIDDEN', { errors: [{ extensions: { code: 'FORBIDDEN' } }] }, 403, 1],
    ['another answer with status 401', 'no JSON', 401, 1],
    ['another answer with status 403', 'no JSON', 403, 1],
    ['another answer', 'no JSON', 502, 0],
    ['data', { data: {} }, 200, 0],
  ])('%s, %j with status %i, calls onRefused %i times', async (_, answer, status, times) => {
    sessionCredentials.onRefused = jest.fn();
    serve(answer, status)();
    await send().catch(() => undefined);
    expect(sessionCredentials.onRefused).toHaveBeenCalledTimes(times);
    delete sessionCredentials.onRefused;
  });

  it('simplifies the answer unless complex characters are on', async () => {
    const answer = { data: { verse: { id: 'ḥ', arabicText: 'ٱلْحَمْدُ', name: 'Ṭāhā' } } };
    serve(answer)();
    expect(await send()).toEqual({
      data: { verse: { id: 'ḥ', arabicText: 'الْحَمْدُ', name: 'Taha' } },
    });
    serve(answer)();
    expect(await send({ useComplexCharacters: true })).toBe(answer);
  });

  it.each([
    ['data and errors', { data: null, errors: [{ message: 'No.' }] }, 200],
    ['errors alone, whatever the status', { errors: [{ message: 'No.' }] }, 500],
  ])('passes on %s', async (_, answer, status) => {
    serve(answer, status)();
    expect(await send()).toEqual(answer);
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch'), 0, undefined, "the server can't be reached"],
    ['an answer that is not JSON', 'no JSON', 502, 502, 'the server answered 502'],
    ['JSON that is not GraphQL', { message: 'Too many requests' }, 429, 429, 'answered 429'],
    ['a text', 'hello', 200, 200, 'answered 200'],
    ['null', null, 503, 503, 'answered 503'],
  ])('throws a RequestError for %s', async (_, answer, sent, status, message) => {
    serve(answer, sent)();
    const error: unknown = await send().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ name: 'RequestError', status });
    expect((error as Error).message).toContain('VersePageQuery');
    expect((error as Error).message).toContain(message);
  });
});

describe('the loading sign', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());
  const isShownAfter = (milliseconds: number) => {
    jest.advanceTimersByTime(milliseconds);
    return loadingStore.isLoading();
  };

  it('is shown after 250 ms, until the last of several requests is answered', async () => {
    const changes: boolean[] = [];
    const stop = loadingStore.subscribe(() => changes.push(loadingStore.isLoading()));
    const first = serve({ data: 1 });
    const firstAnswer = send();
    const second = serve({ data: 2 });
    const secondAnswer = send();
    expect(isShownAfter(249)).toBe(false);
    expect(isShownAfter(1)).toBe(true);
    first();
    await firstAnswer;
    expect(loadingStore.isLoading()).toBe(true);
    second();
    await secondAnswer;
    expect(loadingStore.isLoading()).toBe(false);
    stop();
    expect(changes).toEqual([true, false]);
  });

  it('is not shown for short requests, however many follow one another', async () => {
    for (let count = 0; count < 3; count += 1) {
      const letGo = serve({ data: count });
      const answer = send();
      expect(isShownAfter(200)).toBe(false);
      letGo();
      await answer;
    }
    expect(isShownAfter(1000)).toBe(false);
  });

  it('goes off when a request fails', async () => {
    const letGo = serve(new TypeError('Failed to fetch'));
    const answer = send();
    expect(isShownAfter(250)).toBe(true);
    letGo();
    await expect(answer).rejects.toThrow(RequestError);
    expect(loadingStore.isLoading()).toBe(false);
  });

  it('ignores requests marked skipLoader', async () => {
    const letGo = serve({ data: 1 });
    const answer = send({ metadata: { skipLoader: true } });
    expect(isShownAfter(1000)).toBe(false);
    letGo();
    await answer;
    expect(isShownAfter(1000)).toBe(false);
  });
});
