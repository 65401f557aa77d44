import { spellings } from '../../../../content/search/variants';
import { isFormOf } from '../../../../text/stems';

const LINES = spellings.map((line) => line.split(' '));

/** All spellings of a folded Turkish word, also with an ending: "tövbesi" and "tevbesi". */
export function spellingsOf(key: string): string[] {
  for (const words of LINES) {
    const word = words.find((one) => key.startsWith(one) && isFormOf(key, one, 'turkish'));
    if (word) return words.map((other) => other + key.slice(word.length));
  }
  return [key];
}
