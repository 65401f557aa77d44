/** Tools that find and read verses. */
import { z } from 'zod';
import { pagePaths } from '../../../text/pagePaths';
import { SEARCH_LIMITS } from '../../../text/searchLimits';
import { verseKey } from '../../../text/verseReference';
import {
  languageFlags,
  languages,
  limit,
  lines,
  nextOffset,
  offset,
  sourceLine,
  sources,
  sourcesOf,
  tool,
  ToolError,
  url,
  verseSources,
} from '../tool';
import { findVerses, keysOf } from './findVerses';
import { verse, VERSE_FIELDS, verseOf, verseText, type VerseRow } from './verseShape';

const MAX_VERSES = 50;

const reference = z
  .string()
  .min(1)
  .max(SEARCH_LIMITS.queryCharacters)
  .describe(
    'Verses in any usual form: "2:255", "2:255-257", "Al-Baqarah 255", "Bakara Suresi 2:255", "البقرة ٢٥٥", "2:255; 3:18", "Yasin", "juz 30", "page 50", or a famous name such as "Ayetel Kürsi" or "Throne Verse".',
  );

export const resolveReference = tool({
  name: 'resolve_reference',
  title: 'Resolve a reference to the Qur’an',
  description:
    'Says which verses a citation or a name means, without their texts: "Al-Baqarah 2:255", "Ayetel Kürsi", "Yasin", "juz 30". Fails with the reason if there is no such verse. Use it to check citations.',
  input: z.strictObject({ reference }),
  output: z.object({
    kind: z.enum(['verses', 'surah', 'juz', 'page']).describe('What the text names.'),
    number: z.int().nullable().describe('Number of the surah, juz or page; null for verses.'),
    name: z.string().nullable().describe('The famous name in its own spelling; null without one.'),
    runs: z
      .array(z.object({ first: z.string(), last: z.string(), url }))
      .describe('Consecutive verses by the keys of the first and the last one.'),
    numberOfVerses: z.int(),
    remarks: z.array(z.string()).describe('E.g. that a misspelled name was corrected.'),
  }),
  async call({ reference: text }, reader) {
    const found = await findVerses(text, reader);
    const runs = found.runs.map(({ first, last }) => {
      const keys = [verseKey(first), verseKey(last)] as const;
      return { first: keys[0], last: keys[1], url: reader.address(pagePaths.verses(...keys)) };
    });
    const { kind, number, name, remarks } = found;
    const numberOfVerses = keysOf(found).length;
    return {
      data: { kind, number, name, runs, numberOfVerses, remarks },
      text: lines(
        name,
        `${kind}${number === null ? '' : ` ${number}`}, ${numberOfVerses} verse(s)`,
        ...runs.map((run) => `${run.first} to ${run.last} ${run.url}`),
        ...remarks,
      ),
    };
  },
});

const VERSES = `query ($keys: [String!]!, $first: Int!, $tr: Boolean!, $en: Boolean!) {
  verses(keys: $keys, first: $first) { edges { node { ${VERSE_FIELDS} } } }
}`;

interface VersesData {
  verses: { edges: { node: VerseRow }[] };
}

export const getVerses = tool({
  name: 'get_verses',
  title: 'Read verses',
  description: `Arabic text and translations of one or more verses: a verse, a range, a surah, a page, a juz or a list. Returns 10 verses unless you ask for more, at most ${MAX_VERSES}. For the words of a verse use get_verse.`,
  input: z.strictObject({
    reference,
    languages,
    limit: limit(10, MAX_VERSES, 'verses'),
    offset: offset('verses'),
  }),
  output: z.object({
    verses: z.array(verse).describe('In the order of the mushaf.'),
    total: z.int().describe('Number of verses that the reference names.'),
    nextOffset,
    remarks: z.array(z.string()).describe('E.g. that a misspelled name was corrected.'),
    sources,
  }),
  async call({ reference: text, languages: tags, limit: most, offset: from }, reader) {
    const found = await findVerses(text, reader);
    const keys = keysOf(found);
    const wanted = keys.slice(from, from + most);
    if (wanted.length === 0) {
      throw new ToolError(`"${text}" names ${keys.length} verse(s); \`offset\` must be lower.`);
    }
    const { verses } = await reader.run<VersesData>(VERSES, {
      keys: wanted,
      first: wanted.length,
      ...languageFlags(tags),
    });
    const rows = verses.edges.map(({ node }) => verseOf(node, tags, reader));
    const end = from + wanted.length;
    const next = end < keys.length ? end : null;
    const named = sourcesOf(...verseSources(tags));
    return {
      data: {
        verses: rows,
        total: keys.length,
        nextOffset: next,
        remarks: found.remarks,
        sources: named,
      },
      text: [
        ...rows.map(verseText),
        lines(
          ...found.remarks,
          next !== null && `${keys.length - end} more: offset ${next}`,
          sourceLine(named),
        ),
      ].join('\n\n'),
    };
  },
});

