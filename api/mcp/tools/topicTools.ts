/** Tools that find and read topics, which the API calls posts. */
import { z } from 'zod';
import { foldEnglish, foldTurkish } from '../../../text/foldLatin';
import { textOfHtml } from '../../../text/html';
import { INT32 } from '../../../text/limits';
import { pagePaths } from '../../../text/pagePaths';
import {
  after,
  languageFlags,
  languages,
  limit,
  lines,
  nextLine,
  nextOf,
  nextOffset,
  nextPage,
  offset,
  PAGE_INFO,
  sourceLine,
  sources,
  sourcesOf,
  tool,
  ToolError,
  url,
  verseSources,
  type LanguageTag,
  type PageRow,
  type Reader,
} from '../tool';
import { verseFields, VERSE_FIELDS, verseOf, verseText, type VerseRow } from './verseShape';

const TOPICS = `{
  posts(first: 500) { edges { node {
    databaseId turkishTitle englishTitle turkishSynonyms englishSynonyms section numberOfVerses
  } } }
}`;

const ABOUT = `query ($text: String!) {
  search(query: $text, pageSize: 1) { named { target { ... on Post { databaseId } } } }
}`;

interface TopicRow {
  databaseId: number;
  turkishTitle: string;
  englishTitle: string;
  turkishSynonyms: string[];
  englishSynonyms: string[];
  section: string;
  numberOfVerses: number;
}

const summary = z.object({
  id: z.int().describe('Key for get_topic.'),
  turkish: z.string().optional().describe('Turkish title.'),
  english: z.string().optional().describe('English title.'),
  section: z.string().describe('Part of the site: QURAN, FAITH_IN_ALLAH, SALAAT and others.'),
  verses: z.int().describe('Number of its verses.'),
  url,
});

type Titled = Pick<TopicRow, 'databaseId' | 'section' | 'numberOfVerses'> & {
  turkishTitle?: string;
  englishTitle?: string;
};

const summaryOf = (row: Titled, tags: readonly LanguageTag[], reader: Reader) => ({
  id: row.databaseId,
  ...(tags.includes('tr') && { turkish: row.turkishTitle }),
  ...(tags.includes('en') && { english: row.englishTitle }),
  section: row.section,
  verses: row.numberOfVerses,
  url: reader.address(pagePaths.post(row.databaseId)),
});

const summaryText = ({ id, turkish, english, verses, url: address }: z.output<typeof summary>) =>
  `${id}. ${[turkish, english].filter(Boolean).join(' / ')} (${verses} verses) ${address}`;

export const findTopics = tool({
  name: 'find_topics',
  title: 'Find topics of the Qur’an',
  description:
    'Lists topics of this site ("Patience", "Namaz", "Prophets"), each a selection of verses with a note. With `query` those on a subject, best first; without it all topics in the order of the site. get_topic reads one.',
  input: z.strictObject({
    query: z
      .string()
      .min(2)
      .max(100)
      .optional()
      .describe('The subject in Turkish or English; all topics without it.'),
    languages,
    limit: limit(10, 100, 'topics'),
    offset: offset('topics'),
  }),
  output: z.object({
    topics: z.array(summary),
    total: z.int().describe('Number of topics that fit.'),
    nextOffset,
  }),
  async call({ query, languages: tags, limit: most, offset: from }, reader) {
    const { posts } = await reader.run<{ posts: { edges: { node: TopicRow }[] } }>(TOPICS);
    const all = posts.edges.map(({ node }) => node);
    const fitting = query === undefined ? all : await topicsAbout(query, all, reader);
    const topics = fitting.slice(from, from + most).map((row) => summaryOf(row, tags, reader));
    const end = from + topics.length;
    const next = end < fitting.length ? end : null;
    return {
      data: { topics, total: fitting.length, nextOffset: next },
      text: lines(
        `${fitting.length} topic(s)${query === undefined ? '' : ` about "${query}"`}`,
        ...topics.map(summaryText),
        next !== null && `${fitting.length - end} more: offset ${next}`,
      ),
    };
  },
});

