/** The order and the filter of the index of topics. */
import { nameLetter } from '../i18n/withoutArticle';
import { LANGUAGE_TAGS, type Language } from '../language';
import { foundBy } from '../ui/table/filterRows';

export interface IndexedTopic {
  databaseId: number;
  /** By the API's name. */
  section: string;
  /** In the language of the reader. */
  title: string;
  /** The title in the other language, and the synonyms in both. */
  otherNames: readonly string[];
  numberOfVerses: number;
  /** Key of the broader topic. */
  broaderId: number | undefined;
}

export interface FoundTopic extends IndexedTopic {
  /** The name by which it was found, if that is not its title. */
  foundAs?: string | undefined;
}

/** The topics with every written word in their title or other names; all of them without a word. */
export function filterTopics(topics: readonly IndexedTopic[], written: string): FoundTopic[] {
  if (written.trim() === '') return [...topics];
  return topics.flatMap((topic): FoundTopic[] => {
    const { title, otherNames } = topic;
    if (foundBy(written, [title])) return [topic];
    if (!foundBy(written, [title, ...otherNames])) return [];
    return [{ ...topic, foundAs: otherNames.find((name) => foundBy(written, [title, name])) }];
  });
}

export interface TopicTree<Topic> {
  topic: Topic;
  parts: Topic[];
}

/** The topics of each section in their order, each with those of its parts that are among the topics. */
export function bySection<Topic extends IndexedTopic>(topics: readonly Topic[]) {
  const ids = new Set(topics.map(({ databaseId }) => databaseId));
  const isPart = ({ broaderId }: Topic) => broaderId !== undefined && ids.has(broaderId);
  const trees = topics
    .filter((topic) => !isPart(topic))
    .map((topic) => ({
      topic,
      parts: topics.filter(({ broaderId }) => broaderId === topic.databaseId),
    }));
  return grouped(trees, ({ topic }) => topic.section);
}

/** The topics of each letter in alphabetical order. */
export function byLetter<Topic extends IndexedTopic>(topics: readonly Topic[], language: Language) {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[language], { ignorePunctuation: true });
  const nameOf = ({ title }: Topic) => filingName(title, language);
  const sorted = [...topics].sort((a, b) => compare(nameOf(a), nameOf(b)));
  return grouped(sorted, (topic) => nameLetter(nameOf(topic), language));
}

/** English titles are in the place of the word after their article. */
const filingName = (title: string, language: Language) =>
  language === 'english' ? title.replace(/^(the|an?)\s+/i, '') : title;

/** Groups in the order of their first items. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
