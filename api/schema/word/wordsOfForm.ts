/** All words with one form, and the words around each, for changing them together. */
import { builder } from '../../builder';
import { badInput, quoted } from '../../errors';
import { fragment } from '../../database/database';
import { perRequest } from '../../read/loader';
import { pageOf } from '../../read/pagination';
import { selectWord, type WordRow } from '../../read/rows';
import { isWordKey } from '../../../text/verseReference';
import { spellingsOf } from './formSpellings';

/** Words on each side of a word that are shown with it. */
const MAX_DISTANCE = 4;

const nearby = perRequest<number, WordRow[]>(async (ids, { database: { sql } }) => {
  const rows = await sql<WordRow & { ownerId: number }>`
    SELECT owner.id AS "ownerId", near.*
    FROM "Word" owner JOIN (${selectWord}) near ON near."verseId" = owner."verseId"
      AND near.id BETWEEN owner.id - ${MAX_DISTANCE}::int AND owner.id + ${MAX_DISTANCE}::int
    WHERE owner.id = ANY(${[...ids]}::int[])
    ORDER BY near.id`;
  const words = new Map<number, WordRow[]>(ids.map((id) => [id, []]));
  for (const { ownerId, ...word } of rows) words.get(ownerId)?.push(word);
  return words;
});

builder.objectField('Word', 'nearbyWords', (t) =>
  t.field({
    type: ['Word'],
    directives: { admin: {} },
    description: `The word with at most ${MAX_DISTANCE} words of its verse before it and as many after it, in order.`,
    extensions: { complexity: { field: 1, multiplier: 2 * MAX_DISTANCE + 1 } },
    resolve: async ({ id }, _args, context) => (await nearby(context).load(id)) ?? [],
  }),
);

builder.queryField('wordsOfForm', (t) =>
  t.connection(
    {
      type: 'Word',
      directives: { admin: {} },
      description:
        'Words with the same root and form as a word, in mushaf order; none if there is no such word. See `RootForm` for what one form is.',
      args: {
        key: t.arg.string({
          required: true,
          description: 'Key of a word with the form, e.g. "2:255:3".',
        }),
      },
      resolve: async (_query, { key, ...args }, { database: { sql } }) => {
        if (!isWordKey(key)) {
          throw badInput(
            `A word key is written surah:verse:word, such as "2:255:3"; got ${quoted(key)}.`,
          );
        }
        const words = await sql<Pick<WordRow, 'rootId' | 'arabicText'>>`
          SELECT "rootId", "arabicText" FROM "Word" WHERE key = ${key}`;
        const rootId = words[0]?.rootId ?? null;
        const spellings = await spellingsOf(sql, words);
        const isOfForm = fragment`w."arabicText" = ANY(${spellings}::text[])
          AND (w."rootId" = ${rootId}::int OR ${rootId === null} AND w."rootId" IS NULL)`;
        return pageOf(args, {
          columns: ['w.id'],
          placeOf: (word: WordRow) => [word.id],
          read: (where, order) =>
            sql<WordRow>`${selectWord} WHERE ${where} AND ${isOfForm} ${order}`,
          count: () => sql`SELECT count(*)::int AS count FROM "Word" w WHERE ${isOfForm}`,
        });
      },
    },
    { name: 'FormWordConnection', description: 'A page of words with one form.' },
    { name: 'FormWordEdge', description: 'A word and its position in the list.' },
  ),
);
