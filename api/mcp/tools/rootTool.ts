/** The tool that reads a root. */
import { z } from 'zod';
import { pagePaths } from '../../../text/pagePaths';
import {
  languageFlags,
  languages,
  limit,
  lines,
  sourceLine,
  sources,
  sourcesOf,
  tool,
  ToolError,
  url,
} from '../tool';

const ROOT_FIELDS = `
  letters numberOfOccurrences numberOfVerses transcription(scheme: ENGLISH_PLAIN)
  turkishSense @include(if: $tr) englishSense @include(if: $en)`;

const ROOT = `query ($letters: String!, $first: Int!, $tr: Boolean!, $en: Boolean!) {
  root(letters: $letters) {
    ${ROOT_FIELDS}
    lemmas { text numberOfWords description(language: ENGLISH) }
    words(first: $first) { edges { node {
      key arabicText
      turkishGlossGroup @include(if: $tr) { text } englishGlossGroup @include(if: $en) { text }
    } } }
  }
}`;

const CANDIDATES = `query ($text: String!, $tr: Boolean!, $en: Boolean!) {
  findRoots(text: $text) { ${ROOT_FIELDS} }
}`;

interface RootRow {
  letters: string;
  numberOfOccurrences: number;
  numberOfVerses: number;
  transcription: string;
  turkishSense?: string | null;
  englishSense?: string | null;
}

interface WholeRootRow extends RootRow {
  lemmas: { text: string; numberOfWords: number; description: string | null }[];
  words: {
    edges: {
      node: {
        key: string;
        arabicText: string;
        turkishGlossGroup?: { text: string | null };
        englishGlossGroup?: { text: string | null };
      };
    }[];
  };
}

const sense = (language: string) =>
  z.string().nullable().optional().describe(`What its words mean, in ${language}.`);

const summary = z.object({
  letters: z.string().describe('Arabic letters of the root.'),
  transcription: z.string(),
  url,
  turkish: sense('Turkish'),
  english: sense('English'),
  occurrences: z.int().describe('Number of its words in the Qur’an.'),
  verses: z.int().describe('Number of verses with any of its words.'),
});

const occurrence = z.object({
  word: z.string().describe('Surah, verse and number of the word, such as "2:255:3".'),
  arabic: z.string(),
  turkish: z.string().nullable().optional(),
  english: z.string().nullable().optional(),
  url,
});

const MOST_LEMMAS = 12;
const MOST_CANDIDATES = 8;

export const getRoot = tool({
  name: 'get_root',
  title: 'Look up a root',
  description:
    'What an Arabic root means, how often it occurs, its dictionary forms and where its words are. Takes the Arabic letters ("رحم"), Latin letters ("rhm") or a meaning ("mercy", "sabır"). If the text fits several roots, `candidates` lists them: call again with the Arabic letters of one.',
  input: z.strictObject({
    root: z.string().min(1).max(100).describe('Letters of the root, or a word of its meaning.'),
    languages,
    occurrences: limit(10, 100, 'words'),
  }),
  output: z.object({
    root: summary
      .extend({
        lemmas: z
          .array(
            z.object({ lemma: z.string(), words: z.int(), description: z.string().nullable() }),
          )
          .describe(`Dictionary forms, most frequent first, at most ${MOST_LEMMAS}.`),
        words: z.array(occurrence).describe('Its first words in the order of the mushaf.'),
      })
      .nullable()
      .describe('Null if the text fits several roots.'),
    candidates: z.array(summary).describe('The roots that the text fits, best first.'),
    sources,
  }),
  async call({ root: text, languages: tags, occurrences: first }, reader) {
    const flags = languageFlags(tags);
    const summaryOf = (row: RootRow) => ({
      letters: row.letters,
      transcription: row.transcription,
      url: reader.address(pagePaths.root(row.letters)),
      ...(flags.tr && { turkish: row.turkishSense ?? null }),
      ...(flags.en && { english: row.englishSense ?? null }),
      occurrences: row.numberOfOccurrences,
      verses: row.numberOfVerses,
    });
    const read = async (letters: string) =>
      (await reader.run<{ root: WholeRootRow | null }>(ROOT, { letters, first, ...flags })).root;
    const named = sourcesOf('turkishWords', ...(flags.en ? (['englishWords'] as const) : []));
    const letters = text.replace(/[\s-]/g, '');
    let row = /^[\u0621-\u064A]{2,5}$/.test(letters) ? await read(letters) : null;
    if (!row) {
      const { findRoots } = await reader.run<{ findRoots: RootRow[] }>(CANDIDATES, {
        text,
        ...flags,
      });
      const [only, ...others] = findRoots;
      if (!only) {
        throw new ToolError(
          `No root has the letters or the meaning "${text}". Expected two to five Arabic letters such as "رحم", Latin ones such as "rhm", or a word such as "mercy".`,
        );
      }
      if (others.length > 0) {
        const candidates = findRoots.slice(0, MOST_CANDIDATES).map(summaryOf);
        return {
          data: { root: null, candidates, sources: named },
          text: lines(
            'The text fits several roots:',
            ...candidates.map(summaryText),
            sourceLine(named),
          ),
        };
      }
      row = await read(only.letters);
      if (!row) throw new ToolError(`No word has the root ${only.letters}.`);
    }
    const root = {
      ...summaryOf(row),
      lemmas: row.lemmas
        .slice(0, MOST_LEMMAS)
        .map(({ text: lemma, numberOfWords: words, description }) => ({
          lemma,
          words,
          description,
        })),
      words: row.words.edges.map(({ node }) => ({
        word: node.key,
        arabic: node.arabicText,
        ...(node.turkishGlossGroup && { turkish: node.turkishGlossGroup.text }),
        ...(node.englishGlossGroup && { english: node.englishGlossGroup.text }),
        url: reader.address(pagePaths.word(node.key)),
      })),
    };
    return {
      data: { root, candidates: [], sources: named },
      text: lines(
        summaryText(root),
        ...root.lemmas.map(
          ({ lemma, words, description }) => `Lemma ${lemma}: ${words} (${description ?? '–'})`,
        ),
        ...root.words.map((found) =>
          [found.word, found.arabic, found.turkish, found.english].filter(Boolean).join(' | '),
        ),
        root.occurrences > root.words.length &&
          `${root.occurrences - root.words.length} more words`,
        sourceLine(named),
      ),
    };
  },
});

const summaryText = (root: z.output<typeof summary>) =>
  [
    `${root.letters} (${root.transcription}): ${root.occurrences} words in ${root.verses} verses`,
    root.turkish,
    root.english,
    root.url,
  ]
    .filter(Boolean)
    .join(' | ');
