/**
 * The verses of a post. One that is taken out and has translations of the post's own, or a history, is kept with its
 * key in a table of its own, which no public reader knows, until it is added to the same post again.
 */
import type { PostVerse, Prisma } from '../__generated__/prisma/client';

type Transaction = Prisma.TransactionClient;

/** A verse of a post with the post's own translations. */
export type PostVerseSnapshot = Pick<
  PostVerse,
  | 'verseId'
  | 'turkishTranslation'
  | 'englishTranslation'
  | 'turkishTranslationHtml'
  | 'englishTranslationHtml'
>;

const SNAPSHOT = {
  verseId: true,
  turkishTranslation: true,
  englishTranslation: true,
  turkishTranslationHtml: true,
  englishTranslationHtml: true,
};

const NO_TRANSLATIONS = {
  turkishTranslation: null,
  englishTranslation: null,
  turkishTranslationHtml: null,
  englishTranslationHtml: null,
};

/** Verses that were taken out of a post, the last one first. */
const removedFrom = (tx: Transaction, postId: number) =>
  tx.removedPostVerse.findMany({
    where: { postId },
    orderBy: [{ removedAt: 'desc' }, { id: 'desc' }],
  });

/**
 * Each verse with the post's own translations, also those of verses that return. Those of a repeated verse keep their
 * order.
 * @param before the verses that are in the post
 */
export async function withOwnTranslations(
  tx: Transaction,
  postId: number,
  verseIds: readonly number[],
  before: readonly PostVerseSnapshot[],
): Promise<PostVerseSnapshot[]> {
  const known = [...before, ...(await removedFrom(tx, postId)).map(snapshotOf)];
  return verseIds.map(
    (verseId) =>
      take(known, (verse) => verse.verseId === verseId) ?? { verseId, ...NO_TRANSLATIONS },
  );
}

/** Verses that remain in the post keep their rows, so that links to them and drafts remain valid. */
export const versesOfPost = {
  read: (tx: Transaction, postId: number): Promise<PostVerseSnapshot[]> =>
    tx.postVerse.findMany({ where: { postId }, orderBy: { position: 'asc' }, select: SNAPSHOT }),

  async write(tx: Transaction, postId: number, wanted: PostVerseSnapshot[]): Promise<void> {
    const rows = await tx.postVerse.findMany({ where: { postId }, orderBy: { position: 'asc' } });
    const removed = await removedFrom(tx, postId);
    // Negative positions avoid conflicts with the unique constraint.
    await tx.postVerse.updateMany({ where: { postId }, data: { position: { multiply: -1 } } });
    for (const [index, verse] of wanted.entries()) {
      const isVerse = (row: PostVerseSnapshot) => row.verseId === verse.verseId;
      const position = index + 1;
      const row = take(rows, isVerse);
      if (row) {
        const data = { ...verse, position, version: versionWith(verse, row) };
        await tx.postVerse.update({ where: { id: row.id }, data });
        continue;
      }
      const kept = take(removed, (one) => isSame(one, verse)) ?? take(removed, isVerse);
      if (!kept) {
        await tx.postVerse.create({ data: { ...verse, postId, position } });
        continue;
      }
      const { id } = kept;
      const version = versionWith(verse, kept);
      await tx.removedPostVerse.delete({ where: { id } });
      await tx.postVerse.create({ data: { ...verse, id, postId, position, version } });
    }
    const isWorthKeeping = ({ version, ...row }: PostVerse) =>
      version > 1 || !isSame(row, { verseId: row.verseId, ...NO_TRANSLATIONS });
    await tx.removedPostVerse.createMany({
      data: rows.filter(isWorthKeeping).map(({ position: _, ...row }) => row),
    });
    await tx.postVerse.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  },
};

const snapshotOf = (row: PostVerseSnapshot): PostVerseSnapshot => ({
  verseId: row.verseId,
  turkishTranslation: row.turkishTranslation,
  englishTranslation: row.englishTranslation,
  turkishTranslationHtml: row.turkishTranslationHtml,
  englishTranslationHtml: row.englishTranslationHtml,
});

const isSame = (one: PostVerseSnapshot, other: PostVerseSnapshot) =>
  JSON.stringify(snapshotOf(one)) === JSON.stringify(snapshotOf(other));

/** Other translations are another version, so that nobody saves over them unseen. */
const versionWith = (verse: PostVerseSnapshot, row: PostVerseSnapshot & { version: number }) =>
  isSame(verse, row) ? row.version : row.version + 1;

/** Removes the first item that fits. */
function take<Item>(items: Item[], fits: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(fits);
  return index < 0 ? undefined : items.splice(index, 1)[0];
}
