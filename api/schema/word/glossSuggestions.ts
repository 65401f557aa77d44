/** How words with the same form, root or other gloss are glossed elsewhere, for admins. */
import { builder, enumValues } from '../../builder';
import { textLanguage } from '../../errors';
import { fragment } from '../../database/database';
import { perRequest } from '../../read/loader';
import { spellingsOf } from './formSpellings';
import {
  otherThan,
  suggestionsFrom,
  type GlossSuggestion,
  type RootReading,
  type SuggestedWord,
  type SuggestionBasis,
  type TranslationLanguage,
} from './glossRules';

const BASES: Record<SuggestionBasis, string> = {
  form: 'Other words have the same form.',
  otherGloss: 'Other words have the same gloss in the other language.',
  root: 'Other words have the same root.',
};

const glossBasis = builder.enumType('GlossSuggestionBasis', {
  description: 'What other words have in common with a word.',
  values: enumValues(BASES),
});

const glossSuggestion = builder.objectRef<GlossSuggestion>('GlossSuggestion').implement({
  description: 'A gloss of other words that are like a word.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The gloss in its most frequent spelling.' }),
    count: t.exposeInt('count', { description: 'Number of those words that have it.' }),
    total: t.exposeInt('total', {
      description: 'Number of those words that have any gloss in the language.',
    }),
    basis: t.expose('basis', {
      type: glossBasis,
      description: 'What those words have in common with the word.',
    }),
  }),
});

const COLUMNS = {
  turkish: fragment`"turkishTranslation"`,
  english: fragment`"englishTranslation"`,
};

/** Suggestions for all words of a request, read in at most two statements. */
const suggestionsIn = (language: TranslationLanguage) => {
  const other = otherThan(language);
  return perRequest<string, GlossSuggestion[]>(async (keys, { database: { sql } }) => {
    const words = keys.map((key) => JSON.parse(key) as SuggestedWord);
    const rootIds = words.flatMap(({ rootId }) => rootId ?? []);
    const rootless = words.filter(({ rootId }) => rootId === null);
    const spellings = rootless.length > 0 ? await spellingsOf(sql, rootless) : [];
    const otherGlosses = words.flatMap((word) => word[`${other}Translation`] ?? []);
    const readings = await sql<RootReading>`
      SELECT "rootId", "arabicText", "turkishTranslation", "englishTranslation",
        count(*)::int AS count, (array_agg(key ORDER BY id))[1] AS "firstKey"
      FROM "Word"
      WHERE "rootId" = ANY(${rootIds}::int[])
        OR "rootId" IS NULL AND "arabicText" = ANY(${spellings}::text[])
        OR ${COLUMNS[other]} = ANY(${otherGlosses}::text[])
      GROUP BY "rootId", "arabicText", "turkishTranslation", "englishTranslation"
      ORDER BY min(id)`;
    const suggest = suggestionsFrom(readings, language);
    return new Map(words.map((word, index) => [keys[index] ?? '', suggest(word)]));
  });
};

const suggestions = { turkish: suggestionsIn('turkish'), english: suggestionsIn('english') };

builder.objectField('Word', 'glossSuggestions', (t) =>
  t.field({
    type: [glossSuggestion],
    directives: { admin: {} },
    description:
      'Glosses of other words for this word: at most three on each basis, the most specific basis and the most frequent gloss first, each text once.',
    args: {
      language: t.arg({
        type: 'Language',
        required: true,
        description: 'Language of the glosses: TURKISH or ENGLISH.',
      }),
    },
    extensions: { complexity: { field: 1, multiplier: 6 } },
    resolve: async (word, args, context) => {
      const language = textLanguage(args.language);
      const { rootId, arabicText, turkishTranslation, englishTranslation } = word;
      const asked: SuggestedWord = { rootId, arabicText, turkishTranslation, englishTranslation };
      return (await suggestions[language](context).load(JSON.stringify(asked))) ?? [];
    },
  }),
);
