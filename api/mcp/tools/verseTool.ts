/** The tool that reads one verse, with as much about it as the caller includes. */
import { z } from 'zod';
import { pagePaths } from '../../../text/pagePaths';
import { SEARCH_LIMITS } from '../../../text/searchLimits';
import type { SourceName } from '../../../text/sources';
import {
  languageFlags,
  languages,
  lines,
  sourceLine,
  sources,
  sourcesOf,
  tool,
  ToolError,
  url,
  verseSources,
} from '../tool';
import { findVerses, keysOf } from './findVerses';
import { VERSE_FIELDS, verseFields, verseOf, verseText, type VerseRow } from './verseShape';

const WORD_FIELDS = `
  numberInVerse arabicText root { letters } lemma
  turkishTranscription @include(if: $tr) englishTranscription @include(if: $en)
  turkishGlossGroup @include(if: $tr) { text numbers }
  englishGlossGroup @include(if: $en) { text numbers }
  grammar @include(if: $grammar) { line description(language: ENGLISH) }`;

const VERSE = `query (
  $key: String!, $tr: Boolean!, $en: Boolean!, $words: Boolean!, $grammar: Boolean!, $topics: Boolean!, $similar: Boolean!
) {
  verse(key: $key) {
    ${VERSE_FIELDS} page juz previousKey nextKey
    words @include(if: $words) { ${WORD_FIELDS} }
    posts(first: 20) @include(if: $topics) {
      edges { node { databaseId turkishTitle @include(if: $tr) englishTitle @include(if: $en) } }
    }
    similar(first: 5) @include(if: $similar) { verses { verse { key } sharedPhrase } }
  }
}`;

interface GlossRow {
  text: string | null;
  numbers: number[];
}

interface WordRow {
  numberInVerse: number;
  arabicText: string;
  root: { letters: string } | null;
  lemma: string | null;
  turkishTranscription?: string;
  englishTranscription?: string;
  turkishGlossGroup?: GlossRow;
  englishGlossGroup?: GlossRow;
  grammar?: { line: string; description: string } | null;
}

interface WholeVerseRow extends VerseRow {
  page: number;
  juz: number;
  previousKey: string | null;
  nextKey: string | null;
  words?: WordRow[];
  posts?: { edges: { node: TopicRow }[] };
  similar?: { verses: { verse: { key: string }; sharedPhrase: string | null }[] };
}

interface TopicRow {
  databaseId: number;
  turkishTitle?: string;
  englishTitle?: string;
}

const gloss = (language: string) =>
  z
    .object({
      text: z.string().nullable(),
      words: z.array(z.int()).describe('Numbers of the words that the gloss covers together.'),
    })
    .optional()
    .describe(`${language} gloss of the word; neighbors may share one.`);

const word = z.object({
  number: z.int().describe('Number of the word in the verse, from 1.'),
  arabic: z.string(),
  transcription: z.string(),
  root: z.string().nullable().describe('Letters of the root; get_root has more about it.'),
  lemma: z.string().nullable().describe('Dictionary form.'),
  turkish: gloss('Turkish'),
  english: gloss('English'),
  grammar: z.string().nullable().optional().describe('Grammar in one English sentence.'),
});

type Word = z.output<typeof word>;

const output = z.object({
  ...verseFields,
  page: z.int().describe('Page of the Madinah mushaf.'),
  juz: z.int(),
  previous: z.string().nullable().describe('Key of the verse before.'),
  next: z.string().nullable().describe('Key of the verse after.'),
  words: z.array(word).optional(),
  topics: z
    .array(z.object({ id: z.int(), title: z.string(), url }))
    .optional()
    .describe('Topics of this site that contain the verse; get_topic reads one.'),
  similar: z
    .array(z.object({ key: z.string(), sharedPhrase: z.string().nullable(), url }))
    .optional()
    .describe('Verses with the same rare roots or sequence of words.'),
  remarks: z.array(z.string()).describe('E.g. that a misspelled name was corrected.'),
  sources,
});

const INCLUDED = ['words', 'grammar', 'topics', 'similar'] as const;

