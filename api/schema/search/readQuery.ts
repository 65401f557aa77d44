/** What a search asks for, from how it is typed. */
import { foldArabic } from '../../../text/foldArabic';
import { SEARCH_LIMITS } from '../../../text/limits';

const { queryCharacters } = SEARCH_LIMITS;

const ARABIC = /[\u0621-\u064A\u066E-\u06D3\u06FA-\u06FC]/;

export interface ReadQuery {
  /** What was typed, so far as it is read, without the quotation marks around it. */
  text: string;
  isArabic: boolean;
  /** True when it stands in quotation marks. */
  isPhrase: boolean;
  /** Letters after "root:", or Arabic letters with spaces between. */
  root: { letters: string; isNamed: boolean } | undefined;
}

export function readQuery(given: string): ReadQuery {
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

/** What is not a character, such as half a pair, is a space; joiners are for the folding. */
const keepJoiners = (character: string) => (/[\u200B-\u200F]/.test(character) ? character : ' ');

/** The first characters, without a word that would be cut in two. */
function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= queryCharacters) return text;
  const start = characters.slice(0, queryCharacters).join('');
  const isBetween = /\s/.test(characters[queryCharacters] ?? '');
  const end = start.search(/\s\S*$/);
  return isBetween || end < 0 ? start : start.slice(0, end);
}

function rootIn(text: string): ReadQuery['root'] {
  const [, named] = /^(?:kök|kok|root|جذر)\s*[:：؛]\s*(\S.*)$/iu.exec(text) ?? [];
  if (named !== undefined) return { letters: named.replace(/[\s\-‐–]/g, ''), isNamed: true };
  const isSpaced = /^[\u0621-\u064A](?:[\s\-‐–]+[\u0621-\u064A]){1,4}$/.test(text);
  return isSpaced ? { letters: text.replace(/[\s\-‐–]/g, ''), isNamed: false } : undefined;
}

/** The Arabic words that were typed, under their two keys. */
export function arabicWords(text: string) {
  // Two spellings may divide a text differently, so each word is folded by itself.
  return text.split(/[^\p{L}\p{M}\p{N}\u200B-\u200F]+/u).flatMap((word) => {
    const keys = foldArabic(word);
    return keys.withAlif === '' || keys.withAlif.includes(' ') ? [] : [{ ...keys, typed: word }];
  });
}
