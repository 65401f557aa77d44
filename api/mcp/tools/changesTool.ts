/** The tool that says what has changed in the content. */
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { INT32 } from '../../../text/limits';
import {
  after,
  languageFlags,
  languages,
  limit,
  lines,
  nextLine,
  nextPage,
  sourceLine,
  sources,
  sourcesOf,
  tool,
  ToolError,
  type Reader,
} from '../tool';

/** Kinds of rows as the tools name them, with those of the schema. */
const KINDS = {
  surah: 'SURAH',
  verse: 'VERSE',
  word: 'WORD',
  root: 'ROOT',
  topic: 'POST',
  topic_verse: 'POST_VERSE',
  table: 'TERM',
  table_element: 'TERM_ELEMENT',
  verse_name: 'VERSE_ALIAS',
  letter: 'CHARACTER',
  reading_sign: 'READING_SIGN',
  translation: 'TRANSLATION',
  translation_verse: 'TRANSLATION_VERSE',
} as const;

type Kind = keyof typeof KINDS;

const NAMES = Object.keys(KINDS) as [Kind, ...Kind[]];

const nameOf = (kind: string) => NAMES.find((name) => KINDS[name] === kind) ?? kind;

const named = (turkish: string, english: string) =>
  `url turkish: ${turkish} @include(if: $tr) english: ${english} @include(if: $en)`;

const CHANGES = `query ($since: Int!, $kinds: [ChangeKind!], $first: Int!, $after: String, $tr: Boolean!, $en: Boolean!) {
  changes(since: $since, kinds: $kinds, first: $first, after: $after) {
    contentRevision oldestRevision hasNextPage endCursor
    nodes { revision changedAt kind databaseId key fields isGone row {
      ... on Surah { ${named('turkishNameTranscription', 'englishNameTranscription')} }
      ... on Post { ${named('turkishTitle', 'englishTitle')} }
      ... on Term { url(absolute: true) turkish: turkishName @include(if: $tr) english: englishName @include(if: $en) }
      ... on TermElement { ${named('turkishNameInQuran', 'englishNameInQuran')} }
      ... on VerseAlias { url name }
      ... on Translation { name }
      ... on Verse { url } ... on Word { url } ... on Root { url } ... on PostVerse { url }
      ... on Character { url } ... on ReadingSign { url }
    } }
  }
}`;

interface ChangesData {
  changes: {
    contentRevision: number;
    oldestRevision: number;
    hasNextPage: boolean;
    endCursor: string | null;
    nodes: ChangeRow[];
  };
}

interface ChangeRow {
  revision: number;
  changedAt: string;
  kind: string;
  databaseId: number;
  key: string | null;
  fields: string[];
  isGone: boolean;
  row: { url?: string; turkish?: string; english?: string; name?: string } | null;
}

const change = z.object({
  kind: z.string().describe('Kind of the row, as in `kinds`.'),
  id: z.int().describe('Key of the row, for get_topic, get_table and get_table_element.'),
  key: z
    .string()
    .nullable()
    .describe('Key of a verse ("2:255") or word ("2:255:3"), letters of a root; null for others.'),
  name: z.string().nullable().describe('Title or name; null for rows without one.'),
  url: z
    .string()
    .nullable()
    .describe('Address of its page; null if the row is gone or has no page.'),
  isGone: z.boolean().describe('True if the row was deleted.'),
  fields: z
    .array(z.string())
    .describe('Names of the changed fields; empty if the row was created or is gone.'),
  revision: z.int().describe('Content revision of its last change.'),
  changedAt: z.string().describe('Time of its last change, ISO 8601 in UTC.'),
});

type Change = z.output<typeof change>;

const changeOf = ({ kind, databaseId, row, ...rest }: ChangeRow): Change => ({
  kind: nameOf(kind),
  id: databaseId,
  key: rest.key,
  name: row?.name ?? ([row?.turkish, row?.english].filter(Boolean).join(' / ') || null),
  url: row?.url ?? null,
  isGone: rest.isGone,
  fields: rest.fields,
  revision: rest.revision,
  changedAt: rest.changedAt,
});

const changeText = ({ kind, id, key, name, url, isGone, fields, revision, changedAt }: Change) =>
  [
    `${kind} ${key ?? id}`,
    name,
    isGone ? 'deleted' : fields.length > 0 && `changed: ${fields.join(', ')}`,
    `revision ${revision}, ${changedAt}`,
    url,
  ]
    .filter(Boolean)
    .join(' | ');

export const getChanges = tool({
  name: 'get_changes',
  title: 'List what has changed',
  description:
    'What has changed on this site since a content revision: rows that were created, changed or deleted, each once with its address, in the order of their last changes, without their texts. Ten unless you ask for more. Without `since`, only the present revision: keep it, and ask with it later.',
  input: z.strictObject({
    since: z
      .int()
      .min(0)
      .max(INT32.maximum)
      .optional()
      .describe('Content revision that you know: `contentRevision` of an earlier answer.'),
    kinds: z
      .array(z.enum(NAMES))
      .min(1)
      .max(NAMES.length)
      .optional()
      .describe('Only rows of these kinds; all by default.'),
    languages,
    limit: limit(10, 100, 'changes'),
    after,
  }),
  output: z.object({
    changes: z.array(change),
    contentRevision: z
      .int()
      .describe(
        'The changes are complete up to it: `since` of the next time, after the last part.',
      ),
    oldestRevision: z.int().describe('The least `since` that this server can answer.'),
    next: nextPage,
    sources,
  }),
  async call({ since, kinds, languages: tags, limit: first, after: cursor }, reader) {
    const page = await readChanges(reader, {
      since: since ?? (await revisionOf(reader)),
      kinds: kinds?.map((kind) => KINDS[kind]),
      first,
      after: cursor,
      ...languageFlags(tags),
    });
    const { contentRevision, oldestRevision } = page;
    const changes = page.nodes.map(changeOf);
    const next = page.hasNextPage ? page.endCursor : null;
    const named = sourcesOf('otherTexts');
    return {
      data: { changes, contentRevision, oldestRevision, next, sources: named },
      text: lines(
        `Content revision ${contentRevision}; changes are known since revision ${oldestRevision}.`,
        since !== undefined && changes.length === 0 && 'Nothing has changed since.',
        ...changes.map(changeText),
        nextLine(next),
        sourceLine(named),
      ),
    };
  },
});

const revisionOf = async (reader: Reader) =>
  (await reader.run<{ contentRevision: number }>('{ contentRevision }')).contentRevision;

const UNANSWERABLE = ['REVISION_TOO_OLD', 'REVISION_UNKNOWN'];

async function readChanges(reader: Reader, variables: Record<string, unknown>) {
  try {
    return (await reader.run<ChangesData>(CHANGES, variables)).changes;
  } catch (error) {
    const { code, contentRevision } = error instanceof GraphQLError ? error.extensions : {};
    if (!(error instanceof GraphQLError) || !UNANSWERABLE.includes(String(code))) throw error;
    const manifest = reader.address('/downloads/manifest.json');
    throw new ToolError(
      `${String(code)}: ${error.message.replace('/downloads/manifest.json', manifest)} Or read what you need with the other tools, and go on with since: ${String(contentRevision)}.`,
    );
  }
}
