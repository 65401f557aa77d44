import { DAILY_VERSES } from '../../../content/dailyVerses';
import { builder } from '../../builder';
import { LISTS } from '../../database/tags';
import { badInput, quoted } from '../../errors';
import { cachedValue } from '../../read/rowCache';
import { selectVerse, type PostRow, type VerseRow } from '../../read/rows';
import { dayNumberOf, itemOfDay } from './choice';

interface Day {
  date: string;
  number: number;
}

/** Integer keys of the topics that days can have. */
const topics = cachedValue([LISTS.posts], async ({ sql }) => {
  const rows = await sql<{ id: number }>`
    SELECT p.id FROM "Post" p
    WHERE p."deletedAt" IS NULL AND p.section <> 'introduction'
      AND EXISTS (SELECT FROM "PostVerse" pv WHERE pv."postId" = p.id)
    ORDER BY p.id`;
  return rows.map(({ id }) => id);
});

const day = builder.objectRef<Day>('Day').implement({
  description: 'A date with the topic and the verse that are chosen for it.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The date, e.g. "2026-11-28".' }),
    topic: t.field({
      type: 'Post',
      nullable: true,
      description:
        'The topic of the day, one of those with verses, except the Beginning. Each is chosen once before any is chosen again, as long as no topic is added or removed. Null if there are none.',
      resolve: async ({ number }, _args, context) => {
        const id = itemOfDay(await topics(context), number) ?? 0;
        const [post] = await context.database.sql<PostRow>`
          SELECT * FROM "Post" WHERE id = ${id} AND "deletedAt" IS NULL`;
        return post ?? null;
      },
    }),
    verse: t.field({
      type: 'Verse',
      nullable: true,
      description:
        'The verse of the day, one of about 150 short verses that can be read alone. Each is chosen once before any is chosen again. Null if it was not imported.',
      resolve: async ({ number }, _args, context) => {
        const key = itemOfDay(DAILY_VERSES, number) ?? '';
        const [verse] = await context.database.sql<VerseRow>`${selectVerse} WHERE v.key = ${key}`;
        return verse ?? null;
      },
    }),
  }),
});

builder.queryField('day', (t) =>
  t.field({
    type: day,
    nullable: true,
    description:
      'A day with its topic and its verse, the same for everyone. Never null for callers of the API; null only in the pages that the site keeps for reading without a network.',
    args: {
      date: t.arg.string({
        description:
          'A date of the Gregorian calendar, "0000-01-01" to "9999-12-31"; today in UTC by default. Anything else, such as "2026-02-30", is an error.',
      }),
    },
    resolve: (_query, args, { today }) => {
      const date = args.date ?? today();
      if (date === undefined) return null;
      const number = dayNumberOf(date);
      if (number === undefined) {
        throw badInput(`\`date\` must be a date such as "2026-11-28"; got ${quoted(date)}.`);
      }
      return { date, number };
    },
  }),
);
