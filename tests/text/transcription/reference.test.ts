import { readArabicVerses } from '../../../api/seed/quranText';
import { wordsInVerse, wordTranscription } from '../../../text/transcription/transcription';
import { describeWithShared } from '../../support/sharedData';
import { agreements, readReference } from '../../support/transcriptionReference';

const quran = readArabicVerses().map(({ words }) => words.map(({ arabicText }) => arabicText));

type Differences = readonly (readonly [ours: RegExp, reference: string])[];

const apply = (differences: Differences, text: string) =>
  differences.reduce((changed, [ours, reference]) => changed.replace(ours, reference), text);

/** What M. Abay writes instead of TURKISH_DIA; nothing else may differ. */
const TURKISH_DIFFERENCES: Differences = [
  [/s\u0331/g, 'ŝ'],
  [/ẓ/g, '§'],
  [/ż/g, 'ḍ'],
  [/§/g, 'ż'],
  [/ġ/g, 'g'],
  [/ı/g, 'i'],
  [/ʿ/g, '`'],
  // Hamza has a sign next to a consonant, also after the article, and none between vowels.
  [/l-(?=[aeiuüâîû])/g, "l'"],
  [/(?<=[aeiuüâêîû])ʾ(?=[aeiuüâêîû])/g, ''],
  [/ʾ/g, "'"],
  // Signs between words and their parts; the capital of Allah
  [/[’ -]/g, ''],
  [/A/g, 'a'],
];

describeWithShared(
  'data-quran/ayah-transliteration/tr-transliteration-tanzil.md',
  'agreement with the Turkish reference',
  (lines) => {
    const reference = readReference(lines);

    /**
     * For each word of the Qur'an whether it agrees after `spoil` is applied to it; undefined for words
     * that it does not change. Where the reference marks a pause inside a verse, the word may be as
     * before a stop or not, because not all of its endings follow its marks.
     */
    const agreed = (spoil: (word: string) => string = (word) => word) =>
      reference.flatMap((tokens, verse) => {
        const arabic = quran[verse] ?? [];
        const wordsWith = (stops: number[]) =>
          wordsInVerse(arabic, 'TURKISH_DIA', stops).map((word) =>
            apply(TURKISH_DIFFERENCES, word),
          );
        const connected = wordsWith([]);
        const stops = agreements(connected, tokens).flatMap(({ last }, word) =>
          tokens[last]?.beforePause ? [word] : [],
        );
        const stopped = wordsWith(stops);
        const [first, second] = [connected, stopped].map((words) =>
          agreements(words.map(spoil), tokens),
        );
        return stopped.map((word, index) => ({
          isSpoiled: spoil(word) !== word,
          agrees: !!(first?.[index]?.agrees || second?.[index]?.agrees),
        }));
      });

    test('at least 99 % of the words of the Quran, as recited', () => {
      const words = agreed();
      expect(words).toHaveLength(77429);
      expect(words.filter(({ agrees }) => agrees).length / words.length).toBeGreaterThan(0.99);
    });

    test.each<[string, (word: string) => string]>([
      ['consonant', (word) => word.replace(/[`ŝḥẕḳ]/g, '')],
      ['doubled consonant', (word) => word.replace(/([^aeiuüâîû])\1/g, '$1')],
      ['long vowel before the last', (word) => word.replace(/â(?=.*[aeiuüâîû])/g, 'e')],
    ])('no difference in the list hides a wrong %s', (_wrong, spoil) => {
      const spoiled = agreed(spoil).filter(({ isSpoiled }) => isSpoiled);
      expect(spoiled.filter(({ agrees }) => agrees).length / spoiled.length).toBeLessThan(0.01);
    });
  },
);

/**
 * What the English reference, which is of words in their verse, writes differently: it has no sign for most
 * hamzas and doubled letters and omits some long vowels.
 */
const ENGLISH_DIFFERENCES: Differences = [
  [/[ʾ'’ -]/g, ''],
  [/(sh|th|dh|kh|gh)\1/g, '$1'],
  [/([a-zḥṣḍṭẓʿ])\1/g, '$1'],
  [/mb/g, 'nb'],
  [/^al/, 'l'],
  [/^(.*l)ah(?=[aiu]m?a?$)/, '$1āh'],
  [/(?<=ṣal|zak|ḥay)at(?=[aiu])/, 'āt'],
  [/o(?=n$)/, 'u'],
  [/(?<=h)ū$/, 'u'],
  [/(?<=h)ī$/, 'i'],
];
const ALIF_WASLA_AFTER_PREFIX = /^.\P{L}*ٱ/u;

describeWithShared('qac-corpus2/phonetic.txt', 'agreement with the English reference', (lines) => {
  test('at least 99 % of the words of the Quran by themselves', () => {
    const words = quran.flat();
    expect(lines).toHaveLength(words.length);
    const others = words.filter((arabic, index) => {
      const reference = lines[index] ?? '';
      const withoutWasla = ALIF_WASLA_AFTER_PREFIX.test(arabic)
        ? reference.replace(/^(wa|fa|bi|ka|la|li)-[aiu]/, '$1')
        : reference;
      const [ours, theirs] = [wordTranscription(arabic, 'ENGLISH_IJMES'), withoutWasla].map(
        (text) => apply(ENGLISH_DIFFERENCES, text.toLowerCase()),
      );
      return ours !== theirs;
    });
    expect(1 - others.length / words.length).toBeGreaterThan(0.99);
  });
});
