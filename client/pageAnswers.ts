/** Reads the answers of the queries of pages on the server, for readers who keep the whole Qur'an on their device. */
import { matchRoutes, type LoaderFunctionArgs } from 'react-router-dom';
import type { Variables } from 'relay-runtime';
import OfflineNamesQuery from './__generated__/OfflineNamesQuery.graphql';
import SummariesOfVersesQuery from './__generated__/SummariesOfVersesQuery.graphql';
import SurahPickerListQuery from './__generated__/SurahPickerListQuery.graphql';
import verseTextsToSearchQuery from './__generated__/verseTextsToSearchQuery.graphql';
import WordGrammarQuery from './__generated__/WordGrammarQuery.graphql';
import { lineOf } from './offline/answerLines';
import { createEnvironment } from './relay/environment';
import { createRoutes } from './routes';
import { withPage } from './ui/paging/pageAddress';

/** Executes a query; the answer as JSON. */
type Execute = (id: string, variables: Variables) => Promise<string>;

interface AskedQuery {
  id: string;
  variables: Variables;
}

/** Parameter of the address of a surah whose texts are asked for, to search them. */
const TEXTS = 'texts';
const ORIGIN = 'http://localhost';
/** Pages whose queries are executed at the same time, which takes fewer statements. */
const PAGES_AT_ONCE = 8;

/** One line for each answer of these pages, of their further pages and of what opens on them. */
export async function answersOfPages(paths: readonly string[], execute: Execute): Promise<string> {
  const lines = new Map<string, string>();
  const readPage = async (path: string): Promise<string[]> => {
    const surah = new URL(path, ORIGIN).searchParams.has(TEXTS) && Number(path.match(/\d+/)?.[0]);
    const queries = surah
      ? [queryOf(verseTextsToSearchQuery, { number: surah })]
      : [...(await queriesOf(path)), ...openedOn(path)];
    const answers = await Promise.all(queries.map(({ id, variables }) => execute(id, variables)));
    queries.forEach(({ id, variables }, index) => {
      const { key, line } = lineOf(id, variables, answers[index] ?? '');
      lines.set(key, line);
    });
    return answers.flatMap((answer) => neighborsOf(path, answer));
  };
  const seen = new Set(paths);
  let waiting = [...seen];
  while (waiting.length > 0) {
    const found = await Promise.all(waiting.slice(0, PAGES_AT_ONCE).map(readPage));
    const added = found.flat().filter((path) => !seen.has(path));
    waiting = [...waiting.slice(PAGES_AT_ONCE), ...new Set(added)];
    added.forEach((path) => seen.add(path));
  }
  // In an order that does not depend on which answer came first.
  return [...lines.keys()]
    .sort()
    .map((key) => lines.get(key))
    .join('');
}

/** The queries that the loader of a page asks for. */
async function queriesOf(path: string): Promise<AskedQuery[]> {
  const asked: AskedQuery[] = [];
  const environment = createEnvironment(fetchNothing, undefined, {
    onlyAsk: (id, variables) => asked.push({ id, variables }),
  });
  const routes = createRoutes(environment, () => 'turkish');
  const match = matchRoutes(routes, new URL(path, ORIGIN))?.at(-1);
  const loader = match?.route.loader;
  if (!match || typeof loader !== 'function') return [];
  const args = { request: new Request(ORIGIN + path), params: match.params };
  await loader(args as LoaderFunctionArgs);
  return asked;
}

const fetchNothing = () => Promise.reject(new Error('Loaders only say what they would fetch.'));

const queryOf = ({ params }: { params: { id?: string | null } }, variables: Variables) => ({
  id: params.id ?? '',
  variables,
});

/** What a page asks for when a reader opens a part of it, or marks its verse. */
function openedOn(path: string): AskedQuery[] {
  const verse = /^\/verses\/(.+)/.exec(path)?.[1];
  if (path === '/') return [queryOf(SurahPickerListQuery, {}), queryOf(OfflineNamesQuery, {})];
  if (!verse) return [];
  return [
    queryOf(SummariesOfVersesQuery, { keys: [verse] }),
    queryOf(WordGrammarQuery, { verse, language: 'TURKISH' }),
    queryOf(WordGrammarQuery, { verse, language: 'ENGLISH' }),
  ];
}

interface PageInfo {
  hasPreviousPage: boolean;
  startCursor: string | null;
  hasNextPage: boolean;
  endCursor: string | null;
}

/** The addresses to which the links at the end of a list lead. */
function neighborsOf(path: string, answer: string): string[] {
  if (!answer.includes('"pageInfo"')) return [];
  const { pathname, searchParams } = new URL(ORIGIN + path);
  const to = (side: 'after' | 'before', cursor: string) =>
    `${pathname}?${withPage(searchParams, undefined, side, cursor)}`;
  return pageInfosIn(JSON.parse(answer)).flatMap((info) => [
    ...(info.hasNextPage && info.endCursor ? [to('after', info.endCursor)] : []),
    ...(info.hasPreviousPage && info.startCursor ? [to('before', info.startCursor)] : []),
  ]);
}

function pageInfosIn(value: unknown): PageInfo[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'pageInfo' ? [part as PageInfo] : pageInfosIn(part),
  );
}
