/** Throughput of a verse, as its page and by GraphQL, against a bare server sending the same bytes. */
import type { Part } from '../bench';
import { startBareServer } from '../bareServer';
import { sum, type Figure } from '../figures';
import { filledData } from '../filledData';
import { ask, json, query, type Question } from '../http';
import { secondsOfLoads } from '../load';
import { startServer } from '../server';
import { verseQuery, type VerseData } from '../verseQuery';

const MEASURED_ROUNDS = 25;

/** Compressed, as browsers and most clients ask for it. */
const compressed = { 'accept-encoding': 'gzip, deflate, br' };

interface Subject extends Question {
  atLeast?: number;
  what: string;
  path: string;
  /** In a round. */
  requests: number;
}

const subjects: Subject[] = [
  {
    what: 'kept page of 2:255',
    path: '/verses/2:255',
    method: 'GET',
    headers: compressed,
    atLeast: 0.2,
    requests: 1000,
  },
  {
    // No page knows this parameter, so that it is rendered each time.
    what: 'rendered page of 2:255',
    path: '/verses/2:255?bench=1',
    method: 'GET',
    headers: compressed,
    requests: 20,
  },
  {
    what: 'cached GET of the query of 2:255',
    path: `/graphql?query=${encodeURIComponent(verseQuery)}`,
    method: 'GET',
    headers: compressed,
    atLeast: 0.8,
    requests: 4000,
  },
  {
    what: 'cached POST of the query of 2:255',
    atLeast: 0.5,
    requests: 4000,
    path: '/graphql',
    method: 'POST',
    headers: { ...compressed, ...json },
    body: JSON.stringify({ query: verseQuery }),
  },
];

export const part: Part = {
  timeLimit: 360,
  async measure() {
    const { dataDir } = await filledData();
    const server = await startServer(dataDir);
    // An answer of errors may be a success of HTTP.
    await query<VerseData>(server.url, verseQuery);
    const figures: Figure[] = [];
    for (const subject of subjects) figures.push(await compare(server.url, subject));
    await server.stop();
    return figures;
  },
};

async function compare(
  url: string,
  { what, path, atLeast, requests, ...question }: Subject,
): Promise<Figure> {
  const answer = await ask(url + path, question);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  const bare = await startBareServer(answer);
  const urls = [bare.url + path, url + path];
  const rounds = await secondsOfLoads({ urls, question, requests, rounds: MEASURED_ROUNDS });
  await bare.stop();
  const [reference, own] = urls.map((_url, index) => sum(rounds.map((each) => each[index] ?? NaN)));
  const perSecond = (seconds: number | undefined) =>
    Math.round((MEASURED_ROUNDS * requests) / (seconds ?? NaN));
  return {
    what: `${what}, ratio to a bare server`,
    value: (reference ?? NaN) / (own ?? NaN),
    decimals: 3,
    atLeast,
    notes: [
      `${perSecond(own)} requests a second against ${perSecond(reference)}, ${answer.body.length} bytes of body`,
      `ratios of the rounds: ${rounds.map(([bareOne = NaN, ownOne = NaN]) => (bareOne / ownOne).toFixed(2)).join(' ')}`,
    ],
  };
}
