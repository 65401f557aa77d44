/** Records what a response depends on: the tags of every row that a resolver returns. */
import {
  getNamedType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context';
import { EVERYTHING, LISTS, tagOf, TODAY, type Tag } from '../database/tags';
import type {
  PostRow,
  PostVerseRow,
  RootRow,
  SuggestionRow,
  SurahRow,
  TermElementRow,
  TermRow,
  VerseRow,
  WordRow,
} from './rows';
import type { VerseFilter } from './verseFilter';

/**
 * Adds the tags of a row with the rows that it contains, by its type. Sets rather than arrays, because
 * a response may have hundreds of words.
 */
const ADD_ROW_TAGS: Record<string, ((tags: Set<Tag>, row: never) => void) | undefined> = {
  Surah: (tags, { id }: SurahRow) => tags.add(tagOf.surah(id)),
  Verse: (tags, { id, surahId }: VerseRow) => tags.add(tagOf.verse(id)).add(tagOf.surah(surahId)),
  Word: (tags, { verseId, termElements }: WordRow) => {
    tags.add(tagOf.verse(verseId));
    for (const { termId } of termElements) tags.add(tagOf.term(termId));
  },
  Root: (tags, { id }: RootRow) => tags.add(tagOf.root(id)),
  Post: (tags, { id }: PostRow) => tags.add(tagOf.post(id)),
  PostVerse: (tags, { postId, verseId, verse }: PostVerseRow) =>
    tags.add(tagOf.post(postId)).add(tagOf.verse(verseId)).add(tagOf.surah(verse.surahId)),
  Term: (tags, { id }: TermRow) => tags.add(tagOf.term(id)),
  TermElement: (tags, { termId }: TermElementRow) => tags.add(tagOf.term(termId)),
  VerseAlias: (tags) => tags.add(LISTS.aliases),
  Character: (tags) => tags.add(LISTS.letters),
  ReadingSign: (tags) => tags.add(LISTS.letters),
  Translation: (tags) => tags.add(LISTS.translations),
};

const { surahs, roots, posts, terms, aliases, texts, translations } = LISTS;

/** Tags of fields that depend on more than their parent and the rows that they return. */
const FIELD_TAGS: Record<string, readonly Tag[] | undefined> = {
  // They count what has changed since.
  'Query.postAt': [EVERYTHING],
  'Query.termAt': [EVERYTHING],
  'Query.verseAt': [EVERYTHING],
  'Day.topic': [posts],
  'Query.apiVersion': [],
  'Query.changes': [EVERYTHING],
  'Query.contentChangedAt': [EVERYTHING],
  'Query.contentRevision': [EVERYTHING],
  'TermElement.forms': [texts],
  'TermElement.leftOut': [texts],
  'TermElement.occurrences': [texts],
  'TermElement.rules': [texts],
  'Query.findRoots': [texts, roots],
  'Query.lemmas': [texts, roots],
  'Post.broader': [posts],
  'Post.narrower': [posts],
  'Post.next': [posts],
  'Post.previous': [posts],
  'Post.related': [posts],
  'Post.relatedTerms': [terms],
  'Post.roots': [roots],
  'Query.posts': [posts],
  'Query.root': [roots],
  'Query.rootInitials': [roots],
  'Query.roots': [roots],
  'Query.resolve': [surahs],
  'Query.search': [texts, surahs, aliases, roots, posts, terms, translations],
  'Query.suggest': [surahs, aliases, posts, terms, roots],
  'Query.termElements': [terms],
  'Query.terms': [terms],
  'Query.translations': [translations],
  'Query.verseAliases': [aliases],
  'Query.verseCounts': [posts, roots, terms],
  'Root.nextLetters': [roots],
  'Root.previousLetters': [roots],
  'Verse.similar': [texts],
  'Verse.translations': [translations],
};

/** Tags of fields that depend on more only with some arguments. */
const ARGUMENT_TAGS: Record<string, ((args: Record<string, unknown>) => Tag[]) | undefined> = {
  'Query.verses': ({ filter }) => {
    const { posts, notPosts, roots, notRoots, elements, notElements } = (filter ??
      {}) as VerseFilter;
    return [
      ...[...(posts ?? []), ...(notPosts ?? [])].map(tagOf.post),
      ...(roots?.length || notRoots?.length ? [LISTS.roots] : []),
      ...(elements?.length || notElements?.length ? [LISTS.terms] : []),
    ];
  },
  'VerseCounts.roots': ({ text }) => (text ? [LISTS.texts] : []),
};

/** Tags of fields that return null or a list with nulls for rows that may be created later. */
const TAGS_OF_NULL: Record<string, readonly Tag[] | undefined> = {
  'Query.node': [posts, terms, aliases, roots, translations],
  'Query.nodes': [posts, terms, aliases, roots, translations],
  'Query.post': [posts],
  'Query.postVerse': [posts],
  'Query.term': [terms],
  'Query.verseAlias': [aliases],
};

/** Fields that depend only on their parent and the rows that they return. */
const OF_PARENT = new Set([
  'Change.changedAt',
  'Change.isGone',
  'Change.key',
  'Change.row',
  'Character.updatedAt',
  'Post.updatedAt',
  'PostVerse.updatedAt',
  'ReadingSign.updatedAt',
  'Root.updatedAt',
  'Root.version',
  'Surah.updatedAt',
  'Term.updatedAt',
  'TermElement.updatedAt',
  'Verse.updatedAt',
  'VerseAlias.updatedAt',
  'Word.updatedAt',
  'Character.forms',
  'Day.verse',
  'Juz.firstPage',
  'Juz.firstVerse',
  'Juz.lastPage',
  'Juz.lastVerse',
  'Juz.nextNumber',
  'Juz.previousNumber',
  'Juz.verses',
  'MushafPage.firstVerse',
  'MushafPage.hizb',
  'MushafPage.juz',
  'MushafPage.lastVerse',
  'MushafPage.nextNumber',
  'MushafPage.previousNumber',
  'MushafPage.verses',
  'OpeningPhrase.transcription',
  'OpeningPhrase.words',
  'OpeningWord.transcription',
  'Passage.firstKey',
  'Passage.lastKey',
  'Post.numberOfVerses',
  'Post.openingPhrase',
  'Post.verses',
  'PostVerse.englishTranslation',
  'PostVerse.post',
  'PostVerse.turkishTranslation',
  'Query.characters',
  'Query.day',
  'Query.juz',
  'Query.page',
  // Never cached.
  'Query.rateLimit',
  'Query.readingSigns',
  'Query.surah',
  'Query.surahs',
  'Query.unknownRevision',
  'Query.verse',
  'Query.verses',
  'Query.viewer',
  'Query.word',
  'RelatedPost.post',
  'RelatedTerm.term',
  'Root.englishGlosses',
  'Root.englishMeanings',
  'Root.englishNote',
  'Root.englishSense',
  'Root.forms',
  'Root.lemma',
  'Root.lemmas',
  'Root.meaning',
  'Root.numberOfOccurrences',
  'Root.numberOfVerses',
  'Root.transcription',
  'Root.turkishGlosses',
  'Root.turkishMeanings',
  'Root.turkishNote',
  'Root.turkishSense',
  'Root.words',
  'RootForm.englishGlosses',
  'RootForm.turkishGlosses',
  'SearchAnswer.conditions',
  'SearchAnswer.elements',
  'SearchAnswer.posts',
  'SearchAnswer.root',
  'SearchAnswer.roots',
  'SearchAnswer.surahs',
  'SearchJump.firstVerse',
  'SearchJump.lastVerse',
  'SearchResult.verse',
  'SimilarVerse.verse',
  'SearchResult.words',
  'Surah.basmala',
  'Surah.verses',
  'Term.termElements',
  'TermElement.term',
  'TermElement.verses',
  'Translation.isStoredInVerse',
  'Translation.licence',
  'Verse.arabicText',
  'Verse.glosses',
  'Verse.hizb',
  'Verse.juz',
  'Verse.manzil',
  'Verse.page',
  'Verse.passage',
  'Verse.postVerses',
  'Verse.posts',
  'Verse.prostration',
  // Depends on the settings of the server, not on content.
  'Verse.recording',
  'Verse.quarter',
  'Verse.ruku',
  'Verse.rukuInSurah',
  'Verse.source',
  'Verse.transcription',
  'Verse.words',
  'VerseAlias.firstVerse',
  'VerseAlias.lastVerse',
  'VerseCounts.conditions',
  'VerseCounts.elements',
  'VerseCounts.posts',
  'VerseCounts.roots',
  'VerseCounts.totalCount',
  'VerseRun.firstVerse',
  'VerseRun.lastVerse',
  'Word.englishGlossGroup',
  'Word.englishSource',
  'Word.grammar',
  'Word.grammarSource',
  'Word.lemmaSource',
  'Word.recording',
  'Word.rootSource',
  'Word.termElementsSource',
  'Word.transcription',
  'Word.turkishGlossGroup',
  'Word.turkishSource',
  'Word.verse',
]);
const OF_PARENT_PATTERN =
  /Connection\.|Edge\.|^(VerseSource|CountingRule|LeftOutWord|GlossGroup|RateLimit|WordGrammar|WordSegment|Recording|WordTiming|Lemma|RootMeaning|Citation|Past\w+|UnknownRevision)\.|\.(id|databaseId|url)$/;

/** Adds the tags of a value that a field returned. */
type Recording = (
  value: unknown,
  args: Record<string, unknown>,
  tags: Set<Tag>,
  source: unknown,
) => void;

/** Makes the resolvers of a schema add the tags of what they return to the tags of the context. */
export function recordDependencies(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const recording = field.resolve && recordingOf(`${type.name}.${field.name}`, field.type);
      if (field.resolve && recording) field.resolve = recorded(field.resolve, recording);
    }
  }
  return schema;
}

