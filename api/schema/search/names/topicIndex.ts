/** The words by which topics are found, in memory. */
import { foldedWords, foldTurkish, type LatinLanguage } from '../../../../text/foldLatin';
import { textOfHtml } from '../../../../text/html';
import { stemsOf } from '../../../../text/stems';
import { LISTS } from '../../../database/tags';
import { cachedValue } from '../../../read/rowCache';
import type { PostRow } from '../../../read/rows';
import { postVersesOf, type PostVerses } from '../../../read/verseSets';
import { wordWeight } from './wordWeight';

interface Topic {
  post: PostRow;
  /** Integer keys. */
  verses: readonly number[];
}

/** A title, a synonym or a sentence of a note. */
interface TopicText {
  /** Index of the topic. */
  topic: number;
  kind: 'title' | 'synonym' | 'sentence';
  /** The rarity of all its words together. */
  rarity: number;
}

interface Occurrences {
  /** Indexes of the texts with a stem. */
  texts: Uint32Array;
  /** The inverse document frequency of the stem: the fewer topics have it, the higher. */
  rarity: number;
}

const REFERENCES = /\(\d+:[^)]*\)/g;
const END_OF_SENTENCE = /[.:;?!](?:\s|$)/;

export class TopicIndex {
  readonly topics: readonly Topic[];
  private readonly texts: Record<LatinLanguage, LatinTexts>;
  /** Indexes of topics by their folded titles, then synonyms. */
  private readonly byName = new Map<string, Set<number>>();

  constructor(posts: PostVerses) {
    this.topics = [...posts.values()].map(({ post, verses }) => ({ post, verses: [...verses] }));
    this.addNames(({ turkishTitle, englishTitle }) => [turkishTitle, englishTitle]);
    this.addNames((post) => [...post.turkishSynonyms, ...post.englishSynonyms]);
    this.texts = {
      turkish: new LatinTexts(this.topics, 'turkish'),
      english: new LatinTexts(this.topics, 'english'),
    };
  }

  /** Indexes of the topics with exactly this title or synonym, in any language. */
  withName(text: string): ReadonlySet<number> {
    return this.byName.get(foldTurkish(text)) ?? new Set();
  }

  textsIn(language: LatinLanguage): LatinTexts {
    return this.texts[language];
  }

  private addNames(namesOf: (post: PostRow) => string[]): void {
    for (const [topic, { post }] of this.topics.entries()) {
      for (const name of namesOf(post)) {
        const key = foldTurkish(name);
        this.byName.set(key, (this.byName.get(key) ?? new Set()).add(topic));
      }
    }
  }
}

/** The titles and synonyms of all topics, and their notes in one language, by the stems of this language. */
export class LatinTexts {
  readonly texts: TopicText[] = [];
  private readonly byStem = new Map<string, Occurrences>();

  constructor(
    topics: readonly Topic[],
    private readonly language: LatinLanguage,
  ) {
    const keys: string[][] = [];
    const withStem = new Map<string, Set<number>>();
    const add = (topic: number, kind: TopicText['kind'], text: string) => {
      const words = foldedWords(text, language).map(({ key }) => key);
      const id = this.texts.push({ topic, kind, rarity: 0 }) - 1;
      keys.push(words);
      for (const { stem } of words.flatMap((key) => stemsOf(key, language))) {
        withStem.set(stem, (withStem.get(stem) ?? new Set()).add(id));
      }
    };
    for (const [topic, { post }] of topics.entries()) {
      const isEnglish = language === 'english';
      const titles = [post.turkishTitle, post.englishTitle];
      const [title = '', otherTitle = ''] = isEnglish ? titles.reverse() : titles;
      add(topic, 'title', title);
      for (const name of [otherTitle, ...post.turkishSynonyms, ...post.englishSynonyms]) {
        add(topic, 'synonym', name);
      }
      const note = textOfHtml(isEnglish ? post.englishNote : post.turkishNote);
      for (const sentence of note.replace(REFERENCES, ' ').split(END_OF_SENTENCE)) {
        add(topic, 'sentence', sentence);
      }
    }
    for (const [stem, ids] of withStem) {
      const found = new Set([...ids].map((id) => this.texts[id]?.topic));
      const rarity = Math.log(1 + (topics.length - found.size + 0.5) / (found.size + 0.5));
      this.byStem.set(stem, { texts: Uint32Array.from(ids), rarity });
    }
    for (const [id, text] of this.texts.entries()) {
      for (const key of keys[id] ?? []) text.rarity += this.rarityOf(key);
    }
  }

  withStem(stem: string): Occurrences | undefined {
    return this.byStem.get(stem);
  }

  /** What a folded word of a text says. */
  private rarityOf(key: string): number {
    return wordWeight(key, this.language) * (this.byStem.get(`=${key}`)?.rarity ?? 0);
  }
}

export const topicIndexOf = cachedValue<TopicIndex>(
  [LISTS.posts],
  async (database) => new TopicIndex(await postVersesOf({ database })),
);
