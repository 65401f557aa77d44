/** Reads rows with their related lists for revisions, and writes them from revisions. */
import type {
  Character,
  Post,
  PostVerse,
  Prisma,
  RevisionEntity,
  Surah,
  Term,
  TermElement,
  Verse,
  VerseAlias,
  Word,
} from '../__generated__/prisma/client';
import { checkArabic } from './checkArabic';
import { checkTopicLevels } from './topicLevels';
import { markVerses, TRANSLATION_MARKS } from './translationMarks';
import { SOURCE_FIELDS, withSources } from './wordSources';
import { versesOfPost, type PostVerseSnapshot } from './versesOfPost';

export type Transaction = Prisma.TransactionClient;

/** A row of a table as JSON. */
type Json<Row> = {
  [Field in keyof Row]: Date extends Row[Field] ? JsonDate<Row[Field]> : Row[Field];
};
type JsonDate<Value> = Exclude<Value, Date> | string;

/** Rows as revisions store them: JSON, with lists of the keys of related rows. */
export interface Snapshots {
  surah: Json<Surah>;
  verse: Json<Verse>;
  word: Json<Word> & { termElementIds: number[] };
  post: Json<Post> & { verses: PostVerseSnapshot[] };
  postVerse: Json<PostVerse>;
  term: Json<Term>;
  termElement: Json<TermElement> & { verseIds: number[] };
  character: Json<Character>;
  verseAlias: Json<VerseAlias>;
}

/** The state of a row in a revision, which was written by `read`. */
export const snapshotOf = <Entity extends RevisionEntity>(
  _entity: Entity,
  state: Prisma.JsonValue,
) => state as unknown as Snapshots[Entity];

interface Entity<Row> {
  /** Type in the GraphQL schema. */
  typename: string;
  /** Name for messages. */
  name: string;
  read(tx: Transaction, id: number): Promise<Row | null>;
  /** Writes fields if the row still has this version; otherwise returns false. */
  write(tx: Transaction, id: number, version: number, data: Partial<Row>): Promise<boolean>;
  /** Integer key of the verse whose search keys depend on the row. */
  verseIdOf?(row: Row): number;
  /** Fields that follow from others, which a conflict does not name. */
  followers?: readonly string[];
  /** Adds the fields that follow from a change of others. */
  complete?(before: Row, data: Partial<Row>, editor: string): Partial<Row>;
  /** @throws {ValidationError} if a change, such as a restored state, must not be written */
  check?(tx: Transaction, before: Row, data: Partial<Row>): Promise<void>;
  /** Fields that stay true when an earlier state is restored. */
  marks?: readonly string[];
  /** Marks other rows that depend on the change. */
  mark?(tx: Transaction, before: Row, data: Partial<Row>): Promise<void>;
}

/** The methods of a Prisma delegate that are used here. */
interface Delegate<Model> {
  findUnique(args: { where: { id: number } }): PromiseLike<Model | null>;
  updateMany(args: {
    where: { id: number; version: number };
    data: object;
  }): PromiseLike<{ count: number }>;
}

/** A list of related rows. */
interface Relation<List> {
  read(tx: Transaction, id: number): Promise<List>;
  write(tx: Transaction, id: number, list: List): Promise<void>;
}

interface Table<Model, Lists> extends Pick<
  Entity<Json<Model> & Lists>,
  'typename' | 'name' | 'verseIdOf' | 'check' | 'mark' | 'marks' | 'followers' | 'complete'
> {
  delegateOf(tx: Transaction): Delegate<Model>;
  relations: { [Field in keyof Lists]: Relation<Lists[Field]> };
}

/** Columns that changes don't write. */
const OWN_COLUMNS = ['id', 'version', 'createdAt'];