/** Undefined for a field that depends only on its parent. */
function recordingOf(name: string, type: GraphQLOutputType): Recording | undefined {
  const parts: Recording[] = [];
  const ofField = FIELD_TAGS[name] ?? (isOfParent(name) ? [] : [EVERYTHING]);
  if (ofField.length > 0) parts.push((_value, _args, tags) => addTo(tags, ofField));
  const ofArguments = ARGUMENT_TAGS[name];
  if (ofArguments) parts.push((_value, args, tags) => addTo(tags, ofArguments(args)));
  const ofNull = TAGS_OF_NULL[name];
  if (ofNull) {
    parts.push((value, _args, tags) => {
      if (listOf(value).some((one) => one === null || isThenable(one))) addTo(tags, ofNull);
    });
  }
  // Words contain their roots, which no resolver returns.
  if (name.startsWith('Root.') && !OF_PARENT_PATTERN.test(name)) {
    parts.push((_value, _args, tags, source) => addRow(tags, 'Root', source));
  }
  const row = getNamedType(type).name;
  if (ADD_ROW_TAGS[row]) {
    parts.push((value, _args, tags) => {
      for (const one of listOf(value)) addRow(tags, row, one);
    });
  }
  if (name === 'Query.day') parts.push(recordToday);
  if (name === 'Query.suggest') parts.push(recordTargets);
  if (name === 'Query.node' || name === 'Query.nodes') parts.push(recordNodes);
  if (parts.length === 0) return undefined;
  const [first] = parts;
  return parts.length === 1 ? first : (...given) => parts.forEach((part) => part(...given));
}

