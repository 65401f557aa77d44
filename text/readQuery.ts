/** Parses a search query. */
import { foldArabic } from './foldArabic';
import { SEARCH_LIMITS } from './searchLimits';

const { queryCharacters } = SEARCH_LIMITS;

const ARABIC = /[\u0621-\u064A\u066E-\u06D3\u06FA-\u06FC]/;

export interface SearchQuery {
  /** The query without quotation marks, truncated to its limit. */
  text: string;
  isArabic: boolean;
  /** True if the query is in quotation marks. */
  isPhrase: boolean;
  /** Letters after "root:", or Arabic letters separated by spaces. */
  root: { letters: string; isNamed: boolean } | undefined;
}

export function readQuery(given: string): SearchQuery {
  const typed = cut(given.normalize('NFC').replace(/\p{C}/gu, keepJoiners).trim());
  const [, quoted] = /^["“”„«‟'‘](.+)["“”»'’]$/su.exec(typed) ?? [];
  const text = quoted ?? typed;
  return {
    text,
    isArabic: ARABIC.test(text),
    isPhrase: quoted !== undefined,
    root: rootIn(text),
  };
}

/** Replaces control characters and lone surrogates by spaces; folding handles the joiners. */
const keepJoiners = (character: string) => (/[\u200B-\u200F]/.test(character) ? character : ' ');

/** Truncates the query at its limit, before a word that would be split. */
function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= queryCharacters) return text;
  const start = characters.slice(0, queryCharacters).join('');
  const isBetween = /\s/.test(characters[queryCharacters] ?? '');
  const end = start.search(/\s\S*$/);
  return isBetween || end < 0 ? start : start.slice(0, end);
}

function rootIn(text: string): SearchQuery['root'] {
  const [, named] = /^(?:kök|kok|root|جذر)\s*[:：؛]\s*(\S.*)$/iu.exec(text) ?? [];
  if (named !== undefined) return { letters: named.replace(/[\s\-‐–]/g, ''), isNamed: true };
  const isSpaced = /^[\u0621-\u064A](?:[\s\-‐–]+[\u0621-\u064A]){1,4}$/.test(text);
  return isSpaced ? { letters: text.replace(/[\s\-‐–]/g, ''), isNamed: false } : undefined;
}

/** The Arabic words of a query with their two keys. */
export function arabicWordsIn(text: string) {
  // Words are folded one by one, because the two spellings may divide a text differently.
  return text.split(/[^\p{L}\p{M}\p{N}\u200B-\u200F]+/u).flatMap((word) => {
    const keys = foldArabic(word);
    return keys.withAlif === '' || keys.withAlif.includes(' ') ? [] : [{ ...keys, typed: word }];
  });
}
