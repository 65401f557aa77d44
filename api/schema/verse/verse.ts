import { builder, parseDatabaseId } from '../../builder';
import type { Context } from '../../context';
import { fragment, type Fragment, type Sql } from '../../database/database';
import { tagOf } from '../../database/tags';
import { badInput, notImported } from '../../errors';
import { countOf, DIVISIONS, PROSTRATIONS, versesInParts, type Division } from '../../read/mushaf';
import { cachedRows, cachedValue } from '../../read/rowCache';
import { pageOf, type PageArguments } from '../../read/pagination';
import { pagesByOwner } from '../../read/paginationByOwner';
import { selectVerse, type VerseRow } from '../../read/rows';
import { NUMBER_OF_VERSES } from '../../../text/quranCounts';
import { isVerseKey, neighborKeys } from '../../../text/verseReference';
import { checkVerseKey } from '../../write/verseIds';
import { FILTER_ERRORS } from '../../read/verseFilter';
import { filteredVerses, verseFilter } from './verseFilter';
import { verseSource } from './verseSource';

/** Reads any number of verses in one statement; ids without a verse yield no rows. */
const loadVerses = (ids: number[], { database: { sql } }: Context) =>
  sql<VerseRow>`${selectVerse} WHERE v.id = ANY(${ids}::int[])`;

export const verseNode = builder.loadableNode('Verse', {
  description: "One of the 6236 verses of the Qur'an.",
  id: { resolve: (verse) => verse.id, parse: parseDatabaseId },
  load: loadVerses,
  sort: (verse: VerseRow) => verse.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Position in the mushaf, 1 to 6236.' }),
    key: t.exposeString('key', { description: 'Surah and verse, e.g. "2:255".' }),
    numberInSurah: t.exposeInt('numberInSurah', {
      description: 'Number of the verse in its surah, from 1.',
    }),
    surah: t.expose('surah', { type: 'Surah', description: 'The surah of the verse.' }),
    turkishTranslation: t.exposeString('turkishTranslation', {
      nullable: true,
      description: 'Published Turkish translation; null while it is being worked on.',
    }),
    englishTranslation: t.exposeString('englishTranslation', {
      nullable: true,
      description: 'Published English translation; null while it is being worked on.',
    }),
    turkishTranslationNeedsUpdate: t.exposeBoolean('turkishTranslationNeedsUpdate', {
      description:
        'True if an admin has changed a Turkish gloss, other than an empty one, since the translation was last saved or confirmed.',
    }),
    englishTranslationNeedsUpdate: t.exposeBoolean('englishTranslationNeedsUpdate', {
      description:
        'True if an admin has changed an English gloss, other than an empty one, since the translation was last saved or confirmed.',
    }),
    previousKey: t.exposeString('previousKey', {
      nullable: true,
      description: 'Key of the previous verse, across surahs; null for 1:1.',
    }),
    nextKey: t.exposeString('nextKey', {
      nullable: true,
      description: 'Key of the next verse, across surahs; null for 114:6.',
    }),
    source: t.field({
      type: verseSource,
      description: 'Source and license of each part of the text.',
      resolve: () => ({}),
    }),
    version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
  }),
});

const MAX_VERSE_KEYS = 300;

export const verseOfKey = cachedRows<string, VerseRow>({
  maxUnits: NUMBER_OF_VERSES,
  neighbors: neighborKeys,
  tagsOf: ({ id, surahId }) => [tagOf.verse(id), tagOf.surah(surahId)],
  load: async (keys, { database: { sql } }) => {
    const verses = await sql<VerseRow>`${selectVerse} WHERE v.key = ANY(${[...keys]}::text[])`;
    return new Map(verses.map((verse) => [verse.key, verse]));
  },
});

/** @throws {GraphQLError} if the verse was never imported */
export async function importedVerse(context: Context, key: string): Promise<VerseRow> {
  const verse = await verseOfKey(context, key);
  if (!verse) throw notImported(key);
  return verse;
}

export const versesPage = (
  sql: Sql,
  args: PageArguments,
  chosen: Fragment,
  count: () => Promise<{ count: number }[]>,
  defaultSize?: number,
) =>
  pageOf(args, {
    columns: ['v.id'],
    defaultSize,
    placeOf: (verse: VerseRow) => [verse.id],
    read: (where, order) => sql<VerseRow>`${selectVerse} WHERE ${where} AND ${chosen} ${order}`,
    count,
  });

/** Numbers of verses by surah, which only imports change. */
const versesPerSurah = cachedValue([], async ({ sql }) => {
  const rows = await sql<{ surahId: number; count: number }>`
    SELECT "surahId", count(*)::int AS count FROM "Verse" GROUP BY "surahId"`;
  return new Map(rows.map(({ surahId, count }) => [surahId, count]));
});

