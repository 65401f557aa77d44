import { builder, enumName, enumValues } from '../../builder';
import { badInput } from '../../errors';
import { SEARCH_LIMITS } from '../../../text/searchLimits';
import { JUZ_COUNT } from '../../../text/quranCounts';
import { countFailedSearch } from '../../write/failedSearches';
import { MATCH_KINDS, type MatchedText, type MatchKind } from '../../read/rows';
import { verseFilterFields } from '../../read/verseFilter';
import { MAX_CHOICES, searchVerses } from './searchVerses';

const { queryCharacters, resultsPerPage } = SEARCH_LIMITS;
const DEFAULT_PAGE_SIZE = 10;

export const languageOfText = builder.enumType('Language', {
  description: 'Language of a text or a search.',
  values: {
    TURKISH: { value: 'turkish', description: 'Turkish, including Turkish transcription.' },
    ENGLISH: { value: 'english', description: 'English, including English transcription.' },
    ARABIC: { value: 'arabic', description: 'Arabic; Latin letters are treated as Turkish.' },
    AUTO: {
      value: 'auto',
      description: 'Only for searches: the language that has more of the words.',
    },
  } as const,
});

const KIND_DESCRIPTIONS: Record<MatchKind, string> = {
  reference: 'The query is a reference to the verse, e.g. "2:255" or "Bakara 255".',
  alias: 'The query is a name of the verse, e.g. "Âyetü\'l-Kürsî".',
  surahName: 'First verse of the surah that the query names.',
  wholeVerse: 'The query is the whole text of the verse.',
  phrase: 'Contains the words of the query in sequence.',
  allWords: 'Contains all words of the query as written.',
  withoutProclitic:
    'Contains all Arabic words of the query, without regard to proclitics such as "and" or "the".',
  wordBeginning:
    'Contains words that begin with the words of the query or are other forms of them.',
  lemma: 'Contains other forms of the same Arabic words.',
  root: 'Contains words of the same Arabic roots.',
  mostWords:
    'Contains at least 70 % of the words, and of their rarity (queries of four words or more).',
  spelling: 'Contains the words after correction of one or two letters in each.',
  close:
    'Is close to the query: contains some of its words, other words of the same meaning, or is about them.',
};

const matchKind = builder.enumType('MatchKind', {
  description: `Why a verse was found. Results are ranked in this order: ${MATCH_KINDS.map(enumName).join(', ')}.`,
  values: enumValues(KIND_DESCRIPTIONS),
});

const TEXT_DESCRIPTIONS: Record<MatchedText, string> = {
  arabic:
    'The Arabic text: `arabicText` of its words joined by single spaces, without the pause marks.',
  transcription: 'The Turkish or English transcription of its words.',
  turkish: 'The Turkish translation.',
  english: 'The English translation.',
  translation: 'A further translation: `text` of `SearchResult.matchedTranslation`.',
};

const matchedText = builder.enumType('MatchedText', {
  description: 'Text of a verse that matches a query.',
  values: enumValues(TEXT_DESCRIPTIONS),
});

const searchOrder = builder.enumType('SearchOrder', {
  description: 'Order of the results of a search.',
  values: {
    RELEVANCE: { value: 'relevance', description: 'Best first, by `matchKind`.' },
    MUSHAF: {
      value: 'mushaf',
      description: 'In mushaf order: first the exact results, then those that are only `CLOSE`.',
    },
  } as const,
});

const revelationPlace = builder.enumType('RevelationPlace', {
  description: 'Where a surah was revealed.',
  values: {
    MECCA: { value: 'mecca', description: 'Before the emigration, in and around Mecca.' },
    MEDINA: { value: 'medina', description: 'After the emigration, in and around Medina.' },
  } as const,
});

const searchFilter = builder.inputType('SearchFilter', {
  description: 'Restricts a search to verses of which all given conditions are true.',
  fields: (t) => ({
    surah: t.int({ description: 'Number of the surah, 1 to 114.' }),
    place: t.field({ type: revelationPlace, description: 'Where the surah was revealed.' }),
    juz: t.int({ description: `Number of the juz, 1 to ${JUZ_COUNT}.` }),
    post: t.int({
      description:
        'Integer key of a post that contains the verse; nothing is found in an unknown one. `SearchAnswer.posts` counts without regard to it, so that another can be chosen instead, but with regard to `posts`.',
    }),
    ...verseFilterFields(t),
  }),
});

builder.objectType('TextRange', {
  description: 'A range of a text, in UTF-16 code units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Start of the range, from 0.' }),
    end: t.exposeInt('end', { description: 'End of the range, exclusive.' }),
  }),
});

builder.objectType('SearchResult', {
  description: 'A verse that was found.',
  fields: (t) => ({
    matchKind: t.expose('matchKind', { type: matchKind, description: 'Why the verse was found.' }),
    matchedIn: t.expose('matchedIn', {
      type: matchedText,
      nullable: true,
      description: 'The text that matched; null for a reference or a name.',
    }),
    matchedTranslation: t.expose('matchedTranslation', {
      type: 'VerseTranslation',
      nullable: true,
      description:
        'The further translation that matches, with its text; null if `matchedIn` is another text.',
    }),
    ranges: t.expose('ranges', {
      type: ['TextRange'],
      description:
        'Ranges to highlight in the text that `matchedIn` names, in order. Empty for a transcription, whose words are in `words`.',
    }),
  }),
});

builder.objectField('SearchResult', 'mergedKeys', (t) =>
  t.exposeStringList('mergedKeys', {
    description:
      'Keys of the neighboring verses, in mushaf order, that share one text of the matching translation with this verse; they follow each other in the results. Usually empty.',
  }),
);

