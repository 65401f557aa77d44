/** The topics that a query names or is about, by their titles, synonyms, notes and verses. */
import { foldedWords } from '../../../../text/foldLatin';
import type { Context } from '../../../context';
import type { PostRow } from '../../../read/rows';
import type { Close } from '../closeness/closeness';
import { topicIndexOf, type TopicIndex } from './topicIndex';
import { TopicScores } from './topicScores';
import { COMMON, wordWeight } from './wordWeight';

const MAX_TOPICS = 3;

/** Further words of a query are not looked up. */
const MAX_WORDS = 16;

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
  return [...new Set([...exact, ...topicsAbout(text, close, index)])]
    .slice(0, MAX_TOPICS)
    .flatMap((topic) => {
      const post = index.topics[topic]?.post;
      return post ? [{ post, isExact: exact.has(topic) }] : [];
    });
}

/** The verses of the topics that a query means as a whole. */
export interface QueryTopics {
  /** Integer keys. */
  verses: ReadonlySet<number>;
  /** True if several words together are the name of a topic. */
  isName: boolean;
}

/**
 * The verses of topics that help to order those with the words of the query: of the topics with its name, or else, as
 * one word is the same in all verses, of those that the word is about.
 */
export function queryTopics(text: string, close: Close, index: TopicIndex): QueryTopics {
  const isSingle = new Set(close.meaningfulWords).size === 1;
  const named = [...withNameIn(text, close, index)];
  const topics = named.length > 0 || !isSingle ? named : topicsAbout(text, close, index);
  return {
    verses: new Set(topics.flatMap((topic) => index.topics[topic]?.verses ?? [])),
    isName: named.length > 0 && !isSingle,
  };
}

/** Indexes of the topics that a query is about, best first. */
function topicsAbout(text: string, close: Close, index: TopicIndex): number[] {
  const found = scoresOf(text, close, index)
    .map((score, topic) => ({ topic, score }))
    .sort((left, right) => right.score - left.score || left.topic - right.topic);
  const count = numberOfTopics(found.map(({ score }) => score));
  return found.slice(0, count).map(({ topic }) => topic);
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
