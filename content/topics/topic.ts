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
}
