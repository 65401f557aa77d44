import { builder } from '../../builder';
import { LISTS } from '../../database/tags';
import { badInput } from '../../errors';
import { cachedValue } from '../../read/rowCache';
import { selectVerse, type PostRow, type VerseRow } from '../../read/rows';
import { dayNumberOf, itemOfDay, standsAlone, type VerseTexts } from './choice';

interface Day {
  date: string;
  number: number;
}

/** The keys of the topics and verses that days can have, in a fixed order. */
const choices = cachedValue([LISTS.posts, LISTS.texts], async ({ sql }) => {
  const topics = await sql<{ id: number }>`
    SELECT p.id FROM "Post" p
    WHERE p."deletedAt" IS NULL AND p.section <> 'introduction'
      AND EXISTS (SELECT FROM "PostVerse" pv WHERE pv."postId" = p.id)
    ORDER BY p.id`;
  const verses = await sql<VerseTexts & { id: number }>`
    SELECT v.id, v."turkishTranslation", v."englishTranslation",
      before."englishTranslation" AS "englishBefore"
    FROM "Verse" v
      LEFT JOIN "Verse" before ON before.id = v.id - 1 AND before."surahId" = v."surahId"
    WHERE EXISTS (
      SELECT FROM "PostVerse" pv JOIN "Post" p ON p.id = pv."postId"
      WHERE pv."verseId" = v.id AND p."deletedAt" IS NULL
    ) ORDER BY v.id`;
  return {
    topics: topics.map(({ id }) => id),
    verses: verses.filter(standsAlone).map(({ id }) => id),
  };
});

const day = builder.objectRef<Day>('Day').implement({
  description: 'A date with the topic and the verse that are chosen for it.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The date, e.g. "2026-11-28".' }),
    topic: t.field({
      type: 'Post',
      nullable: true,
      description:
        'The topic of the day. All topics with verses, except the Beginning, have their day before one of them has another, as long as no topic is added or removed. Null if there are none.',
      resolve: async ({ number }, _args, context) => {
        const id = itemOfDay((await choices(context)).topics, number) ?? 0;
        const [post] = await context.database.sql<PostRow>`
          SELECT * FROM "Post" WHERE id = ${id} AND "deletedAt" IS NULL`;
        return post ?? null;
      },
    }),
    verse: t.field({
      type: 'Verse',
      nullable: true,
      description:
        'The verse of the day: a verse of a topic that can be read alone, of 50 to 120 characters in either translation. All of them have their day before one has another, as long as none is added or removed. Null if there are none.',
      resolve: async ({ number }, _args, context) => {
        const id = itemOfDay((await choices(context)).verses, number) ?? 0;
        const [verse] = await context.database.sql<VerseRow>`${selectVerse} WHERE v.id = ${id}`;
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
      'A day with its topic and its verse, the same for everyone. Null only in the answers that readers keep for the time without a network, if no date is given.',
    args: {
      date: t.arg.string({
        description:
          'A date of the Gregorian calendar, "0000-01-01" to "9999-12-31"; today in UTC by default.',
      }),
    },
    resolve: (_query, args, { today }) => {
      const date = args.date ?? today();
      if (date === undefined) return null;
      const number = dayNumberOf(date);
      if (number === undefined) {
        throw badInput(`\`date\` must be a date such as "2026-11-28"; got "${date.slice(0, 20)}".`);
      }
      return { date, number };
    },
  }),
);