function entity<Model extends object, Lists extends object>({
  delegateOf,
  relations,
  ...names
}: Table<Model, Lists>): Entity<Json<Model> & Lists> {
  const fields = Object.keys(relations) as (keyof Lists)[];
  return {
    ...names,
    async read(tx, id) {
      const row = await delegateOf(tx).findUnique({ where: { id } });
      if (!row) return null;
      const lists: Partial<Lists> = {};
      for (const field of fields) lists[field] = await relations[field].read(tx, id);
      return { ...(JSON.parse(JSON.stringify(row)) as Json<Model>), ...(lists as Lists) };
    },
    async write(tx, id, version, data) {
      const columns = Object.fromEntries(
        Object.entries(data).filter(
          ([field]) => !(field in relations) && !OWN_COLUMNS.includes(field),
        ),
      );
      const { count } = await delegateOf(tx).updateMany({
        where: { id, version },
        data: { ...columns, version: version + 1 },
      });
      if (count === 0) return false;
      const lists: Partial<Lists> = data;
      for (const field of fields) {
        const list = lists[field];
        if (list !== undefined) await relations[field].write(tx, id, list);
      }
      return true;
    },
  };
}

const elementsOfWord: Relation<number[]> = {
  async read(tx, wordId) {
    const rows = await tx.termElementWord.findMany({
      where: { wordId },
      orderBy: { position: 'asc' },
    });
    return rows.map(({ termElementId }) => termElementId);
  },
  async write(tx, wordId, termElementIds) {
    await tx.termElementWord.deleteMany({ where: { wordId } });
    await tx.termElementWord.createMany({
      data: termElementIds.map((termElementId, index) => ({
        termElementId,
        wordId,
        position: index + 1,
      })),
    });
  },
};

const versesOfElement: Relation<number[]> = {
  async read(tx, termElementId) {
    const rows = await tx.termElementVerse.findMany({
      where: { termElementId },
      orderBy: { verseId: 'asc' },
    });
    return rows.map(({ verseId }) => verseId);
  },
  async write(tx, termElementId, verseIds) {
    await tx.termElementVerse.deleteMany({ where: { termElementId } });
    await tx.termElementVerse.createMany({
      data: verseIds.map((verseId) => ({ termElementId, verseId })),
    });
  },
};

/** An entity without related lists. */
const plain = <Model extends object>(table: Omit<Table<Model, object>, 'relations'>) =>
  entity<Model, object>({ ...table, relations: {} });

export const entities: { [Name in RevisionEntity]: Entity<Snapshots[Name]> } = {
  surah: plain({
    typename: 'Surah',
    name: 'surah',
    delegateOf: ({ surah }) => surah,
  }),
  verse: plain({
    typename: 'Verse',
    name: 'verse',
    delegateOf: ({ verse }) => verse,
    verseIdOf: ({ id }) => id,
    marks: TRANSLATION_MARKS,
  }),
  word: entity<Word, Pick<Snapshots['word'], 'termElementIds'>>({
    typename: 'Word',
    name: 'word',
    delegateOf: ({ word }) => word,
    relations: { termElementIds: elementsOfWord },
    verseIdOf: ({ verseId }) => verseId,
    followers: SOURCE_FIELDS,
    complete: withSources,
    check: checkArabic,
    mark: (tx, before, data) => markVerses(tx, [{ before, data }]),
  }),
  post: entity<Post, Pick<Snapshots['post'], 'verses'>>({
    typename: 'Post',
    name: 'post',
    delegateOf: ({ post }) => post,
    relations: { verses: versesOfPost },
    check: checkTopicLevels,
  }),
  postVerse: plain({
    typename: 'PostVerse',
    name: 'verse of a post',
    delegateOf: ({ postVerse }) => postVerse,
  }),
  term: plain({
    typename: 'Term',
    name: 'term',
    delegateOf: ({ term }) => term,
  }),
  termElement: entity({
    typename: 'TermElement',
    name: 'term element',
    delegateOf: ({ termElement }) => termElement,
    relations: { verseIds: versesOfElement },
  }),
  character: plain({
    typename: 'Character',
    name: 'letter',
    delegateOf: ({ character }) => character,
  }),
  verseAlias: plain({
    typename: 'VerseAlias',
    name: 'name of a verse',
    delegateOf: ({ verseAlias }) => verseAlias,
  }),
};