const SEARCH = `query (
  $query: String!, $language: Language!, $first: Int!, $page: Int!, $filter: SearchFilter, $tr: Boolean!, $en: Boolean!
) {
  search(query: $query, language: $language, pageSize: $first, pageIndex: $page, filter: $filter) {
    totalElements exactElements unknownWords
    results {
      matchKind verse { ${VERSE_FIELDS} }
      matchedTranslation { text translation { name language source sourceUrl licence { spdx terms } } }
    }
  }
}`;

interface MatchedRow {
  text: string;
  translation: {
    name: string;
    language: string;
    source: string;
    sourceUrl: string | null;
    licence: { spdx: string | null; terms: string | null };
  };
}

interface SearchData {
  search: {
    totalElements: number;
    exactElements: number;
    unknownWords: string[];
    results: { matchKind: string; verse: VerseRow; matchedTranslation: MatchedRow | null }[];
  };
}

const found = verse.extend({
  isExact: z.boolean().describe('False if the verse is only close to the query in meaning.'),
  matchKind: z.string().describe('Why it was found: ALL_WORDS, PHRASE, ROOT, CLOSE and others.'),
  matchedTranslation: z
    .object({
      name: z.string().describe('Name of the translation.'),
      language: z.string().describe('Language tag of BCP 47.'),
      text: z.string().describe('The verse in this translation.'),
    })
    .nullable()
    .describe('A further translation that has the words; null if the other texts have them.'),
});

type Found = z.output<typeof found>;

const foundText = ({ isExact, matchedTranslation: matched, ...row }: Found) =>
  lines(
    (isExact ? '' : 'Close in meaning: ') + verseText(row),
    matched && `${matched.name} (${matched.language}): ${matched.text}`,
  );

/** The sources of the further translations in which verses were found. */
function sourcesOfFurther({ results }: SearchData['search']) {
  const rows = results.flatMap(({ matchedTranslation }) => matchedTranslation?.translation ?? []);
  return [...new Map(rows.map((row) => [row.source, row])).values()].map(
    ({ name, source, sourceUrl, licence: { spdx, terms } }) => ({
      of: `The translation "${name}" of the verses that it finds.`,
      name: source,
      licence: [spdx, terms].filter(Boolean).join('; '),
      url: sourceUrl,
    }),
  );
}

export const searchVerses = tool({
  name: 'search_verses',
  title: 'Search the Qur’an',
  description:
    'Finds verses by words or by a question, in Turkish, English, Arabic or transcription; a phrase in quotation marks; a root as "root: رحم". Verses with the words come first, then verses that are close in meaning. Five results unless you ask for more.',
  input: z.strictObject({
    query: z
      .string()
      .min(2)
      .max(SEARCH_LIMITS.queryCharacters)
      .describe('The words, as a person would type them.'),
    languages,
    surah: z.int().min(1).max(114).optional().describe('Only verses of the surah of this number.'),
    limit: limit(5, 50, 'verses'),
    page: z.int().min(0).max(1000).default(0).describe('Index of the page of results, from 0.'),
  }),
  output: z.object({
    results: z.array(found).describe('Best first.'),
    total: z.int().describe('Number of verses on all pages.'),
    exact: z.int().describe('Number of them with the words themselves.'),
    unknownWords: z.array(z.string()).describe('Words of the query that occur nowhere.'),
    sources,
  }),
  async call({ query, languages: tags, surah, limit: first, page }, reader) {
    const { search } = await reader.run<SearchData>(SEARCH, {
      query,
      language: 'AUTO',
      first,
      page,
      filter: surah === undefined ? null : { surah },
      ...languageFlags(tags),
    });
    const { totalElements: total, exactElements: exact, unknownWords } = search;
    const results = search.results.map(({ matchKind, verse: row, matchedTranslation }) => ({
      ...verseOf(row, tags, reader),
      isExact: matchKind !== 'CLOSE',
      matchKind,
      matchedTranslation: matchedTranslation && {
        name: matchedTranslation.translation.name,
        language: matchedTranslation.translation.language,
        text: matchedTranslation.text,
      },
    }));
    const named = [...sourcesOf(...verseSources(tags)), ...sourcesOfFurther(search)];
    return {
      data: { results, total, exact, unknownWords, sources: named },
      text: [
        lines(
          `${total} verse(s), ${exact} of them with the words`,
          unknownWords.length > 0 && `Words that occur nowhere: ${unknownWords.join(', ')}`,
        ),
        ...results.map(foundText),
        ...(results.length > 0 ? [sourceLine(named)] : []),
      ].join('\n\n'),
    };
  },
});
