/** Rows that tests add to the Qur'an: posts, terms with elements, roots. */
import type { Database } from '../../api/database/database';
import { EVERYTHING } from '../../api/database/tags';
import type { Prisma } from '../../api/__generated__/prisma/client';

type Given<Data, Key extends keyof Data = never> = Partial<Data> & Pick<Data, Key>;

/** A sign beside the letters. */
export const SIGN = {
  id: 1,
  kind: 'pause',
  sign: '۩',
  arabicName: 'سَجْدَة',
  turkishName: 'secde işareti',
  englishName: 'sign of prostration',
  turkishMeaning: 'Secde edilir.',
  englishMeaning: 'A prostration follows.',
} as const;

/** The fields of a letter that an admin can edit. */
export const LETTER = {
  arabicLetter: 'ا',
  arabicPronunciation: 'أَلِف',
  turkishPronunciation: 'elif',
  turkishLetter: 'a',
  englishPronunciation: 'alif',
  englishLetter: 'a',
};

/** The fields of a term element that an admin can edit, except its term. */
export const NEW_ELEMENT = {
  arabicName: 'ٱلرَّحِيمُ',
  turkishNameInQuran: 'er-Rahîm',
  englishNameInQuran: 'ar-Rahim',
  turkishTranslation: 'merhametli',
  englishTranslation: 'the Merciful',
  turkishMeaning: 'Merhamet eden',
  englishMeaning: 'Who has mercy',
  turkishTag: 'T',
  englishTag: 'T',
};

const idOf = async ({ prisma }: Database, key: string) =>
  (await prisma.verse.findUniqueOrThrow({ where: { key } })).id;

/** Adds a post with the verses of these keys in this order; returns its key. */
export async function insertPost(
  database: Database,
  verses: string[],
  data: Given<Prisma.PostUncheckedCreateInput> = {},
): Promise<number> {
  const verseIds = await Promise.all(verses.map((key) => idOf(database, key)));
  const post = await database.prisma.post.create({
    data: {
      number: 1,
      section: 'quran',
      turkishTitle: 'Bir konu',
      englishTitle: 'A topic',
      turkishNote: '<p>Not</p>',
      englishNote: '<p>Note</p>',
      verses: { create: verseIds.map((verseId, index) => ({ verseId, position: index + 1 })) },
      ...data,
    },
  });
  return post.id;
}

/** Adds a term; returns its key. */
export async function insertTerm({ prisma }: Database, name: string): Promise<number> {
  const data = { turkishName: name, englishName: name, turkishTag: 'TAG', englishTag: 'TAG' };
  return (await prisma.term.create({ data })).id;
}

/** Adds an element to a term and, as the last one, to the words of these keys; returns its key. */
export async function insertElement(
  { prisma }: Database,
  termId: number,
  words: string[],
  data: Given<Prisma.TermElementUncheckedCreateInput> = {},
): Promise<number> {
  const rows = await prisma.word.findMany({
    where: { key: { in: words } },
    include: { _count: { select: { termElements: true } } },
  });
  const verseIds = [...new Set(rows.map(({ verseId }) => verseId))];
  const element = await prisma.termElement.create({
    data: {
      termId,
      arabicName: 'ٱلرَّحْمَـٰنُ',
      elementOrder: 1,
      numberOfOccurrencesInQuran: rows.length,
      turkishLabel: 'Rahmân',
      englishLabel: 'The Merciful',
      turkishGrammaticalType: 'isim',
      englishGrammaticalType: 'noun',
      turkishNameInQuran: 'er-Rahmân',
      englishNameInQuran: 'ar-Rahman',
      turkishTranslation: 'çok merhametli',
      englishTranslation: 'the Most Merciful',
      turkishMeaning: 'Merhameti her şeyi kuşatan.',
      englishMeaning: 'Whose mercy embraces everything.',
      turkishTag: 'TAG',
      englishTag: 'TAG',
      words: {
        create: rows.map(({ id, _count }) => ({ wordId: id, position: _count.termElements + 1 })),
      },
      verses: { create: verseIds.map((verseId) => ({ verseId })) },
      ...data,
    },
  });
  return element.id;
}

/** Gives these words a root of these letters; returns its key. */
export async function insertRoot(
  { prisma, announceRevision }: Database,
  letters: string,
  words: string[],
): Promise<number> {
  const root = await prisma.root.create({ data: { letters } });
  await prisma.word.updateMany({ where: { key: { in: words } }, data: { rootId: root.id } });
  const { revision } = await prisma.contentRevision.update({
    where: { id: 1 },
    data: { revision: { increment: 1 } },
  });
  announceRevision(revision, [EVERYTHING]);
  return root.id;
}

/** Gives a verse a Turkish name; returns its key. */
export async function insertAlias(
  database: Database,
  name: string,
  key: string,
  data: Given<Prisma.VerseAliasUncheckedCreateInput> = {},
): Promise<number> {
  const verseId = await idOf(database, key);
  const alias = await database.prisma.verseAlias.create({
    data: { name, language: 'turkish', verseId, lastVerseId: verseId, ...data },
  });
  return alias.id;
}
