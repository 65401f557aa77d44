/** Throughput of a verse by page and GraphQL, compared to a bare server with the same bytes. */
import type { Part } from '../bench';
import { startBareServer } from '../bareServer';
import { median, sum, type Figure } from '../figures';
import { filledData } from '../filledData';
import { JSON_HEADERS, query, send, type HttpRequest } from '../http';
import { secondsPerRound } from '../load';
import { startServer } from '../server';
import { verseQuery, type VerseData } from '../verseQuery';

const MEASURED_ROUNDS = 25;

/** Compressed like for browsers and most clients. */
const compressed = { 'accept-encoding': 'gzip, deflate, br' };

interface Subject extends HttpRequest {
  atLeast?: number;
  what: string;
  path: string;
  /** Number of requests per round. */
  requests: number;
}

const subjects: Subject[] = [
  {
    what: 'cached page of 2:255',
    path: '/verses/2:255',
    method: 'GET',
    headers: compressed,
    atLeast: 0.6,
    requests: 1000,
  },
  {
    // Other addresses of the same page.
    what: 'rendered page of 2:255',
    path: '/verses/2:255?after={n}',
    method: 'GET',
    headers: compressed,
    requests: 40,
  },
  {
    what: 'cached GET of the query of 2:255',
    path: `/graphql?query=${encodeURIComponent(verseQuery)}`,
    method: 'GET',
    headers: compressed,
    atLeast: 0.9,
    requests: 4000,
  },
  {
    what: 'cached POST of the query of 2:255',
    atLeast: 0.6,
    requests: 4000,
    path: '/graphql',
    method: 'POST',
    headers: { ...compressed, ...JSON_HEADERS },
    body: JSON.stringify({ query: verseQuery }),
  },
];

export const part: Part = {
  timeLimit: 360,
  async measure() {
    const { dataDir } = await filledData();
    const server = await startServer(dataDir);
    // A response with errors may have status 200.
    await query<VerseData>(server.url, verseQuery);
    const figures: Figure[] = [];
    for (const subject of subjects) figures.push(await compare(server.url, subject));
    await server.stop();
    return figures;
  },
};

async function compare(
  url: string,
  { what, path, atLeast, requests, ...request }: Subject,
): Promise<Figure> {
  const response = await send(url + path, request);
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`);
  const bare = await startBareServer(response);
  const urls = [bare.url + path, url + path];
  const rounds = await secondsPerRound({ urls, request, requests, rounds: MEASURED_ROUNDS });
  await bare.stop();
  const [reference, own] = urls.map((_url, index) => sum(rounds.map((each) => each[index] ?? NaN)));
  const perSecond = (seconds: number | undefined) =>
    Math.round((MEASURED_ROUNDS * requests) / (seconds ?? NaN));
  return {
    what: `${what}, ratio to a bare server`,
    value: median(rounds.map(([bareOne = NaN, ownOne = NaN]) => bareOne / ownOne)),
    decimals: 3,
    atLeast,
    notes: [
      `${perSecond(own)} requests a second against ${perSecond(reference)}, ${response.body.length} bytes of body`,
      `ratios of the rounds: ${rounds.map(([bareOne = NaN, ownOne = NaN]) => (bareOne / ownOne).toFixed(2)).join(' ')}`,
    ],
  };
}
