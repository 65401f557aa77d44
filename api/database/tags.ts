/** Tags name parts of the content: those that a response shows, and those that a change affects. */

export type Tag = string;

/** On a response: any change affects it. In a change: it affects every response. */
export const EVERYTHING: Tag = '*';

/** On a response that depends on the date, beside the tag of that day; it is outdated at midnight UTC. */
export const TODAY: Tag = 'today';

/** The tags of single rows. */
export const tagOf = {
  surah: (id: number): Tag => `s${id}`,
  /** A verse, its words, their term elements, and the posts that contain it. */
  verse: (id: number): Tag => `v${id}`,
  /** The words with a root. */
  root: (id: number): Tag => `r${id}`,
  /** A post and its verses. */
  post: (id: number): Tag => `p${id}`,
  /** A term and its elements. */
  term: (id: number): Tag => `t${id}`,
  /** @param date in ISO form */
  day: (date: string): Tag => `d${date}`,
};

/** The tags of lists: which rows there are, their order, and their names. */
export const LISTS = {
  surahs: 'surahs',
  roots: 'roots',
  posts: 'posts',
  /** The latest changes of posts and of their verses. */
  topicChanges: 'topicChanges',
  terms: 'terms',
  aliases: 'aliases',
  letters: 'letters',
  /** The further translations, what is said about them and all their texts. */
  translations: 'translations',
  /** The texts that searches read. */
  texts: 'texts',
} as const satisfies Record<string, Tag>;