builder.objectType('SearchJump', {
  description: 'Target of a reference or a name.',
  fields: (t) => ({
    surah: t.expose('surah', {
      type: 'Surah',
      description: 'The named surah, or the surah of the verses.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The famous name that was searched, in its own spelling; null for a reference.',
    }),
  }),
});

builder.objectType('SurahCount', {
  description: 'A surah and how many of its verses were found.',
  fields: (t) => ({
    surah: t.expose('surah', { type: 'Surah', description: 'Surah of the counted verses.' }),
    count: t.exposeInt('count', {
      description: 'Number of its verses that were found, 1 or more; 0 only for the chosen one.',
    }),
  }),
});

builder.objectType('PostCount', {
  description: 'A post and how many verses of a search or a list it contains.',
  fields: (t) => ({
    post: t.expose('post', { type: 'Post', description: 'Post of the counted verses.' }),
    count: t.exposeInt('count', {
      description:
        'Number of these verses that it contains, 1 or more; 0 only for the chosen one of a search.',
    }),
  }),
});

builder.objectType('SearchAnswer', {
  description: 'One page of the results of a search.',
  fields: (t) => ({
    totalElements: t.exposeInt('totalElements', { description: 'Number of verses on all pages.' }),
    exactElements: t.exposeInt('exactElements', {
      description: 'Number of verses before the first that is only `CLOSE`, on all pages.',
    }),
    surahs: t.field({
      type: ['SurahCount'],
      description:
        'The surahs of all verses that were found, in mushaf order, without regard to `filter.surah`, which is always included.',
      resolve: ({ surahs }) => surahs(),
    }),
    posts: t.field({
      type: ['PostCount'],
      description:
        'The posts with any of all verses that were found, in the order of the site, without regard to `filter.post`, which is always included, but with regard to `filter.posts`.',
      resolve: ({ posts }) => posts(),
    }),
    roots: t.field({
      type: ['RootCount'],
      description: `The roots of words of all verses that were found, those of most verses first, at most ${MAX_CHOICES}. Those of the filter are included; \`VerseCounts.roots\` leaves them out.`,
      resolve: ({ roots }) => roots(),
    }),
    elements: t.field({
      type: ['ElementCount'],
      description: `The term elements that occur in any of all verses that were found, those of most verses first, at most ${MAX_CHOICES}. Those of the filter are included; \`VerseCounts.elements\` leaves them out.`,
      resolve: ({ elements }) => elements(),
    }),
    conditions: t.field({
      type: ['VerseCondition'],
      description:
        'The conditions of the lists of the filter, such as `filter.notPosts`, each with the number of results without it.',
      resolve: ({ conditions }) => conditions(),
    }),
    unknownWords: t.exposeStringList('unknownWords', {
      description:
        'Words of the query, as typed, for which neither a text, a gloss, a root nor a subject was found; the most similar ones are searched instead.',
    }),
    jump: t.expose('jump', {
      type: 'SearchJump',
      nullable: true,
      description: 'The surah or verses that the query names; null if it names none.',
    }),
    results: t.expose('results', {
      type: ['SearchResult'],
      description: 'Results of the page in the given `order`. Empty after the last page.',
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: 'SearchAnswer',
    description:
      'Finds verses by a reference, a famous name, a root, a phrase in quotation marks, or words in any order, in Arabic, Turkish, English or transcription. Accents, vowels, apostrophes and similar marks are optional. Verses with the words come first, then verses that are close to them: with some of the words, with others of the same meaning, or about them. A query of which no word occurs returns an empty list.',
    args: {
      query: t.arg.string({
        required: true,
        description: `The query as typed; only the first ${queryCharacters} characters are used. Its words must have at least two letters in total. "ك ظ م" or "root: كظم" is a root.`,
      }),
      language: t.arg({
        type: languageOfText,
        defaultValue: 'auto',
        description:
          'Translation in which Latin letters are searched first where both have the words. By default, the one that has more of the words.',
      }),
      pageSize: t.arg.int({
        defaultValue: DEFAULT_PAGE_SIZE,
        description: `Number of results per page, ${resultsPerPage.minimum} to ${resultsPerPage.maximum}.`,
      }),
      pageIndex: t.arg.int({ defaultValue: 0, description: 'Index of the page, from 0.' }),
      filter: t.arg({ type: searchFilter, description: 'By default, the whole Qur’an.' }),
      order: t.arg({
        type: searchOrder,
        defaultValue: 'relevance',
        description: 'Order of the results.',
      }),
    },
    resolve: async (_query, args, context) => {
      const pageSize = args.pageSize ?? DEFAULT_PAGE_SIZE;
      const pageIndex = args.pageIndex ?? 0;
      if (pageSize < resultsPerPage.minimum || pageSize > resultsPerPage.maximum) {
        throw badInput(
          `\`pageSize\` must be ${resultsPerPage.minimum} to ${resultsPerPage.maximum}; got ${pageSize}.`,
        );
      }
      if (pageIndex < 0) throw badInput(`\`pageIndex\` must be 0 or more; got ${pageIndex}.`);
      const { query, language, filter, order } = args;
      const search = { query, language: language ?? 'auto', pageSize, pageIndex, filter, order };
      const answer = await searchVerses(search, context);
      // A reader who filters or orders the results has already been counted.
      const isWhole = Object.values(filter ?? {}).every((value) => value == null);
      const isMissing = answer.totalElements === 0 || answer.unknownWords.length > 0;
      if (isMissing && isWhole && pageIndex === 0 && order !== 'mushaf') {
        countFailedSearch(context, query);
        context.isCacheable = false;
      }
      return answer;
    },
  }),
);
