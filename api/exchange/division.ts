/** The division of the mushaf into words, with which every imported file must agree. */
import type { Sql } from '../database/database';
import { ImportError } from './source';

interface DividedVerse {
  /** Position in the mushaf, 1 to 6236. */
  id: number;
  /** "2:255" */
  key: string;
  /** Position of its first word in the mushaf, from 1: also the integer key of that word. */
  firstWord: number;
  count: number;
}

export class Division {
  private readonly byKey: Map<string, DividedVerse>;

  constructor(readonly verses: readonly DividedVerse[]) {
    this.byKey = new Map(verses.map((verse) => [verse.key, verse]));
  }

  get words(): number {
    return this.verses.reduce((sum, { count }) => sum + count, 0);
  }

  /** Number of words of a verse; undefined if there is no such verse. */
  countOf(verseKey: string): number | undefined {
    return this.byKey.get(verseKey)?.count;
  }

  /** Integer key of a word by the key of its verse and its number in it; undefined if there is none. */
  idOf(verseKey: string, number: number): number | undefined {
    const verse = this.byKey.get(verseKey);
    if (!verse || number < 1 || number > verse.count) return undefined;
    return verse.firstWord + number - 1;
  }
}

/** @throws {ImportError} for a database without the text of the Qur'an */
export async function readDivision(sql: Sql): Promise<Division> {
  const verses = await sql<DividedVerse>`
    SELECT v.id, v.key, min(w.id)::int AS "firstWord", count(*)::int AS count
    FROM "Verse" v JOIN "Word" w ON w."verseId" = v.id GROUP BY v.id ORDER BY v.id`;
  if (verses.length === 0) {
    throw new ImportError(
      "The database is empty. Start the server once, which imports the Qur'an, then import these words.",
    );
  }
  return new Division(verses);
}
