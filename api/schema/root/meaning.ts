/** The meanings of a root: its words by what their glosses mean. */
import { builder } from '../../builder';
import { badInput, quoted, textLanguage } from '../../errors';
import { WORD_LIMITS } from '../../../text/limits';
import { meaningNamed, meaningsOf } from './meaningRules';
import { readingsOfRoot } from './readings';

/** Complexity of a list by its average length over all words. */
const lengthOf = (multiplier: number) => ({ complexity: { field: 1, multiplier } });

const LANGUAGE = 'Language of the glosses: TURKISH or ENGLISH.';

const meaning = builder.objectType('RootMeaning', {
  description:
    'Words of a root whose glosses in a language mean the same: they differ only in articles, conjunctions, prepositions, pronouns and additions in brackets, in number and person, and in English in tense, in Turkish in case and possessive. "and mercy", "(the) Mercy" and "His Mercy" are "mercy"; "Most Merciful" is another meaning.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'The gloss without these parts, as its words have it most often: "mercy".',
    }),
    count: t.exposeInt('count', { description: 'Number of words that have it, at least 1.' }),
    glosses: t.expose('glosses', {
      type: ['GlossCount'],
      description: 'The glosses that are counted as this meaning, most frequent first.',
      extensions: lengthOf(3),
    }),
  }),
});

builder.objectFields('Lemma', (t) => ({
  turkishMeanings: t.field({
    type: [meaning],
    description: 'What its words mean by their Turkish glosses, as `Root.turkishMeanings`.',
    extensions: lengthOf(4),
    resolve: ({ readings }) => meaningsOf(readings, 'turkish'),
  }),
  englishMeanings: t.field({
    type: [meaning],
    description: 'The same by their English glosses.',
    extensions: lengthOf(4),
    resolve: ({ readings }) => meaningsOf(readings, 'english'),
  }),
}));

builder.objectFields('Root', (t) => ({
  turkishMeanings: t.field({
    type: [meaning],
    description:
      'What its words mean by their Turkish glosses, most frequent first; words without a gloss are omitted.',
    extensions: lengthOf(25),
    resolve: async ({ id }, _args, context) =>
      meaningsOf((await readingsOfRoot(context).load(id)) ?? [], 'turkish'),
  }),
  englishMeanings: t.field({
    type: [meaning],
    description: 'What its words mean by their English glosses, most frequent first.',
    extensions: lengthOf(15),
    resolve: async ({ id }, _args, context) =>
      meaningsOf((await readingsOfRoot(context).load(id)) ?? [], 'english'),
  }),
  meaning: t.field({
    type: meaning,
    nullable: true,
    description:
      'One of its meanings, by its text or by one of its glosses; null if it has no such meaning.',
    args: {
      language: t.arg({ type: 'Language', required: true, description: LANGUAGE }),
      text: t.arg.string({
        required: true,
        description: 'The text of the meaning or a gloss, in any case: "mercy".',
      }),
    },
    resolve: async ({ id }, args, context) => {
      const language = textLanguage(args.language);
      if (args.text.length > WORD_LIMITS.glossCharacters) {
        throw badInput(`\`text\` must be the text of a meaning; got ${quoted(args.text)}.`);
      }
      const meanings = meaningsOf((await readingsOfRoot(context).load(id)) ?? [], language);
      return meaningNamed(meanings, args.text, language);
    },
  }),
}));
