/** How many verses remain with each further condition. */
import { builder } from '../../builder';
import { findRoots } from '../../read/rootIndex';
import { countWithoutEach, FILTER_ERRORS, type VerseCondition } from '../../read/verseFilter';
import {
  elementVersesOf,
  mostFirst,
  postVersesOf,
  rootVersesOf,
  withCounts,
} from '../../read/verseSets';
import { checkChoice, DEFAULT_FIRST, MAX_CHARACTERS, MAX_FIRST } from './checkChoice';
import { filteredVerses, verseFilter } from './verseFilter';

/** Of conditions, for the cost of a query. */
const TYPICAL_CONDITIONS = 4;

interface VerseCounts {
  conditions: readonly VerseCondition[];
  /** Integer keys of all verses, in mushaf order. */
  all: readonly number[];
  /** Those that meet the conditions. */
  verses: ReadonlySet<number>;
}

const countDescription = 'Number of verses of the list that remain with this choice, 1 or more.';

builder.objectType('RootCount', {
  description: 'A root and how many verses of a list have a word of it.',
  fields: (t) => ({
    root: t.expose('root', { type: 'Root', description: 'Root of words of the counted verses.' }),
    count: t.exposeInt('count', { description: countDescription }),
  }),
});

builder.objectType('ElementCount', {
  description: 'A term element and how many verses of a list it occurs in.',
  fields: (t) => ({
    element: t.expose('element', {
      type: 'TermElement',
      description: 'A name that occurs in the counted verses.',
    }),
    count: t.exposeInt('count', { description: countDescription }),
  }),
});

const verseCounts = builder.objectRef<VerseCounts>('VerseCounts').implement({
  description:
    'The number of verses that meet a filter, and how many of them remain with each further condition. `totalCount` minus `count` verses remain if the choice is excluded.',
  fields: (t) => {
    const choice = (condition: string) => ({
      first: t.arg.int({
        defaultValue: DEFAULT_FIRST,
        description: `Number of items to return, 0 to ${MAX_FIRST}; there are no further pages.`,
      }),
      text: t.arg.string({
        description: `Only ${condition}; at most ${MAX_CHARACTERS} characters.`,
      }),
    });
    return {
      totalCount: t.int({
        description: 'Number of verses that meet the filter, 0 to 6236.',
        resolve: ({ verses }) => verses.size,
      }),
      conditions: t.field({
        type: ['VerseCondition'],
        description:
          'The conditions of the filter: those that the verses meet, then those that exclude verses, each once.',
        extensions: { complexity: { field: 1, multiplier: TYPICAL_CONDITIONS } },
        resolve: ({ conditions, all }) => countWithoutEach(conditions, all),
      }),
      posts: t.field({
        type: ['PostCount'],
        description:
          'Posts with any of the verses, except those of the filter: most verses first, equal ones in the order of the site.',
        args: choice(
          'posts with this text in a title or a synonym, regardless of case, accents and apostrophes',
        ),
        resolve: async ({ conditions, verses }, args, context) => {
          const { first, isNamed } = checkChoice(args);
          const chosen = conditions.map(({ post }) => post?.id);
          const posts = [...(await postVersesOf(context)).values()].filter(
            ({ post }) =>
              !chosen.includes(post.id) &&
              isNamed(post, [
                post.turkishTitle,
                post.englishTitle,
                ...post.turkishSynonyms,
                ...post.englishSynonyms,
              ]),
          );
          return mostFirst(posts, verses).slice(0, first);
        },
      }),
      roots: t.field({
        type: ['RootCount'],
        description:
          'Roots of words of the verses, except those of the filter: most verses first, equal ones by their first verses; with `text` the roots that it names, as `findRoots` orders them.',
        args: choice('roots that this text names, by letters or meaning, as in `findRoots`'),
        resolve: async ({ conditions, verses }, args, context) => {
          const { first, text } = checkChoice(args);
          const chosen = conditions.map(({ root }) => root?.id);
          const byLetters = await rootVersesOf(context);
          const isFurther = ({ root }: { root: { id: number } }) => !chosen.includes(root.id);
          if (text === '') {
            return mostFirst([...byLetters.values()].filter(isFurther), verses).slice(0, first);
          }
          const named = await findRoots(text, context, byLetters.size);
          return withCounts(
            named.flatMap(({ letters }) => byLetters.get(letters) ?? []).filter(isFurther),
            verses,
          ).slice(0, first);
        },
      }),
      elements: t.field({
        type: ['ElementCount'],
        description:
          'Term elements that occur in the verses, except those of the filter: most verses first, equal ones in the order of their tables.',
        args: choice(
          'elements with this text in the name or a translation of it, regardless of case, accents and vowel signs',
        ),
        resolve: async ({ conditions, verses }, args, context) => {
          const { first, isNamed } = checkChoice(args);
          const chosen = conditions.map(({ element }) => element?.id);
          const elements = [...(await elementVersesOf(context)).values()].filter(
            ({ element }) =>
              !chosen.includes(element.id) &&
              isNamed(element, [
                element.arabicName,
                element.turkishNameInQuran,
                element.englishNameInQuran,
                element.turkishTranslation,
                element.englishTranslation,
              ]),
          );
          return mostFirst(elements, verses).slice(0, first);
        },
      }),
    };
  },
});

builder.queryField('verseCounts', (t) =>
  t.field({
    type: verseCounts,
    description:
      'How many verses meet a filter, and how many of them remain with each further post, root or term element.',
    args: {
      filter: t.arg({
        type: verseFilter,
        description: `By default, all verses are counted. ${FILTER_ERRORS}`,
      }),
    },
    resolve: async (_query, { filter }, context) => {
      const { verses, ...counts } = await filteredVerses(filter ?? {}, context);
      return { ...counts, verses: new Set(verses) };
    },
  }),
);
