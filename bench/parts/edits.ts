/** Cached pages a second while an admin saves a verse every second, compared to a time without saves. */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../bench';
import { sum } from '../figures';
import { filledData } from '../filledData';
import { JSON_HEADERS, send } from '../http';
import { secondsPerRound } from '../load';
import { copyOf } from '../resources';
import { startServer } from '../server';

const ROUNDS = 12;
const REQUESTS = 8000;
const ADMIN = { username: 'bench', password: 'Bench-password-1234' };

export const part: Part = {
  timeLimit: 240,
  async measure() {
    const { dataDir } = await filledData();
    const own = copyOf(dataDir);
    createAdmin(own);
    const server = await startServer(own);
    const url = `${server.url}/verses/2:255`;
    const load = () =>
      secondsPerRound({ urls: [url], request: {}, requests: REQUESTS, rounds: ROUNDS });
    const token = await tokenOf(server.url);
    const quiet = await load();
    const saving = new AbortController();
    const saves = saveEverySecond(server.url, token, saving.signal);
    const busy = await load();
    saving.abort();
    const count = await saves;
    await server.stop();
    const seconds = (rounds: number[][]) => sum(rounds.flat());
    const perSecond = (rounds: number[][]) => Math.round((ROUNDS * REQUESTS) / seconds(rounds));
    return [
      {
        what: 'cached pages with a save a second, ratio to without',
        value: seconds(quiet) / seconds(busy),
        decimals: 2,
        atLeast: 0.8,
        notes: [
          `${perSecond(busy)} pages a second during ${count} saves against ${perSecond(quiet)}`,
        ],
      },
    ];
  },
};

function createAdmin(dataDir: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/admin.mjs', 'create', ADMIN.username, '--password-stdin'],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, input: `${ADMIN.password}\n` },
  );
  if (status !== 0) throw new Error(`The admin could not be created: ${stderr.toString()}`);
}

async function tokenOf(url: string): Promise<string> {
  const { body } = await send(`${url}/api/authentication/login`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(ADMIN),
  });
  return (JSON.parse(body.toString()) as { data: { jwt: string } }).data.jwt;
}

/** Saves another verse each second. @returns the number of saves */
async function saveEverySecond(url: string, token: string, signal: AbortSignal): Promise<number> {
  let saves = 0;
  while (!signal.aborted) {
    const text = `Translation ${saves}`;
    const input = `{ databaseId: ${1000 + saves}, turkishTranslation: "${text}", englishTranslation: "${text}" }`;
    const { body } = await send(`${url}/graphql`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: `mutation { updateVerse(input: ${input}) { ... on UpdateVersePayload { verse { key } } } }`,
      }),
    });
    if (!body.includes('"key"')) throw new Error(`A save responded ${body.toString()}`);
    saves++;
    await sleep(1000, undefined, { signal }).catch(() => undefined);
  }
  return saves;
}
