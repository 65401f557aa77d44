/** How a row is read for a revision, and written from one: its fields and what hangs on it. */
import type { Prisma, RevisionEntity } from '../prisma/client/client';

export type Transaction = Prisma.TransactionClient;

/** A row as a revision keeps it: JSON, with the keys of what hangs on it as lists. */
export type Snapshot = Record<string, unknown>;

interface Entity {
  /** In the GraphQL schema. */
  typename: string;
  /** For messages. */
  name: string;
  read(tx: Transaction, id: number): Promise<Snapshot | null>;
  /** Writes fields when the row still has this version; false when it has not. */
  write(tx: Transaction, id: number, version: number, data: Snapshot): Promise<boolean>;
}

/** The part of Prisma's delegates that rows without relations need. */
interface Delegate {
  findUnique(args: { where: { id: number } }): Promise<object | null>;
  updateMany(args: {
    where: { id: number; version: number };
    data: object;
  }): Promise<{ count: number }>;
}

function plain(
  typename: string,
  name: string,
  delegateOf: (tx: Transaction) => unknown,
  /** Fields of a snapshot that are not columns, and how they are read and written. */
  relations: Record<string, Relation> = {},
): Entity {
  const delegate = (tx: Transaction) => delegateOf(tx) as Delegate;
  return {
    typename,
    name,
    async read(tx, id) {
      const row = await delegate(tx).findUnique({ where: { id } });
      if (!row) return null;
      const snapshot = JSON.parse(JSON.stringify(row)) as Snapshot;
      for (const [field, relation] of Object.entries(relations)) {
        snapshot[field] = await relation.read(tx, id);
      }
      return snapshot;
    },
    async write(tx, id, version, data) {
      const columns = Object.fromEntries(
        Object.entries(data).filter(
          ([field]) => !(field in relations) && !['id', 'version', 'createdAt'].includes(field),
        ),
      );
      const { count } = await delegate(tx).updateMany({
        where: { id, version },
        data: { ...columns, version: version + 1 },
      });
      if (count === 0) return false;
      for (const [field, relation] of Object.entries(relations)) {
        if (field in data) await relation.write(tx, id, data[field]);
      }
      return true;
    },
  };
}

interface Relation {
  read(tx: Transaction, id: number): Promise<unknown>;
  write(tx: Transaction, id: number, value: unknown): Promise<void>;
}

/** A verse of a post with the translations that the post has of its own. */
export interface PostVerseSnapshot {
  verseId: number;
  turkishTranslation: string | null;
  englishTranslation: string | null;
  turkishTranslationHtml: string | null;
  englishTranslationHtml: string | null;
}

/** Rows of verses that stay in the post keep their keys, so that links and edits of them go on. */
const versesOfPost: Relation = {
  read: (tx, postId) =>
    tx.postVerse.findMany({
      where: { postId },
      orderBy: { position: 'asc' },
      select: {
        verseId: true,
        turkishTranslation: true,
        englishTranslation: true,
        turkishTranslationHtml: true,
        englishTranslationHtml: true,
      },
    }),
  async write(tx, postId, value) {
    const wanted = value as PostVerseSnapshot[];
    const rows = await tx.postVerse.findMany({ where: { postId }, orderBy: { position: 'asc' } });
    // Out of the way of the unique places.
    await tx.postVerse.updateMany({ where: { postId }, data: { position: { multiply: -1 } } });
    for (const [index, verse] of wanted.entries()) {
      const place = rows.findIndex(({ verseId }) => verseId === verse.verseId);
      const [row] = place < 0 ? [] : rows.splice(place, 1);
      const data = { ...verse, postId, position: index + 1 };
      if (row) await tx.postVerse.update({ where: { id: row.id }, data });
      else await tx.postVerse.create({ data });
    }
    await tx.postVerse.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  },
};

const elementsOfWord: Relation = {
  async read(tx, wordId) {
    const rows = await tx.termElementWord.findMany({
      where: { wordId },
      orderBy: { position: 'asc' },
    });
    return rows.map(({ termElementId }) => termElementId);
  },
  async write(tx, wordId, value) {
    await tx.termElementWord.deleteMany({ where: { wordId } });
    await tx.termElementWord.createMany({
      data: (value as number[]).map((termElementId, index) => ({
        termElementId,
        wordId,
        position: index + 1,
      })),
    });
  },
};

const versesOfElement: Relation = {
  async read(tx, termElementId) {
    const rows = await tx.termElementVerse.findMany({
      where: { termElementId },
      orderBy: { verseId: 'asc' },
    });
    return rows.map(({ verseId }) => verseId);
  },
  async write(tx, termElementId, value) {
    await tx.termElementVerse.deleteMany({ where: { termElementId } });
    await tx.termElementVerse.createMany({
      data: (value as number[]).map((verseId) => ({ termElementId, verseId })),
    });
  },
};

export const entities: Record<RevisionEntity, Entity> = {
  surah: plain('Surah', 'surah', (tx) => tx.surah),
  verse: plain('Verse', 'verse', (tx) => tx.verse),
  word: plain('Word', 'word', (tx) => tx.word, { termElementIds: elementsOfWord }),
  post: plain('Post', 'post', (tx) => tx.post, { verses: versesOfPost }),
  postVerse: plain('PostVerse', 'verse of a post', (tx) => tx.postVerse),
  term: plain('Term', 'term', (tx) => tx.term),
  termElement: plain('TermElement', 'term element', (tx) => tx.termElement, {
    verseIds: versesOfElement,
  }),
  character: plain('Character', 'letter', (tx) => tx.character),
  verseAlias: plain('VerseAlias', 'name of a verse', (tx) => tx.verseAlias),
};
