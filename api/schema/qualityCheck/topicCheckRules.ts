/** Finds likely mistakes in the topics by comparing all of them. */
import { findVerseReferences } from '../../../text/findVerseReferences';
import { FOLDS, type LatinLanguage } from '../../../text/foldLatin';
import { textOfHtml } from '../../../text/html';
import { numberedReferences } from '../../../text/numberedReferences';
import { certainRuns } from '../../../text/references';
import { verseKeysOf } from '../../../text/verseReference';

/** What the checks compare of a topic, in one language. */
export interface CheckedTopic {
  id: number;
  broaderId: number | null;
  title: string;
  /** HTML. */
  note: string;
  synonyms: readonly string[];
  /** Keys of the verses in order. */
  verseKeys: readonly string[];
}

export interface TopicFinding {
  id: number;
  text: string;
  expected: string | null;
}

/** The note of the Beginning explains the opening phrase, which is not one of its verses. */
const OPENING_PHRASE = { topicId: 1, key: '16:98' };

/** References in notes, each with those of its verses that the topic lacks. */
export const referencesOutside = (topics: readonly CheckedTopic[]): TopicFinding[] =>
  topics.flatMap(({ id, note, verseKeys }) => {
    const own = new Set(verseKeys);
    if (id === OPENING_PHRASE.topicId) own.add(OPENING_PHRASE.key);
    const references = findVerseReferences(textOfHtml(note), numberedReferences);
    const texts = [...new Set(references.map(({ text }) => text))];
    return texts.flatMap((text) => {
      const runs = certainRuns(numberedReferences.parse(text, { isExact: true })) ?? [];
      const missing = runs.flatMap(verseKeysOf).filter((key) => !own.has(key));
      return missing.length > 0 ? { id, text, expected: listed(missing) } : [];
    });
  });

/** Synonyms that another topic has too, or has as its title, with the titles of these. */
export function sharedSynonyms(
  topics: readonly CheckedTopic[],
  language: LatinLanguage,
): TopicFinding[] {
  const fold = FOLDS[language];
  const users = new Map<string, CheckedTopic[]>();
  for (const topic of topics) {
    for (const key of new Set([topic.title, ...topic.synonyms].map(fold))) {
      users.set(key, [...(users.get(key) ?? []), topic]);
    }
  }
  return topics.flatMap(({ id, synonyms }) =>
    synonyms.flatMap((text) => {
      const others = (users.get(fold(text)) ?? []).filter((topic) => topic.id !== id);
      const expected = others.map(({ title }) => title).join(', ');
      return others.length > 0 ? { id, text, expected } : [];
    }),
  );
}

/** Topics all of whose verses other topics have too; a broader topic and its parts may share verses. */
export function withoutOwnVerse(topics: readonly CheckedTopic[]): TopicFinding[] {
  const users = new Map<string, CheckedTopic[]>();
  for (const topic of topics) {
    for (const key of new Set(topic.verseKeys)) {
      users.set(key, [...(users.get(key) ?? []), topic]);
    }
  }
  return topics.flatMap((topic) => {
    const isElsewhere = (key: string) =>
      users.get(key)?.some((other) => other.id !== topic.id && !isOfFamily(topic, other));
    const { id, verseKeys } = topic;
    if (verseKeys.length === 0 || !verseKeys.every(isElsewhere)) return [];
    return { id, text: listed(verseKeys), expected: null };
  });
}

const isOfFamily = (one: CheckedTopic, other: CheckedTopic) =>
  other.broaderId === one.id || one.broaderId === other.id;

const MAX_LISTED = 10;

/** The first items. */
const listed = (keys: readonly string[]) =>
  keys.slice(0, MAX_LISTED).join(', ') + (keys.length > MAX_LISTED ? ', …' : '');
