/** How much the texts and the verses of each topic say of a query. */
import { foldedWords } from '../../../../text/foldLatin';
import { stemsOf } from '../../../../text/stems';
import type { Close } from '../closeness/closeness';
import type { LatinTexts, TopicIndex } from './topicIndex';
import { COMMON } from './wordWeight';

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

/** The scores for one query. */
export class TopicScores {
  /** By topic: what its texts say of all words. */
  private readonly byTopic: Float64Array;
  /** By text. */
  private readonly byText: Float64Array;
  /** The same, of one word. */
  private readonly ofWord: Float64Array;
  /** Indexes of the texts with any of the words. */
  private readonly found: number[] = [];
  /** The highest score of one word in any text. */
  private best = 0;
  /** The same without the deduction for a stem that is hardly the word's own. `ideal` sums it up. */
  private bestIfSure = 0;
  /** The score of a text with all words, by which the scores of topics and texts are divided. */
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