/** Topics that the search finds by their subject, then those with the words in a title or a synonym. */
async function topicsAbout(text: string, all: TopicRow[], reader: Reader): Promise<TopicRow[]> {
  const { search } = await reader.run<{
    search: { named: { target: { databaseId?: number } }[] };
  }>(ABOUT, { text });
  const ids = new Set(search.named.flatMap(({ target }) => target.databaseId ?? []));
  const bySubject = [...ids].flatMap((id) => all.find(({ databaseId }) => databaseId === id) ?? []);
  const hasWords = (fold: (part: string) => string, parts: string[]) => {
    const words = fold(text).split(/\s+/).filter(Boolean);
    const folded = parts.map(fold);
    return words.length > 0 && folded.some((part) => words.every((word) => part.includes(word)));
  };
  const byWords = all.filter(
    (row) =>
      !ids.has(row.databaseId) &&
      (hasWords(foldTurkish, [row.turkishTitle, ...row.turkishSynonyms]) ||
        hasWords(foldEnglish, [row.englishTitle, ...row.englishSynonyms])),
  );
  return [...bySubject, ...byWords];
}

const TOPIC = `query ($id: Int!, $first: Int!, $after: String, $tr: Boolean!, $en: Boolean!) {
  post(databaseId: $id) {
    databaseId section numberOfVerses
    turkishTitle @include(if: $tr) englishTitle @include(if: $en)
    turkishNote @include(if: $tr) englishNote @include(if: $en)
    related { post {
      databaseId section numberOfVerses turkishTitle @include(if: $tr) englishTitle @include(if: $en)
    } }
    verses(first: $first, after: $after) { edges { node {
      turkishTranslation @include(if: $tr) englishTranslation @include(if: $en) verse { ${VERSE_FIELDS} }
    } } ${PAGE_INFO} }
  }
}`;

interface WholeTopicRow extends Titled {
  turkishNote?: string;
  englishNote?: string;
  related: { post: Titled }[];
  verses: PageRow & {
    edges: {
      node: {
        turkishTranslation?: string | null;
        englishTranslation?: string | null;
        verse: VerseRow;
      };
    }[];
  };
}

const MOST_VERSES = 50;
const NOTE_CHARACTERS = 600;

export const getTopic = tool({
  name: 'get_topic',
  title: 'Read a topic with its verses',
  description: `A topic of this site with its note and its verses in order: 5 verses unless you ask for more, at most ${MOST_VERSES}, and the beginning of the note unless \`wholeNote\` is true. find_topics has the ids.`,
  input: z.strictObject({
    id: z.int().min(1).max(INT32.maximum).describe('Key of the topic.'),
    languages,
    limit: limit(5, MOST_VERSES, 'verses'),
    after,
    wholeNote: z.boolean().default(false).describe('True for the whole note.'),
  }),
  output: summary.extend({
    turkishNote: z.string().optional().describe('The note in Turkish as plain text.'),
    englishNote: z.string().optional().describe('The note in English as plain text.'),
    isNoteShortened: z.boolean(),
    items: z
      .array(z.object(verseFields))
      .describe('Verses in the order of the topic, with its own translations where it has them.'),
    next: nextPage,
    related: z.array(summary).describe('Topics on the same subject.'),
    sources,
  }),
  async call({ id, languages: tags, limit: first, after, wholeNote }, reader) {
    const { post } = await reader.run<{ post: WholeTopicRow | null }>(TOPIC, {
      id,
      first,
      after,
      ...languageFlags(tags),
    });
    if (!post) throw new ToolError(`There is no topic ${id}. find_topics lists the topics.`);
    const items = post.verses.edges.map(({ node: { verse, ...own } }) =>
      verseOf({ ...verse, ...own }, tags, reader),
    );
    const notes = [post.turkishNote, post.englishNote].map((html) => textOfHtml(html ?? ''));
    const isNoteShortened = !wholeNote && notes.some((note) => note.length > NOTE_CHARACTERS);
    const [turkishNote = '', englishNote = ''] = wholeNote ? notes : notes.map(shortened);
    const next = nextOf(post.verses);
    const topic = summaryOf(post, tags, reader);
    const related = post.related.map(({ post: other }) => summaryOf(other, tags, reader));
    const named = sourcesOf(...verseSources(tags), 'otherTexts');
    return {
      data: {
        ...topic,
        ...(tags.includes('tr') && { turkishNote }),
        ...(tags.includes('en') && { englishNote }),
        isNoteShortened,
        items,
        next,
        related,
        sources: named,
      },
      text: [
        lines(summaryText(topic), turkishNote, englishNote),
        ...items.map(verseText),
        lines(
          nextLine(next),
          related.length > 0 && 'Related topics:',
          ...related.map(summaryText),
          sourceLine(named),
        ),
      ].join('\n\n'),
    };
  },
});

function shortened(note: string): string {
  if (note.length <= NOTE_CHARACTERS) return note;
  return `${note.slice(0, note.lastIndexOf(' ', NOTE_CHARACTERS))} …`;
}
