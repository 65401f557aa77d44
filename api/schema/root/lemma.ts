/** Dictionary forms with the words that have them. */
import { builder } from '../../builder';
import { perRequest } from '../../read/loader';
import type { LemmaRow } from '../../read/rows';
import { badInput, quoted, textLanguage } from '../../errors';
import { foreignInWord } from '../../../text/quranCharacters';
import { isWordKey } from '../../../text/verseReference';
import { describeClass } from '../../../text/describeGrammar';
import { WORD_LIMITS } from '../../../text/limits';
import { lemmasOf } from './groupLemmas';
import { readingsOfLemma, readingsOfRoot } from './readings';
import { glossesOf } from './rootRules';

const partOfSpeechCount = builder
  .objectRef<LemmaRow['partsOfSpeech'][number]>('PartOfSpeechCount')
  .implement({
    description: 'A part of speech and how often it occurs.',
    fields: (t) => ({
      partOfSpeech: t.expose('partOfSpeech', {
        type: 'PartOfSpeech',
        description: 'What the words are in the sentence.',
      }),
      count: t.exposeInt('count', { description: 'Number of words that are one, at least 1.' }),
    }),
  });

/** Complexity of a list by its average length over all words. */
const lengthOf = (multiplier: number) => ({ complexity: { field: 1, multiplier } });

const lemma = builder.objectType('Lemma', {
  description:
    'A dictionary form with its words. Words of different roots whose lemmas are spelled alike have different ones.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The lemma with vowels, as `Word.lemma`.' }),
    root: t.expose('root', {
      type: 'Root',
      nullable: true,
      description: 'Root of its words; null for particles, pronouns and other words without one.',
    }),
    numberOfWords: t.exposeInt('count', {
      description: "Number of words of the Qur'an that have it, at least 1.",
    }),
    firstWordKey: t.exposeString('firstWordKey', {
      description: 'Key of its first word in the mushaf, e.g. "2:255:3".',
    }),
    partsOfSpeech: t.expose('partsOfSpeech', {
      type: [partOfSpeechCount],
      description: 'What its words are, most frequent first; words without grammar are omitted.',
      extensions: lengthOf(1),
    }),
    verbForm: t.expose('verbForm', {
      type: 'VerbForm',
      nullable: true,
      description: 'Form of the verb; null if it is none and not derived from one.',
    }),
    description: t.string({
      nullable: true,
      description:
        'What its words mostly are, for readers: "verb, form IV", "fiil, IV. kalıp (if‘âl babı)"; null if no word has grammar.',
      args: {
        language: t.arg({
          type: 'Language',
          required: true,
          description: 'Language of the text: TURKISH or ENGLISH.',
        }),
      },
      resolve: ({ partsOfSpeech: [most], verbForm }, args) => {
        const language = textLanguage(args.language);
        return most ? describeClass(most.partOfSpeech, verbForm ?? undefined, language) : null;
      },
    }),
    turkishGlosses: t.field({
      type: ['GlossCount'],
      description:
        'How its words are glossed in Turkish, most frequent first; words without a gloss are omitted.',
      extensions: lengthOf(20),
      resolve: ({ readings }) => glossesOf(readings, 'turkish'),
    }),
    englishGlosses: t.field({
      type: ['GlossCount'],
      description: 'How its words are glossed in English, most frequent first.',
      extensions: lengthOf(20),
      resolve: ({ readings }) => glossesOf(readings, 'english'),
    }),
  }),
});

/** Lemma and root of words by key. */
const lemmaOfWord = perRequest<string, { lemma: string | null; rootId: number | null }>(
  async (keys, { database: { sql } }) => {
    const rows = await sql<{ key: string; lemma: string | null; rootId: number | null }>`
      SELECT key, lemma, "rootId" FROM "Word" WHERE key = ANY(${[...keys]}::text[])`;
    return new Map(rows.map((row) => [row.key, row]));
  },
);

builder.objectFields('Root', (t) => ({
  lemma: t.field({
    type: lemma,
    nullable: true,
    description: 'The lemma of one of its words; null if the word has none or another root.',
    args: {
      wordKey: t.arg.string({ required: true, description: 'Key of the word, e.g. "2:255:3".' }),
    },
    resolve: async ({ id }, { wordKey }, context) => {
      if (!isWordKey(wordKey)) {
        throw badInput(
          `A word key is written surah:verse:word, such as "2:255:3"; got ${quoted(wordKey)}.`,
        );
      }
      const word = await lemmaOfWord(context).load(wordKey);
      if (word?.rootId !== id) return null;
      const lemmas = lemmasOf((await readingsOfRoot(context).load(id)) ?? []);
      return lemmas.find(({ text }) => text === word.lemma) ?? null;
    },
  }),
  lemmas: t.field({
    type: [lemma],
    description:
      'Dictionary forms of the root, most frequent first; words whose lemma is not known have none.',
    extensions: lengthOf(8),
    resolve: async ({ id }, _args, context) =>
      lemmasOf((await readingsOfRoot(context).load(id)) ?? []),
  }),
}));

builder.queryField('lemmas', (t) =>
  t.field({
    type: [lemma],
    description:
      'The lemmas with this spelling, one for each root, most frequent first; empty if no word has it.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'A lemma with its vowels, as `Word.lemma` has it, e.g. "كِتَاب".',
      }),
    },
    extensions: lengthOf(1),
    resolve: async (_query, { text }, context) => {
      if (!text || text.length > WORD_LIMITS.arabicTextCharacters || foreignInWord(text)) {
        throw badInput(`\`text\` must be a lemma, such as "كِتَاب"; got ${quoted(text)}.`);
      }
      return lemmasOf((await readingsOfLemma(context).load(text)) ?? []);
    },
  }),
);
