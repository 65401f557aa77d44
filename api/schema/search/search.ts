import { builder } from '../../builder';
import { badInput } from '../../errors';
import { SEARCH_LIMITS } from '../../../text/limits';
import { countFailedSearch } from '../../write/failedSearches';
import { MATCH_KINDS, type MatchedText, type MatchKind } from '../../read/rows';
import { searchVerses } from './searchVerses';

const { queryCharacters, resultsPerPage } = SEARCH_LIMITS;
const RESULTS = 10;

export const languageOfText = builder.enumType('Language', {
  description: 'What a text, or a search, is written in.',
  values: {
    TURKISH: { value: 'turkish', description: 'Turkish, or what is read in Turkish letters.' },
    ENGLISH: { value: 'english', description: 'English, or what is read in English letters.' },
    ARABIC: { value: 'arabic', description: 'Arabic; for Latin letters as Turkish.' },
  } as const,
});

const KINDS: Record<MatchKind, string> = {
  reference: 'The search names it: "2:255", "Bakara 255".',
  alias: 'It is known by the name that was searched: "Âyetü\'l-Kürsî".',
  surahName: 'It begins the surah that was named.',
  wholeVerse: 'All of its text is what was searched.',
  phrase: 'The words stand in it side by side.',
  allWords: 'It has every word as it was written.',
  withoutProclitic: 'Arabic: it has every word once "and", "the" and their like are taken off.',
  wordBeginning: 'Words of it begin like those searched, or are another form of them.',
  lemma: 'It has another form of the same Arabic words.',
  root: 'It has words of the same Arabic roots.',
  mostWords: 'It has at least 70 in a hundred of four or more words.',
  spelling: 'It has the words when one or two letters are mended.',
};

/** "wholeVerse" is WHOLE_VERSE. */
const enumName = (value: string) => value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const matchKind = builder.enumType('MatchKind', {
  description: `Why a verse was found. They rank in this order: ${MATCH_KINDS.map(enumName).join(', ')}.`,
  values: Object.fromEntries(
    MATCH_KINDS.map((value) => [enumName(value), { value, description: KINDS[value] }]),
  ),
});

const TEXTS: Record<MatchedText, string> = {
  arabic: 'The Arabic text: its words with one space between two.',
  transcription: 'The Turkish or English transcription of its words.',
  turkish: 'The Turkish translation.',
  english: 'The English translation.',
};

const matchedText = builder.enumType('MatchedText', {
  description: 'Which text of a verse is like what was searched.',
  values: Object.fromEntries(
    (Object.keys(TEXTS) as MatchedText[]).map((value) => [
      enumName(value),
      { value, description: TEXTS[value] },
    ]),
  ),
});

builder.objectType('TextRange', {
  description: 'A stretch of a text, in UTF-16 code units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'The first unit, from 0.' }),
    end: t.exposeInt('end', { description: 'The unit behind the last.' }),
  }),
});

builder.objectType('SearchResult', {
  description: 'A verse that was found, and why.',
  fields: (t) => ({
    matchKind: t.expose('matchKind', { type: matchKind, description: 'Why it was found.' }),
    matchedIn: t.expose('matchedIn', {
      type: matchedText,
      nullable: true,
      description: 'The text that matched; null for a reference or a name.',
    }),
    ranges: t.expose('ranges', {
      type: ['TextRange'],
      description:
        'What to highlight in the text that `matchedIn` names, in its order. Empty for a transcription, whose words are in `words`.',
    }),
  }),
});

builder.objectField('SearchResult', 'mergedKeys', (t) =>
  t.exposeStringList('mergedKeys', {
    description:
      'Keys of the neighbouring verses, in mushaf order, for which the translation that matched is one text with this; they follow each other in the results. Empty for most.',
  }),
);

builder.objectType('SearchJump', {
  description: 'Where a reference or a name leads.',
  fields: (t) => ({
    surah: t.expose('surah', {
      type: 'Surah',
      description: 'The surah that is named, or that the verses are of.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The famous name that was searched, as it is written; null for a reference.',
    }),
  }),
});

builder.objectType('SearchAnswer', {
  description: 'One page of what a search found.',
  fields: (t) => ({
    totalElements: t.exposeInt('totalElements', { description: 'Verses found on all pages.' }),
    jump: t.expose('jump', {
      type: 'SearchJump',
      nullable: true,
      description: 'The surah or verses that the search names; null when it names none.',
    }),
    results: t.expose('results', {
      type: ['SearchResult'],
      description: 'The best first; equals in mushaf order. Empty behind the last page.',
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: 'SearchAnswer',
    description:
      'Verses by a reference, a famous name, a root, a phrase in quotation marks, or words in any order, in Arabic, Turkish, English or transcription. Accents, vowels, apostrophes and the like need not be typed. What finds nothing answers nothing.',
    args: {
      query: t.arg.string({
        required: true,
        description: `What to look for, as one would type it; of more than ${queryCharacters} characters the first are taken. Words have at least two letters. "ك ظ م" or "root: كظم" is a root.`,
      }),
      language: t.arg({
        type: languageOfText,
        defaultValue: 'turkish',
        description:
          'Which translation Latin letters are looked for in first; the other is taken when it has nothing.',
      }),
      pageSize: t.arg.int({
        defaultValue: RESULTS,
        description: `Results of a page, ${resultsPerPage.minimum} to ${resultsPerPage.maximum}.`,
      }),
      pageIndex: t.arg.int({ defaultValue: 0, description: 'Pages before this one, from 0.' }),
    },
    resolve: async (_query, args, context) => {
      const pageSize = args.pageSize ?? RESULTS;
      const pageIndex = args.pageIndex ?? 0;
      if (pageSize < resultsPerPage.minimum || pageSize > resultsPerPage.maximum) {
        throw badInput(
          `\`pageSize\` takes ${resultsPerPage.minimum} to ${resultsPerPage.maximum}; got ${pageSize}.`,
        );
      }
      if (pageIndex < 0) throw badInput(`\`pageIndex\` takes 0 or more; got ${pageIndex}.`);
      const { query, language } = args;
      const search = { query, language: language ?? 'turkish', pageSize, pageIndex };
      const answer = await searchVerses(search, context);
      if (answer.totalElements === 0 && pageIndex === 0) {
        countFailedSearch(context, query);
        context.isKept = false;
      }
      return answer;
    },
  }),
);
