/** How the time of reading posts, terms and revisions grows with ten times as many of them. */
import type { Part } from '../bench';
import { millisecondsPerRequest } from '../requestBatch';
import { median, type Figure } from '../figures';
import { filledData } from '../filledData';
import { JSON_HEADERS, send } from '../http';
import { startServer } from '../server';
import { ADMIN, POST, SECTION, TERM, topicData, VERSE } from '../topicData';
import { verseOfKeyQuery } from '../verseQuery';

const MEASURED_ROUNDS = 7;
const LARGE_SIZE = 10;

interface Subject {
  what: string;
  query: string;
  variables?: object;
  isForAdmin?: boolean;
  /** Number of nodes in the response. */
  nodes: number;
  /** Requests per round, enough for half a second. */
  count: number;
}

const yardstick: Subject = {
  what: 'verse with its words',
  query: verseOfKeyQuery,
  variables: { key: VERSE },
  nodes: 0,
  count: 600,
};

const subjects: Subject[] = [
  {
    what: 'post with 20 verses and their words',
    query: `{ post(databaseId: ${POST}) {
      number section turkishTitle englishTitle turkishNote englishNote version
      verses(first: 20) { edges { node {
        position turkishTranslation englishTranslation
        verse { key words {
          key arabicText pauseAfter turkishTranscription englishTranscription
          turkishTranslation englishTranslation
          root { letters }
          termElements { turkishLabel englishLabel }
        } }
      } } }
    } }`,
    nodes: 20,
    count: 40,
  },
  {
    what: 'first 20 posts of a section',
    query: `{ posts(section: ${SECTION}, first: 20) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { databaseId number turkishTitle englishTitle turkishNote englishNote } }
    } }`,
    nodes: 20,
    count: 300,
  },
  {
    what: 'posts of a verse',
    query: `{ verse(key: "${VERSE}") { posts(first: 20) {
      totalCount
      edges { node { databaseId section turkishTitle englishTitle } }
    } } }`,
    nodes: 20,
    count: 300,
  },
  {
    what: 'term with 30 elements and their verses',
    query: `{ term(databaseId: ${TERM}) {
      turkishName englishName
      termElements(first: 30) { edges { node {
        arabicName numberOfOccurrencesInQuran turkishNameInQuran englishNameInQuran
        turkishTranslation englishTranslation turkishMeaning englishMeaning
        verses(first: 20) { edges { node { key } } }
      } } }
    } }`,
    nodes: 330,
    count: 40,
  },
  {
    what: 'first 20 revisions of a post',
    query: `{ revisions(entity: POST, entityId: ${POST}, first: 20) {
      totalCount
      edges { node { version adminName source createdAt before after } }
    } }`,
    isForAdmin: true,
    nodes: 20,
    count: 200,
  },
];

export const part: Part = {
  timeLimit: 600,
  async measure() {
    const { dataDir } = await filledData();
    const small = await serverOfSize(dataDir, 1);
    const large = await serverOfSize(dataDir, LARGE_SIZE);
    const sides = [small, large];
    for (const subject of [yardstick, ...subjects]) await checkSame(sides, subject);
    const verse = await compare(sides, yardstick);
    const figures = [growth(yardstick, verse)];
    for (const subject of subjects) {
      const rounds = await compare(sides, subject);
      figures.push(growth(subject, rounds), againstVerse(subject, rounds, verse));
    }
    for (const side of sides) await side.stop();
    return [
      ...figures,
      await memory('100 posts and 300 elements', small),
      await memory('1,000 posts and 3,000 elements', large),
    ];
  },
};

interface Side {
  url: string;
  headers: Record<string, string>;
  stop(): Promise<void>;
  peak: Promise<number>;
}

async function serverOfSize(dataDir: string, size: number): Promise<Side> {
  const { url, ...rest } = await startServer(await topicData(dataDir, size));
  return { ...rest, url: `${url}/graphql`, headers: await signIn(`${url}/graphql`) };
}

async function signIn(url: string): Promise<Record<string, string>> {
  const document = `mutation ($input: LoginInput!) {
    login(input: $input) { ... on LoginPayload { session { jwt } } }
  }`;
  const { login } = await execute<{ login: { session: { jwt: string } } }>(
    { url, headers: {} },
    { query: document, variables: { input: ADMIN } },
  );
  return { authorization: `Bearer ${login.session.jwt}` };
}

type Endpoint = Pick<Side, 'url' | 'headers'>;

async function execute<Data>({ url, headers }: Endpoint, request: object): Promise<Data> {
  const body = JSON.stringify(request);
  const allHeaders = { ...JSON_HEADERS, ...headers };
  const response = await send(url, { method: 'POST', headers: allHeaders, body });
  const text = response.body.toString();
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(`GraphQL responded ${text.slice(0, 500)}`);
  return data;
}

/** @throws if the responses of the servers differ, except for total counts */
async function checkSame(sides: Side[], { what, query, variables, nodes }: Subject): Promise<void> {
  const withoutCounts = (key: string, value: unknown) => (key === 'totalCount' ? 0 : value);
  const answers = await Promise.all(sides.map((side) => execute(side, { query, variables })));
  const texts = new Set(answers.map((data) => JSON.stringify(data, withoutCounts)));
  if (texts.size > 1) throw new Error(`The servers disagree about the ${what}.`);
  const found = [...texts].join().split('"node":').length - 1;
  if (found !== nodes) throw new Error(`The ${what} came with ${found} nodes, not ${nodes}.`);
}

/** Milliseconds per request, by round. */
interface Rounds {
  small: number[];
  large: number[];
}

/** Measures the two servers in turn, after a warm-up round. */
async function compare([small, large]: Side[], subject: Subject): Promise<Rounds> {
  const rounds: Rounds = { small: [], large: [] };
  for (let round = 0; round <= MEASURED_ROUNDS; round++) {
    const ofSmall = await measure(small!, subject, round);
    const ofLarge = await measure(large!, subject, round);
    if (round === 0) continue;
    rounds.small.push(ofSmall);
    rounds.large.push(ofLarge);
  }
  return rounds;
}

function measure({ url, headers }: Side, subject: Subject, round: number): Promise<number> {
  const { query, variables, isForAdmin, count } = subject;
  // An unused variable makes each request a new one.
  const requests = Array.from({ length: count }, (_, index) => ({
    query,
    variables: { ...variables, new: round * count + index },
  }));
  return millisecondsPerRequest(url, requests, isForAdmin ? headers : {});
}

const best = (rounds: number[]) => Math.min(...rounds);

function growth({ what }: Subject, { small, large }: Rounds): Figure {
  const ratios = small.map((value, round) => large[round]! / value);
  return {
    what: `${what}, ten times the posts and elements`,
    value: best(large) / best(small),
    decimals: 2,
    atMost: 1.2,
    notes: [
      `${best(large).toFixed(2)} ms against ${best(small).toFixed(2)} ms, best of ${MEASURED_ROUNDS}`,
      `medians ${median(large).toFixed(2)} ms against ${median(small).toFixed(2)} ms`,
      `ratios of the rounds: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
    ],
  };
}

function againstVerse({ what }: Subject, rounds: Rounds, verse: Rounds): Figure {
  return {
    what: `${what}, times an uncached verse`,
    value: best(rounds.small) / best(verse.small),
    decimals: 2,
  };
}

async function memory(what: string, { peak }: Side): Promise<Figure> {
  return { what: `highest memory use, ${what}`, value: await peak, unit: 'MiB', decimals: 0 };
}
