/** The categories of the topics, spelled as the database spells them. */
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

/** A topic as this project writes it. */
export interface PostSource {
  section: TopicSection;
  turkishTitle: string;
  englishTitle: string;
  /** Plain paragraphs; an empty line between two. */
  turkishNote: string;
  englishNote: string;
  /** "2:255", with spaces between, in the order in which they are to be read; "2:1-5" for several. */
  verses: string;
}
