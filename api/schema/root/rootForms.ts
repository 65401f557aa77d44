import { builder } from '../../builder';
import { perRequest } from '../../read/loader';
import { formsOf, glossesOf, type GlossCount, type Reading, type RootForm } from './rootRules';

/** What the words of roots say, by the key of the root: one statement, and a row for words alike. */
const readings = perRequest<number, Reading[]>(async (ids, { database: { sql } }) => {
  const rows = await sql<Reading & { rootId: number }>`
    SELECT "rootId", "arabicText", "turkishTranslation", "englishTranslation",
      count(*)::int AS count, (array_agg(key ORDER BY id))[1] AS "firstKey"
    FROM "Word" WHERE "rootId" = ANY(${[...ids]}::int[])
    GROUP BY "rootId", "arabicText", "turkishTranslation", "englishTranslation"
    ORDER BY min(id)`;
  const ofRoots = new Map<number, Reading[]>();
  for (const { rootId, ...reading } of rows) {
    const known = ofRoots.get(rootId);
    if (known) known.push(reading);
    else ofRoots.set(rootId, [reading]);
  }
  return ofRoots;
});

const glossCount = builder.objectRef<GlossCount>('GlossCount').implement({
  description: 'A gloss with how often it occurs.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description:
        'As most words have it; those that differ only in case, brackets or punctuation are one gloss.',
    }),
    count: t.exposeInt('count', { description: 'How many words have it, from 1.' }),
  }),
});

/** How many a list has where it is asked for, on average over all words: for the limit of complexity. */
const lengthOf = (multiplier: number) => ({ complexity: { field: 1, multiplier } });

const rootForm = builder.objectRef<RootForm>('RootForm').implement({
  description:
    'A form in which a root occurs. Words that only the words beside them recite otherwise (a doubled first letter, a final madda or sukun) are one form.',
  fields: (t) => ({
    arabicText: t.exposeString('arabicText', {
      description: 'Vowelled Uthmani text, as most of its words are written.',
    }),
    count: t.exposeInt('count', { description: 'How many words have it, from 1.' }),
    firstWordKey: t.exposeString('firstWordKey', {
      description: 'Key of its first word in the mushaf, e.g. "2:255:3".',
    }),
    turkishGlosses: t.field({
      type: [glossCount],
      description: 'Its glosses in Turkish, most frequent first; words without one are left out.',
      extensions: lengthOf(2),
      resolve: (form) => glossesOf(form.readings, 'turkish'),
    }),
    englishGlosses: t.field({
      type: [glossCount],
      description: 'Its glosses in English, most frequent first.',
      extensions: lengthOf(2),
      resolve: (form) => glossesOf(form.readings, 'english'),
    }),
  }),
});

builder.objectFields('Root', (t) => ({
  forms: t.field({
    type: [rootForm],
    description: 'The forms in which it occurs, at most some 250, most frequent first.',
    extensions: lengthOf(60),
    resolve: async ({ id }, _args, context) => formsOf((await readings(context).load(id)) ?? []),
  }),
  turkishGlosses: t.field({
    type: [glossCount],
    description:
      'How its words are glossed in Turkish, most frequent first; words without a gloss are left out.',
    extensions: lengthOf(80),
    resolve: async ({ id }, _args, context) =>
      glossesOf((await readings(context).load(id)) ?? [], 'turkish'),
  }),
  englishGlosses: t.field({
    type: [glossCount],
    description: 'How its words are glossed in English, most frequent first.',
    extensions: lengthOf(80),
    resolve: async ({ id }, _args, context) =>
      glossesOf((await readings(context).load(id)) ?? [], 'english'),
  }),
}));
