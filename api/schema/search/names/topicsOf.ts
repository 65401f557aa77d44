/** The topics that a query names or is about, by their titles, synonyms, notes and verses. */
import { foldedWords } from '../../../../text/foldLatin';
import { stemsOf } from '../../../../text/stems';
import type { Context } from '../../../context';
import type { PostRow } from '../../../read/rows';
import type { Close } from '../closeness/closeness';
import { topicIndexOf, type LatinTexts, type TopicIndex } from './topicIndex';
import { COMMON, wordWeight } from './wordWeight';

const MAX_TOPICS = 3;

/** Further words of a query are not looked up. */
const MAX_WORDS = 16;

/** What a word counts in each kind of text, and what a second text of the same topic adds. */
const KIND_WEIGHTS = { title: 1, synonym: 0.9, sentence: 0.6 };
const FURTHER_TEXT = 0.1;

/** Words that agree less, such as Turkish ones with the same four letters, are often others. */
const MIN_SURE = 0.6;

/** What a word counts that means the same as a word of the query. */
const OTHER_WORD = 0.8;

/** What the title or synonym and the sentence with most of the query add, and what verses close to it add. */
const NAME_SHARE = 0.6;
const TITLE_SHARE = 0.66;
const SENTENCE_SHARE = 0.3;
const VERSES_SHARE = 1;

/** Number of the verses of a topic, those closest to the query, that count. */
const CLOSEST_VERSES = 3;

/** A topic with a lower score says too little of the query, or much less than the best one. */
const MIN_SCORE = 1.2;
const MIN_SHARE = 0.6;

/** The best topic needs less if the second one has at most this share of its score. */
const MIN_CLEAR_SCORE = 0.95;
const CLEAR_SHARE = 0.85;

export interface NamedTopic {
  post: PostRow;
  /** True if the query is its title or one of its synonyms. */
  isExact: boolean;
}

/** At most three topics, best first. */
export async function topicsOf(
  text: string,
  close: Close,
  context: Pick<Context, 'database'>,
): Promise<NamedTopic[]> {
  const index = await topicIndexOf(context);
  const exact = withNameIn(text, close, index);
  const scores = scoresOf(text, close, index);
  const found = scores
    .map((score, topic) => ({ topic, score }))
    .sort((left, right) => right.score - left.score || left.topic - right.topic);
  const about = found.slice(0, numberOfTopics(found.map(({ score }) => score)));
  return [...new Set([...exact, ...about.map(({ topic }) => topic)])]
    .slice(0, MAX_TOPICS)
    .flatMap((topic) => {
      const post = index.topics[topic]?.post;
      return post ? [{ post, isExact: exact.has(topic) }] : [];
    });
}

/** Indexes of the topics with the name that a query is, or that it asks for: "what is patience". */
export function withNameIn(text: string, { language }: Close, index: TopicIndex): Set<number> {
  const whole = index.withName(text);
  if (whole.size > 0 || language === 'arabic') return new Set(whole);
  const words = foldedWords(text, language).map(({ key }) => key);
  const meant = words.filter((key) => wordWeight(key, language) === 1);
  return new Set(index.withName(meant.join(' ')));
}

/**
 * How many topics a query is about.
 * @param scores descending
 */
export function numberOfTopics(scores: readonly number[]): number {
  const [best = 0, second = 0] = scores;
  const least = Math.max(MIN_SCORE, MIN_SHARE * best);
  const count = scores.slice(0, MAX_TOPICS).filter((score) => score >= least).length;
  const isClear = best >= MIN_CLEAR_SCORE && second <= CLEAR_SHARE * best;
  return count === 0 && isClear ? 1 : count;
}

/** How much each topic is about a query, 0 to about 3. */
export function scoresOf(text: string, close: Close, index: TopicIndex): number[] {
  const { language } = close;
  if (language === 'arabic') return [];
  const keys = [...new Set(foldedWords(text, language).map(({ key }) => key))].slice(0, MAX_WORDS);
  const weights = keys.map((key) => wordWeight(key, language));
  // A query of common words alone means them.
  const isMeaningful = weights.some((weight) => weight > COMMON);
  const scores = new TopicScores(index, index.textsIn(language));
  for (const [place, key] of keys.entries()) {
    scores.addWord(key, isMeaningful ? (weights[place] as number) : 1, close);
  }
  return scores.result(close);
}

/** The scores for one query. */
class TopicScores {
  /** By topic: what its texts say of all words. */
  private readonly byTopic: Float64Array;
  /** By text. */
  private readonly byText: Float64Array;
  /** The same, of one word. */
  private readonly ofWord: Float64Array;
  /** Indexes of the texts with any of the words. */
  private readonly found: number[] = [];
  /** What the text with most of one word says, and would say if the word were surely the same. */
  private best = 0;
  private bestIfSure = 0;
  /** What texts with all words would say. */
  private ideal = 0;

