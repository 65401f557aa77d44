/** The sections of topics, spelled as in the database. */
type TopicSection =
  | 'introduction'
  | 'quran'
  | 'faith'
  | 'faithInAllah'
  | 'faithInAfterlife'
  | 'faithInAngels'
  | 'faithInBook'
  | 'faithInProphets'
  | 'worship'
  | 'salaat'
  | 'fasting'
  | 'hajj'
  | 'alms'
  | 'other';

/** A topic written for this project. */
export interface PostSource {
  section: TopicSection;
  turkishTitle: string;
  englishTitle: string;
  /** Plain paragraphs, separated by empty lines. */
  turkishNote: string;
  englishNote: string;
  /** Verse references in reading order, separated by spaces: "2:255", or "2:1-5" for a range. */
  verses: string;
  /** Other words for the topic, lowercase, separated by ", ". */
  turkishSynonyms?: string;
  englishSynonyms?: string;
  /** English title of the wider topic. */
  broader?: string;
  /** English titles of other topics on the same subject. */
  related?: readonly string[];
  /** Keys of terms whose tables belong to the subject. */
  tables?: readonly number[];
  /** Letters of the roots of its words, separated by spaces. */
  roots?: string;
}