const isOfParent = (name: string) =>
  name in TAGS_OF_NULL || OF_PARENT.has(name) || OF_PARENT_PATTERN.test(name);

function recorded(
  resolve: GraphQLFieldResolver<unknown, Context>,
  record: Recording,
): GraphQLFieldResolver<unknown, Context> {
  return (source, args: Record<string, unknown>, context, info) => {
    const value = resolve(source, args, context, info);
    if (!isThenable(value)) {
      record(value, args, context.tags, source);
      return value;
    }
    return value.then((resolved) => {
      record(resolved, args, context.tags, source);
      return resolved;
    });
  };
}

/** The promises of Prisma are no instances of Promise. */
const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';

const recordToday: Recording = (day, { date }, tags) => {
  const today = date == null && (day as { date: string } | null)?.date;
  if (today) tags.add(TODAY).add(tagOf.day(today));
};

const recordTargets: Recording = (suggestions, _args, tags) => {
  for (const { target } of suggestions as SuggestionRow[]) addRow(tags, target.__typename, target);
};

const recordNodes: Recording = (value, { id, ids }, tags) => {
  const keys = (ids ?? [id]) as string[];
  listOf(value).forEach((node, index) => {
    const [typename = ''] = Buffer.from(keys[index] ?? '', 'base64')
      .toString()
      .split(':');
    addRow(tags, typename, node);
  });
};

function addRow(tags: Set<Tag>, typename: string, row: unknown): void {
  if (isThenable(row)) {
    // The caller waits for it too, and reports its error.
    row.then(
      (resolved) => addRow(tags, typename, resolved),
      () => undefined,
    );
    return;
  }
  if (typeof row !== 'object' || row === null || row instanceof Error) return;
  const add = ADD_ROW_TAGS[typename];
  if (add) add(tags, row as never);
  else tags.add(EVERYTHING);
}

function addTo(tags: Set<Tag>, added: readonly Tag[]): void {
  for (const tag of added) tags.add(tag);
}

/** The items of a list, or one item; null for a missing one. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value ?? null]);
