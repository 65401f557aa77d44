import { builder } from '../../builder';
import { badInput } from '../../errors';
import type { SimilarVerseRow } from '../../read/rows';
import { searchIndexOf } from './index/searchIndex';
import type { VerseIndex } from './index/verseIndex';
import {
  MAX_VERSES_OF_ROOT,
  MIN_PHRASE_WORDS,
  similarVerses,
  type SimilarVerse,
} from './similarVerses';

const DEFAULT_FIRST = 10;
const MAX_FIRST = 50;

builder.objectType('SimilarVerse', {
  description: 'A verse that is similar to another one, and what both have in common.',
  fields: (t) => ({
    score: t.exposeFloat('score', {
      description:
        'How similar it is: above 0, and 1 for verses of the same words. The rarity of what both have in common, as a part of the rarity of all their words and roots.',
    }),
    sharedRoots: t.exposeStringList('sharedRoots', {
      description: `Letters of the roots that both verses have, the rarest first, e.g. "رحم"; without roots of more than ${MAX_VERSES_OF_ROOT} verses. May be empty.`,
    }),
    sharedPhrase: t.exposeString('sharedPhrase', {
      nullable: true,
      description: `The longest sequence of words that both verses have, as written in this verse, without pause marks; vowels and variants of letters are not compared. Null if it has fewer than ${MIN_PHRASE_WORDS} words.`,
    }),
    numberOfPhraseWords: t.exposeInt('numberOfPhraseWords', {
      description: `Number of words of \`sharedPhrase\`; 0 without one.`,
    }),
  }),
});

builder.objectType('SimilarVerses', {
  description: 'The verses that are similar to a verse.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'Number of all similar verses.' }),
    verses: t.expose('verses', {
      type: ['SimilarVerse'],
      description: 'The first of them, the most similar first, and equal ones in mushaf order.',
    }),
  }),
});

builder.objectField('Verse', 'similar', (t) =>
  t.field({
    type: 'SimilarVerses',
    description:
      'Verses that have rare roots, or a sequence of words, in common with this one. Many verses have none.',
    args: {
      first: t.arg.int({
        defaultValue: DEFAULT_FIRST,
        description: `Number of verses to return, 0 to ${MAX_FIRST}.`,
      }),
    },
    resolve: async ({ id }, args, context) => {
      const first = args.first ?? DEFAULT_FIRST;
      if (first < 0 || first > MAX_FIRST) {
        throw badInput(`\`first\` must be 0 to ${MAX_FIRST}; got ${first}.`);
      }
      const index = await searchIndexOf(context);
      const all = similarVerses(index, id);
      return {
        totalCount: all.length,
        verses: all.slice(0, first).map((similar) => rowOf(index, similar)),
      };
    },
  }),
);

function rowOf(index: VerseIndex, similar: SimilarVerse): SimilarVerseRow {
  const { key, arabicWords } = index.verse(similar.verse);
  const { start = 0, length = 0 } = similar.sharedPhrase ?? {};
  return {
    verseKey: key,
    score: similar.score,
    sharedRoots: similar.sharedRoots,
    sharedPhrase: length > 0 ? arabicWords.slice(start, start + length).join(' ') : null,
    numberOfPhraseWords: length,
  };
}
