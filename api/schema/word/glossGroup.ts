/** Glosses with the words that they cover, so that a reader reads none of them twice. */
import { builder } from '../../builder';
import type { Context } from '../../context';
import { textLanguage } from '../../errors';
import type { WordRow } from '../../read/rows';
import { glossRuns } from '../../../text/glossGroups';
import type { TranslationLanguage } from './glossRules';
import { provenance } from './provenance';
import { provenanceOf } from '../../database/provenance';
import { wordNode, wordsOfVerse } from './word';

interface GlossGroup {
  language: TranslationLanguage;
  words: WordRow[];
  head: WordRow;
}

const glossGroup = builder.objectRef<GlossGroup>('GlossGroup').implement({
  description: 'One word, or several neighboring words of a verse that are glossed together.',
  fields: (t) => ({
    language: t.expose('language', { type: 'Language', description: 'Language of the gloss.' }),
    text: t.string({
      nullable: true,
      description: 'The gloss of all its words; null while it is being worked on.',
      resolve: ({ language, head }) => head[`${language}Translation`],
    }),
    words: t.field({
      type: [wordNode],
      description: 'The words that the gloss covers, in order; one for most glosses.',
      extensions: { complexity: { field: 1, multiplier: 2 } },
      resolve: ({ words }) => words,
    }),
    numbers: t.intList({
      description: 'Numbers of these words in the verse, e.g. [2, 3].',
      resolve: ({ words }) => words.map(({ numberInVerse }) => numberInVerse),
    }),
    keys: t.stringList({
      description: 'Keys of these words, e.g. ["2:255:2", "2:255:3"].',
      resolve: ({ words }) => words.map(({ key }) => key),
    }),
    head: t.expose('head', {
      type: wordNode,
      description: 'The word whose `turkishTranslation` or `englishTranslation` is the gloss.',
    }),
    source: t.field({
      type: provenance,
      nullable: true,
      description: 'Where the gloss comes from; null if that is not known.',
      resolve: ({ language, head }) => provenanceOf(head[`${language}Source`]),
    }),
  }),
});

/** All words of a verse in groups. */
function groupsOf(words: readonly WordRow[], language: TranslationLanguage): GlossGroup[] {
  const runs = glossRuns(words.map((word) => word[`${language}GlossOf`]));
  return runs.flatMap(({ first, last, head: number }) => {
    const head = words[number - 1];
    return head ? { language, words: words.slice(first - 1, last), head } : [];
  });
}

/** Most words are alone; only the others need the words of their verse. */
function groupOf(word: WordRow, language: TranslationLanguage, context: Context) {
  const alone: GlossGroup = { language, words: [word], head: word };
  if (word[`${language}GlossOf`] === null) return alone;
  const among = (words: readonly WordRow[] = []) =>
    groupsOf(words, language).find((group) => group.words.some(({ id }) => id === word.id)) ??
    alone;
  const words = wordsOfVerse(context, word.verseId);
  return words instanceof Promise ? words.then(among) : among(words);
}

const glossOf = (language: string) =>
  `Number in the verse of the word whose ${language} gloss covers this word and its neighbors with the same number; equal to \`numberInVerse\` for the word that has the gloss, and null for a word whose gloss covers it alone.`;
const groupDescription = (language: string) =>
  `The ${language} gloss that a reader of the verse reads for this word, with all words that it covers.`;

builder.objectFields('Word', (t) => ({
  turkishGlossOf: t.exposeInt('turkishGlossOf', {
    nullable: true,
    description: glossOf('Turkish'),
  }),
  englishGlossOf: t.exposeInt('englishGlossOf', {
    nullable: true,
    description: glossOf('English'),
  }),
  turkishGlossGroup: t.field({
    type: glossGroup,
    description: groupDescription('Turkish'),
    resolve: (word, _args, context) => groupOf(word, 'turkish', context),
  }),
  englishGlossGroup: t.field({
    type: glossGroup,
    description: groupDescription('English'),
    resolve: (word, _args, context) => groupOf(word, 'english', context),
  }),
}));

builder.objectField('Verse', 'glosses', (t) =>
  t.field({
    type: [glossGroup],
    description:
      'The glosses of the verse in the order of its words, each once with the words that it covers; every word is in one of them.',
    args: {
      language: t.arg({
        type: 'Language',
        required: true,
        description: 'Language of the glosses: TURKISH or ENGLISH.',
      }),
    },
    resolve: async (verse, args, context) => {
      const language = textLanguage(args.language);
      return groupsOf((await wordsOfVerse(context, verse.id)) ?? [], language);
    },
  }),
);
