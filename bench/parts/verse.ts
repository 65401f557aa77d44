/** Throughput of a verse, as its page and by GraphQL, against a bare server sending the same bytes. */
import type { Part } from '../bench';
import { startBareServer } from '../bareServer';
import { median, type Figure } from '../figures';
import { filledData } from '../filledData';
import { ask, json, query, type Question } from '../http';
import { requestsPerSecond } from '../load';
import { startServer } from '../server';
import { verseQuery, type VerseData } from '../verseQuery';

const ROUNDS = 9;
const SECONDS = 2;

/** Compressed, as browsers and most clients ask for it. */
const compressed = { 'accept-encoding': 'gzip, deflate, br' };

interface Subject extends Question {
  atLeast?: number;
  what: string;
  path: string;
}

const subjects: Subject[] = [
  { what: 'page of 2:255', path: '/verses/2:255', method: 'GET', headers: compressed },
  {
    what: 'cached GET of the query of 2:255',
    path: `/graphql?query=${encodeURIComponent(verseQuery)}`,
    method: 'GET',
    headers: compressed,
    atLeast: 0.8,
  },
  {
    what: 'cached POST of the query of 2:255',
    atLeast: 0.5,
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
  { what, path, atLeast, ...question }: Subject,
): Promise<Figure> {
  const answer = await ask(url + path, question);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  const bare = await startBareServer(answer);
  const rounds: { own: number; reference: number }[] = [];
  await requestsPerSecond(url + path, question, SECONDS);
  await requestsPerSecond(bare.url + path, question, SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    const reference = await requestsPerSecond(bare.url + path, question, SECONDS);
    rounds.push({ own: await requestsPerSecond(url + path, question, SECONDS), reference });
  }
  await bare.stop();
  const own = Math.round(median(rounds.map((round) => round.own)));
  const reference = Math.round(median(rounds.map((round) => round.reference)));
  return {
    what: `${what}, ratio to a bare server`,
    value: median(rounds.map((round) => round.own / round.reference)),
    decimals: 3,
    atLeast,
    notes: [
      `${own} requests a second against ${reference}, ${answer.body.length} bytes of body`,
      `ratios of the rounds: ${rounds.map((round) => (round.own / round.reference).toFixed(3)).join(' ')}`,
    ],
  };
}