export const getVerse = tool({
  name: 'get_verse',
  title: 'Read a verse, word by word if wanted',
  description:
    'One verse with its Arabic text and translations. `include` adds its words with roots, lemmas and glosses, their grammar, the topics that contain it, and similar verses. For several verses use get_verses.',
  input: z.strictObject({
    reference: z
      .string()
      .min(1)
      .max(SEARCH_LIMITS.queryCharacters)
      .describe('One verse: "2:255", "Al-Baqarah 255", "Ayetel Kürsi".'),
    languages,
    include: z
      .array(z.enum(INCLUDED))
      .max(INCLUDED.length)
      .default([])
      .describe('What to add to the text; "grammar" adds the words too. Nothing by default.'),
  }),
  output,
  async call({ reference, languages: tags, include }, reader) {
    const found = await findVerses(reference, reader);
    const keys = keysOf(found);
    const [key] = keys;
    if (key === undefined || keys.length > 1) {
      throw new ToolError(`"${reference}" names ${keys.length} verses. Use get_verses for them.`);
    }
    const { verse: row } = await reader.run<{ verse: WholeVerseRow | null }>(VERSE, {
      key,
      ...languageFlags(tags),
      words: include.includes('words') || include.includes('grammar'),
      grammar: include.includes('grammar'),
      topics: include.includes('topics'),
      similar: include.includes('similar'),
    });
    if (!row) throw new ToolError(`The database of this server has no verse ${key}.`);
    const verse = verseOf(row, tags, reader);
    const words = row.words?.map(wordOf);
    const topics = row.posts?.edges.map(({ node }) => ({
      id: node.databaseId,
      title: node.englishTitle ?? node.turkishTitle ?? '',
      url: reader.address(pagePaths.post(node.databaseId)),
    }));
    const similar = row.similar?.verses.map(({ verse: other, sharedPhrase }) => ({
      key: other.key,
      sharedPhrase,
      url: reader.address(pagePaths.verse(other.key)),
    }));
    const ofWords: SourceName[] = tags.map((tag) =>
      tag === 'tr' ? 'turkishWords' : 'englishWords',
    );
    const names = new Set<SourceName>([
      ...verseSources(tags),
      // Roots, lemmas and grammar have the source of the Turkish glosses.
      ...(words ? [...ofWords, 'turkishWords' as const] : []),
    ]);
    const named = sourcesOf(...names);
    const { page, juz, previousKey: previous, nextKey: next } = row;
    const { remarks } = found;
    return {
      data: {
        ...verse,
        page,
        juz,
        previous,
        next,
        ...(words && { words }),
        ...(topics && { topics }),
        ...(similar && { similar }),
        remarks,
        sources: named,
      },
      text: lines(
        verseText(verse),
        ...remarks,
        ...(words?.map(wordText) ?? []),
        topics && topics.length > 0 && 'Topics:',
        ...(topics?.map(({ id, title, url: address }) => `${id} ${title} ${address}`) ?? []),
        similar && similar.length > 0 && 'Similar verses:',
        ...(similar?.map(({ key: other, url: address }) => `${other} ${address}`) ?? []),
        sourceLine(named),
      ),
    };
  },
});

function wordOf(row: WordRow): Word {
  const { numberInVerse, arabicText, root, lemma, grammar } = row;
  const glossOf = ({ text, numbers }: GlossRow) => ({ text, words: numbers });
  return {
    number: numberInVerse,
    arabic: arabicText,
    transcription: row.englishTranscription ?? row.turkishTranscription ?? '',
    root: root?.letters ?? null,
    lemma,
    ...(row.turkishGlossGroup && { turkish: glossOf(row.turkishGlossGroup) }),
    ...(row.englishGlossGroup && { english: glossOf(row.englishGlossGroup) }),
    ...(grammar !== undefined && { grammar: grammar?.description ?? null }),
  };
}

function wordText({ number, arabic, transcription, root, turkish, english, grammar }: Word) {
  const glossText = (given: Word['turkish']) =>
    given?.text && given.words.length > 1
      ? `${given.text} (words ${given.words.join(', ')})`
      : given?.text;
  const parts = [transcription, glossText(turkish), glossText(english), root && `root ${root}`];
  return `${number}. ${[arabic, ...parts, grammar].filter(Boolean).join(' | ')}`;
}