async function numberOfVerses(context: Context, surah: number | null): Promise<number> {
  const counts = await versesPerSurah(context);
  if (surah !== null) return counts.get(surah) ?? 0;
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

export const verseConnection = builder.connectionObject(
  { type: 'Verse', name: 'VerseConnection', description: 'A page of verses.' },
  { name: 'VerseEdge', description: 'A verse and its position in the list.' },
);

builder.queryFields((t) => ({
  verse: t.field({
    type: verseNode,
    nullable: true,
    description: 'The verse with this key; null if there is none.',
    args: {
      key: t.arg.string({ required: true, description: 'Key of the verse, e.g. "2:255".' }),
    },
    resolve: (_query, { key }, context) => verseOfKey(context, checkVerseKey(key)),
  }),
  verses: t.connection(
    {
      type: 'Verse',
      description: 'Verses in mushaf order: all 6236, or those that meet every given condition.',
      args: {
        surah: t.arg.int({ description: 'Only verses of the surah with this number, 1 to 114.' }),
        keys: t.arg.stringList({
          description: `Only verses with these keys, e.g. "2:255"; at most ${MAX_VERSE_KEYS}. Keys without a verse and malformed keys are ignored. The verses are in mushaf order.`,
        }),
        ...(Object.fromEntries(
          DIVISIONS.map((division) => [
            division,
            t.arg.int({
              description: `Only verses of the ${division} with this number, 1 to ${countOf(division)}.`,
            }),
          ]),
        ) as Record<Division, ReturnType<typeof t.arg.int<false>>>),
        hasProstration: t.arg.boolean({
          description: 'True for only the 15 verses with a prostration, false for only the others.',
        }),
        filter: t.arg({
          type: verseFilter,
          description: `Only verses that meet these conditions, in addition to the other arguments. ${FILTER_ERRORS}`,
        }),
      },
      resolve: async (_query, args, context) => {
        const { sql } = context.database;
        const surah = args.surah ?? null;
        const keys = args.keys?.filter(isVerseKey) ?? null;
        if ((args.keys?.length ?? 0) > MAX_VERSE_KEYS) {
          throw badInput(`\`keys\` may have at most ${MAX_VERSE_KEYS} items.`);
        }
        const run = versesInParts(args);
        const hasProstration = args.hasProstration ?? null;
        const { first, last } = run ?? { first: 1, last: NUMBER_OF_VERSES };
        const ids = args.filter && (await filteredVerses(args.filter, context)).verses;
        const isInFilter = ids ? fragment`v.id = ANY(${ids}::int[])` : fragment`TRUE`;
        const chosen = fragment`${isInFilter}
          AND (${surah}::int IS NULL OR v."surahId" = ${surah}::int)
          AND (${keys}::text[] IS NULL OR v.key = ANY(${keys}::text[]))
          AND v.id BETWEEN ${first} AND ${last}
          AND (${hasProstration}::boolean IS NULL
            OR (v.id = ANY(${[...PROSTRATIONS]}::int[])) = ${hasProstration}::boolean)`;
        const isWhole = !keys && !run && hasProstration === null;
        return versesPage(sql, args, chosen, async () => {
          if (isWhole && !ids) return [{ count: await numberOfVerses(context, surah) }];
          if (isWhole && ids && surah === null) return [{ count: ids.length }];
          return sql`SELECT count(*)::int AS count FROM "Verse" v WHERE ${chosen}`;
        });
      },
    },
    verseConnection,
  ),
}));

const versesOfElement = pagesByOwner<VerseRow>({
  from: fragment`"Verse" v`,
  select: selectVerse,
  isOwned: fragment`EXISTS (SELECT FROM "TermElementVerse" e
    WHERE e."verseId" = v.id AND e."termElementId" = owner.id)`,
  columns: ['v.id'],
  placeOf: (verse) => [verse.id],
});

builder.objectField('TermElement', 'verses', (t) =>
  t.connection(
    {
      type: 'Verse',
      description: 'Verses in which it occurs, as last organized or entered, in mushaf order.',
      resolve: versesOfElement,
    },
    verseConnection,
  ),
);

builder.objectField('Word', 'verse', (t) =>
  t.loadable({
    type: 'Verse',
    description: 'The verse of the word.',
    load: loadVerses,
    sort: (verse) => verse.id,
    resolve: (word) => word.verseId,
  }),
);

for (const [name, column, description] of [
  ['firstVerse', 'verseId', 'The verse, or the first of several.'],
  [
    'lastVerse',
    'lastVerseId',
    'The last verse, of the same surah; the same as the first for a single verse.',
  ],
] as const) {
  builder.prismaObjectField('VerseAlias', name, (t) =>
    t.field({ type: verseNode, description, resolve: (alias) => alias[column] }),
  );
}

builder.objectField('SearchResult', 'verse', (t) =>
  t.field({
    type: verseNode,
    description: 'The verse itself.',
    resolve: ({ verseKey }, _args, context) => importedVerse(context, verseKey),
  }),
);

builder.objectField('SimilarVerse', 'verse', (t) =>
  t.field({
    type: verseNode,
    description: 'The similar verse itself.',
    resolve: ({ verseKey }, _args, context) => importedVerse(context, verseKey),
  }),
);

for (const [name, description] of Object.entries({
  firstVerse: 'The verse, or the first of several; null if only the surah is named.',
  lastVerse: 'The last verse; null if only the surah is named.',
})) {
  builder.objectField('SearchJump', name, (t) =>
    t.field({
      type: verseNode,
      nullable: true,
      description,
      resolve: ({ firstKey, lastKey }, _args, context) => {
        const key = name === 'firstVerse' ? firstKey : lastKey;
        return key === null ? null : verseOfKey(context, key);
      },
    }),
  );
}

for (const [name, description] of Object.entries({
  firstVerse: 'The first of the verses.',
  lastVerse: 'The last of the verses; the same as the first for a single verse.',
})) {
  builder.objectField('VerseRun', name, (t) =>
    t.field({
      type: verseNode,
      description,
      resolve: ({ firstKey, lastKey }, _args, context) =>
        importedVerse(context, name === 'firstVerse' ? firstKey : lastKey),
    }),
  );
}
