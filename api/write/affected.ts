/** The tags of the content that a change affects. */
import type { RevisionEntity } from '../__generated__/prisma/client';
import { LISTS, tagOf, type Tag } from '../database/tags';
import type { Snapshots, Transaction } from './entities';

/** The states of a row before and after a change; only the second one of a new row. */
type States<Entity extends RevisionEntity> = readonly Snapshots[Entity][];

const affectedBy: {
  [Entity in RevisionEntity]: (
    states: States<Entity>,
    tx: Transaction,
  ) => readonly Tag[] | Promise<readonly Tag[]>;
} = {
  surah: (states) => [...states.map(({ id }) => tagOf.surah(id)), LISTS.surahs],
  verse: (states) => [...states.map(({ id }) => tagOf.verse(id)), LISTS.texts],
  word: (states) => {
    const rootIds = new Set(states.map(({ rootId }) => rootId));
    return [
      ...states.map(({ verseId }) => tagOf.verse(verseId)),
      ...[...rootIds].flatMap((id) => (id === null ? [] : tagOf.root(id))),
      ...(rootIds.size > 1 ? [LISTS.roots] : []),
      LISTS.texts,
    ];
  },
  post: (states) => [
    ...states.flatMap(({ id, verses }) => [
      tagOf.post(id),
      ...verses.map(({ verseId }) => tagOf.verse(verseId)),
    ]),
    LISTS.posts,
    LISTS.topicChanges,
  ],
  postVerse: (states) => [...states.map(({ postId }) => tagOf.post(postId)), LISTS.topicChanges],
  term: (states) => [...states.map(({ id }) => tagOf.term(id)), LISTS.terms],
  async termElement(states, tx) {
    const tags = [...states.map(({ termId }) => tagOf.term(termId)), LISTS.terms];
    const [before, after] = states;
    if (!after || before?.deletedAt === after.deletedAt) return tags;
    // Words show their elements, unless these are deleted.
    const words = await tx.termElementWord.findMany({
      where: { termElementId: after.id },
      select: { word: { select: { verseId: true } } },
    });
    return [...tags, ...words.map(({ word }) => tagOf.verse(word.verseId))];
  },
  character: () => [LISTS.letters],
  verseAlias: () => [LISTS.aliases],
};

/** @param before null for a new row */
export async function affectedTags<Entity extends RevisionEntity>(
  tx: Transaction,
  entity: Entity,
  before: Snapshots[Entity] | null,
  after: Snapshots[Entity],
): Promise<readonly Tag[]> {
  return affectedBy[entity](before ? [before, after] : [after], tx);
}
