import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reading M. Abay's transcription of the verses (Tanzil, tr.transliteration) word by word and
 * comparing it with transcriptions of single words. It is written as it is recited: a hyphen joins
 * a word that begins with alif wasla to the one before, a full stop is a pause. The text itself is
 * not part of the project.
 */
export const REFERENCE_FILE =
  '../shared/data/data-quran/ayah-transliteration/tr-transliteration-tanzil.md';
const REFERENCE_PATH = join(__dirname, '../..', REFERENCE_FILE);

export const hasReference = existsSync(REFERENCE_PATH);

/** One token of the reference, or several that make one word of the Qur'an ("yâ mûsâ"). */
export interface Recited {
  text: string;
  joinedToPrevious: boolean;
  beforePause: boolean;
  /** The token that follows in the same verse. */
  next?: { text: string; joinedToPrevious: boolean } | undefined;
}

/** The reference, as tokens for each of the 6236 verses, in mushaf order. */
export function readReference(): Recited[][] {
  const verses = readFileSync(REFERENCE_PATH, 'utf8')
    .replaceAll('\\', '')
    .split(/^# \d+$/m);
  return verses.slice(1).map((verse) => recite(verse));
}

export function recite(verse: string): Recited[] {
  const tokens = verse.match(/-?[^\s-]+/g) ?? [];
  const recited: Recited[] = tokens.map((token) => ({
    text: token.replace(/[-.]/g, ''),
    joinedToPrevious: token.startsWith('-'),
    beforePause: token.endsWith('.'),
  }));
  recited.forEach((token, index) => (token.next = recited[index + 1]));
  return recited;
}

/**
 * Whether a word's transcription is the word that was recited. Apart from spaces, hyphens and the
 * capital of Allâh nothing may differ but by `joined` at its beginning and by one of `paused`,
 * `beforeWasla` and `assimilated` at its end.
 */
export function agrees(arabic: string, transcription: string, recited: Recited): boolean {
  const alone = transcription.toLowerCase().replace(/[ -]/g, '');
  const spoken = joined(arabic, alone, recited);
  return [
    spoken,
    paused(arabic, spoken, recited),
    beforeWasla(spoken, recited),
    assimilated(spoken, recited),
  ].includes(recited.text);
}

/** Alif wasla after another word: "elkitâbü" is recited "-lkitâbü", "îtinâ" is "-'tinâ". */
function joined(arabic: string, word: string, { joinedToPrevious }: Recited): string {
  if (!joinedToPrevious || !arabic.startsWith('ٱ')) return word;
  return word.replace(/^[aeiuü]/, '').replace(/^[îû]/, "'");
}

/** Of the first whose signs end the Arabic word, the sounds and what is left when the reader stops. */
const PAUSES: [signs: RegExp, sounds: RegExp, stopped: string][] = [
  [/ة[\u064b-\u0650]\P{L}*$/u, /t[aeiuü]n?$/, 'h'],
  [/\u064b[^\u064e-\u0650]*$/, /[ae]n$/, 'â'],
  [/[\u064c\u064d][^\u064e-\u0650]*$/, /[iuü]n$/, ''],
  [/[\u064e-\u0650](ا\u06df)?$/, /[aeiuü]$/, ''],
  [/ه[\u064f\u0650][\u06e5\u06e6]\u0653?$/, /[îû]$/, ''],
];
const ENDS_IN_HAMZA = /[ءأإؤئ\u0654]\P{L}*(ا\u06df)?$/u;

/** A pause: the ending is dropped ("raḥîm", "fîh"), -en becomes â, a final hamza is heard again. */
function paused(arabic: string, word: string, { beforePause }: Recited): string {
  if (!beforePause) return word;
  const pronoun = PAUSED_PRONOUNS[word];
  if (pronoun) return pronoun;
  const pause = PAUSES.find(([signs, sounds]) => signs.test(arabic) && sounds.test(word));
  if (!pause) return word;
  const stopped = word.replace(pause[1], pause[2]);
  const hamza = pause[2] === '' && ENDS_IN_HAMZA.test(arabic) && /[âîû]$/.test(stopped);
  return hamza ? `${stopped}'` : stopped;
}
const PAUSED_PRONOUNS: Record<string, string> = { hüve: 'hû', hiye: 'hî' };

/**
 * Before a joined word the final vowel is short and may take its color from the letter that now
 * closes its syllable ("fi-l'arḍi", "âmenu-ṣbirû"); tanwin is followed by i.
 */
function beforeWasla(word: string, { text, next }: Recited): string {
  if (!next?.joinedToPrevious) return word;
  const spoken = text.slice(-1);
  const sameVowel = SHORT_AND_LONG.find(([short, long]) => (short + long).includes(word.slice(-1)));
  if (sameVowel) return sameVowel[0].includes(spoken) ? word.slice(0, -1) + spoken : word;
  return word.endsWith('n') ? `${word}i` : word;
}
const SHORT_AND_LONG: [string, string][] = [
  ['ae', 'â'],
  ['uü', 'û'],
  ['i', 'î'],
];

/**
 * A final consonant that becomes the first one of the next word: n before y r m l v ("mir rabbihim"),
 * and l-r, d-t, t-ṭ, ẕ-ż, b-m; n before b is m.
 */
function assimilated(word: string, { beforePause, next }: Recited): string {
  const following = next?.text.charAt(0) ?? '';
  if (beforePause || !following) return word;
  const pair = word.slice(-1) + following;
  if (pair === 'nb') return `${word.slice(0, -1)}m`;
  return ASSIMILATIONS.includes(pair) ? word.slice(0, -1) + following : word;
}
const ASSIMILATIONS = ['ny', 'nr', 'nm', 'nl', 'nv', 'lr', 'dt', 'tṭ', 'ẕż', 'bm'];

/**
 * Which words of a verse agree, in the best division of the reference into words: a token is a
 * word, but where a verse has another number of tokens a word may take up to five of them or none.
 */
export function agreements(words: [arabic: string, transcription: string][], verse: Recited[]) {
  const sizes = words.length === verse.length ? [1] : [1, 2, 3, 4, 5, 0];
  let divisions = new Map<number, boolean[]>([[0, []]]);
  for (const [arabic, transcription] of words) {
    const longer = new Map<number, boolean[]>();
    for (const [start, agreed] of divisions) {
      for (const end of sizes.map((size) => start + size).filter((end) => end <= verse.length)) {
        const recited = oneWord(verse.slice(start, end));
        const result = [...agreed, !!recited && agrees(arabic, transcription, recited)];
        const other = longer.get(end);
        if (!other || count(result) > count(other)) longer.set(end, result);
      }
    }
    divisions = longer;
  }
  return [...divisions.values()].reduce((best, other) =>
    count(other) > count(best) ? other : best,
  );
}

const count = (agreed: boolean[]) => agreed.filter(Boolean).length;

function oneWord(tokens: Recited[]): Recited | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return undefined;
  return {
    ...last,
    text: tokens.map((token) => token.text).join(''),
    joinedToPrevious: first.joinedToPrevious,
  };
}