  constructor(
    private readonly index: TopicIndex,
    private readonly latin: LatinTexts,
  ) {
    this.byTopic = new Float64Array(index.topics.length);
    this.byText = new Float64Array(latin.texts.length);
    this.ofWord = new Float64Array(latin.texts.length);
  }

  addWord(key: string, weight: number, close: Close): void {
    const isCommon = weight <= COMMON;
    this.best = 0;
    this.bestIfSure = 0;
    const found = this.find(key, weight, isCommon, close);
    const ofTopics = new Map<number, number>();
    for (const id of found) {
      const score = this.ofWord[id] as number;
      this.ofWord[id] = 0;
      if (this.byText[id] === 0) this.found.push(id);
      this.byText[id] = (this.byText[id] as number) + score;
      const { topic, kind } = this.latin.texts[id] as LatinTexts['texts'][number];
      const ofText = score * KIND_WEIGHTS[kind];
      const known = ofTopics.get(topic) ?? 0;
      ofTopics.set(topic, Math.max(known, ofText) + FURTHER_TEXT * Math.min(known, ofText));
    }
    if (isCommon) return;
    this.ideal += this.bestIfSure || weight * Math.log(2 * this.index.topics.length + 2);
    for (const [topic, score] of ofTopics) {
      this.byTopic[topic] = (this.byTopic[topic] as number) + score;
    }
  }

  /** The share of the words that occur somewhere. Verses are close to these alone. */
  private knownShare({ language, meaningfulWords, unknownWords }: Close): number {
    if (language === 'arabic' || meaningfulWords.length === 0) return 1;
    const unknown = unknownWords.flatMap((word) => foldedWords(word, language));
    return Math.max(0, 1 - unknown.length / meaningfulWords.length);
  }

  /** The texts with a word or others of the same meaning; their scores are in `ofWord`. */
  private find(key: string, weight: number, isCommon: boolean, close: Close): number[] {
    const { language } = close;
    if (language === 'arabic') return [];
    const found: number[] = [];
    const words = isCommon ? [key] : [key, ...close.otherWords(key)];
    for (const [place, word] of words.entries()) {
      const ofWord = place === 0 ? weight : weight * OTHER_WORD;
      for (const { stem, weight: agreement } of stemsOf(word, language)) {
        const occurrences = this.latin.withStem(stem);
        if (!occurrences) continue;
        const score = ofWord * agreement * occurrences.rarity;
        if (score > this.best) {
          this.best = score;
          this.bestIfSure = agreement < MIN_SURE ? ofWord * occurrences.rarity : score;
        }
        for (const id of occurrences.texts) {
          const known = this.ofWord[id] as number;
          if (known === 0) found.push(id);
          if (score > known) this.ofWord[id] = score;
        }
        // The other stems of a common word belong to other words.
        if (isCommon) break;
      }
    }
    return found;
  }

  result(close: Close): number[] {
    const { byTopic, index, latin } = this;
    const ideal = this.ideal || 1;
    const names = new Float64Array(byTopic.length);
    const sentences = new Float64Array(byTopic.length);
    for (const id of this.found) {
      const { topic, kind, rarity } = latin.texts[id] as LatinTexts['texts'][number];
      const sum = this.byText[id] as number;
      const ofQuery = Math.min(1, sum / ideal);
      const ofText = Math.min(1, sum / rarity);
      const best = kind === 'sentence' ? sentences : names;
      const share =
        kind === 'sentence'
          ? SENTENCE_SHARE * ofQuery
          : (kind === 'title' ? TITLE_SHARE : NAME_SHARE) * ofQuery * ofText;
      best[topic] = Math.max(best[topic] as number, share);
    }
    const ofVerses = VERSES_SHARE * this.knownShare(close);
    return index.topics.map(({ verses }, topic) => {
      const ofTexts =
        (byTopic[topic] as number) / ideal +
        (names[topic] as number) +
        (sentences[topic] as number);
      return ofTexts + ofVerses * closenessOfVerses(verses, close);
    });
  }
}

/** The closeness of the closest verses in relation to the closest of all, 0 to 1. */
function closenessOfVerses(verses: readonly number[], close: Close): number {
  const best = close.scores[close.verses[0] ?? 0] || 1;
  const closest = new Float64Array(CLOSEST_VERSES);
  for (const verse of verses) {
    let score = Math.min(1, (close.scores[verse] ?? 0) / best);
    for (let place = 0; place < CLOSEST_VERSES && score > 0; place++) {
      const other = closest[place] as number;
      if (score <= other) continue;
      closest[place] = score;
      score = other;
    }
  }
  return closest.reduce((sum, score) => sum + score, 0) / CLOSEST_VERSES;
}
