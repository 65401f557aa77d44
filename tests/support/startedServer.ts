/** The server in a separate process, on a database of the tests. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { startWith } from './childProcess';
import { embedded, folderOf, urlOf, type Kind } from './database';
import { bearer, PASSWORD } from './signIn';
import { newFolder } from './testRun';

export const JSON_HEADERS = { 'content-type': 'application/json' };

/**
 * Starts the server on a free port.
 * @param name a database; the server uses a copy of an embedded one
 */
export function beginServer(kind: Kind, name: string, env: Record<string, string> = {}) {
  const dataDir = newFolder();
  const isEmbedded = kind === embedded;
  if (isEmbedded) cpSync(folderOf(name), join(dataDir, 'postgres'), { recursive: true });
  const child = startWith(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: isEmbedded ? '' : urlOf(name),
      JWT_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
      RATE_LIMIT: '0',
      DRAIN_SECONDS: '0',
      WORKERS: '1',
      ...env,
    },
    'serverProcess.ts',
  );
  const origin = async () => {
    const line = await child.line((output) => output.includes('is ready'));
    return /http:\/\/localhost:\d+/.exec(line)?.[0]?.replace('localhost', '127.0.0.1') ?? '';
  };
  return { child, dataDir, origin };
}

/** Starts the server and waits until it is ready. */
export async function startServer(kind: Kind, name: string, env?: Record<string, string>) {
  const { origin, ...server } = beginServer(kind, name, env);
  return { ...server, origin: await origin() };
}

/** An access token of an admin with the password of the tests. */
export async function tokenOf(origin: string, username: string): Promise<string> {
  const response = await fetch(`${origin}/api/authentication/login`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  return ((await response.json()) as { data: { jwt: string } }).data.jwt;
}

/** Saves the translations of 1:1 as an admin, at the address of a server or of a proxy. */
export const saveFirstVerse = (origin: string, token: string, text: string): Promise<Response> =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...bearer(token) },
    body: JSON.stringify({
      query: `mutation { updateVerse(input: {
        databaseId: 1, turkishTranslation: "${text}", englishTranslation: "${text}"
      }) { __typename } }`,
    }),
  });
