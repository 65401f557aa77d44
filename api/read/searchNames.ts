/** Names of surahs and of famous verses. */
import type { Database } from '../database/database';
import { LISTS } from '../database/tags';
import { cachedValue } from './rowCache';
import type { SurahRow } from './rows';
import { editDistance } from '../../text/editDistance';
import { nameKeys } from '../../text/nameKeys';
import { References } from '../../text/references';

/** A famous name and its verses. */
export interface VerseName {
  name: string;
  /** Integer keys of the first and last verse. */
  first: number;
  last: number;
}

export interface SearchNames {
  surahs: Map<number, SurahRow>;
  references: References;
  aliases: ReadonlyMap<string, VerseName>;
}

const NAME_TAGS = [LISTS.surahs, LISTS.aliases];

export const searchNamesOf = cachedValue<SearchNames>(NAME_TAGS, async ({ sql }: Database) => {
  const surahs = await sql<SurahRow>`SELECT * FROM "Surah" ORDER BY id`;
  const aliases = await sql<VerseName>`
    SELECT name, "verseId" AS first, "lastVerseId" AS last
    FROM "VerseAlias" WHERE "deletedAt" IS NULL ORDER BY id DESC`;
  return {
    surahs: new Map(surahs.map((surah) => [surah.id, surah])),
    references: new References(surahs),
    aliases: new Map(
      aliases.flatMap((alias) => searchedKeys(alias.name).map((key) => [key, alias])),
    ),
  };
});

/** The keys by which searches find a name: without spaces, because spelling with spaces varies. */
export const searchedKeys = (name: string) => nameKeys(name).map((key) => key.replaceAll(' ', ''));

/** The verses with this name. */
export function findName({ aliases }: SearchNames, typed: string): VerseName | undefined {
  const [verses] = searchedKeys(typed).flatMap((key) => aliases.get(key) ?? []);
  return verses;
}

/** The verses whose name is spelled most similarly; undefined if several are equally similar. */
export function findSimilarName({ aliases }: SearchNames, typed: string): VerseName | undefined {
  const [key = ''] = searchedKeys(typed);
  const maxDistance = key.length < 6 ? 0 : key.length < 10 ? 1 : 2;
  const near = [...aliases].flatMap(([name, verses]) => {
    const distance = editDistance(key, name, maxDistance);
    return distance <= maxDistance ? [{ verses, distance }] : [];
  });
  const minDistance = Math.min(...near.map(({ distance }) => distance));
  const nearest = near
    .filter(({ distance }) => distance === minDistance)
    .map(({ verses }) => verses);
  const isOne = new Set(nearest.map(({ first, last }) => `${first}-${last}`)).size === 1;
  return isOne ? nearest[0] : undefined;
}
