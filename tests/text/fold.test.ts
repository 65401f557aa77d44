/** Search keys: typed text and the text of the Qur'an fold to the same key. */
import { foldArabic } from '../../text/foldArabic';
import {
  consonantSkeleton,
  foldEnglish,
  foldTurkish,
  pausalSkeleton,
  recitedSkeleton,
  wordRanges,
} from '../../text/foldLatin';
import {
  readArabicVerses,
  readEnglishTranslations,
  readTurkishTranslations,
} from '../../api/seed/quranText';
import { fc } from '../support/fastCheck';

const verses = readArabicVerses().map(({ surah, number, words }) => ({
  key: `${surah}:${number}`,
  text: words.map(({ arabicText, pauseAfter }) => `${arabicText} ${pauseAfter ?? ''}`).join(' '),
}));
const textOf = new Map(verses.map(({ key, text }) => [key, text]));

/** True if the typed text occurs in the verse under any of its keys. */
function finds(typed: string, key: string): boolean {
  const asked = Object.values(foldArabic(typed)) as string[];
  const found = Object.values(foldArabic(textOf.get(key) ?? '')) as string[];
  return asked.some((query) => found.some((text) => ` ${text} `.includes(` ${query} `)));
}

describe('Arabic', () => {
  test.each([
    ['الحمد لله رب العالمين', '1:2', 'a small alif typed as a letter'],
    ['الرحمن الرحيم', '1:3', 'a small alif that is never typed'],
    ['قل هو الله احد', '112:1', 'a bare alif for one with hamza'],
    ['ٱللَّهُ نُورُ ٱلسَّمَٰوَٰتِ وَٱلۡأَرۡضِۚ', '24:35', 'all signs, as in another edition'],
    ['الله نور السماوات', '24:35', 'two small alifs'],
    ['آمنوا بالله ورسوله', '4:136', 'آ, which the text writes ءا'],
    ['حافظوا على الصلوات', '2:238', 'a word whose small alif is typed'],
    ['والصلاة الوسطى', '2:238', 'a waw under a small alif'],
    ['وَأَقِيمُوا الصلاة وآتوا الزكاة', '2:43', 'some vowels'],
    ['اتاك حديث موسي', '20:9', 'a small alif inside a word; ي for ى'],
    ['رحمه للعالمين', '21:107', 'ه for ة'],
    ['بسم الله الرحمن الرحیم', '1:1', 'a Persian keyboard'],
    ['يستحيي ان يضرب مثلا', '2:26', 'a small letter that is read'],
    ['فآمنوا بالله ورسوله', '64:8', 'آ, which the text writes with a hamza without a seat'],
    ['سيئاتكم', '2:271', 'ئا after a ya'],
    ['فبأي آلاء ربكما تكذبان', '55:13', 'a hamza on its seat'],
  ])('%s is found in %s: %s', (typed, key, about) => {
    expect({ about, found: finds(typed, key) }).toEqual({ about, found: true });
  });

  test('removing vowels and signs leaves the key without small alifs unchanged', () => {
    const other = verses.filter(({ text }) => {
      const bare = text.replace(
        /[\u064B-\u0652\u0670\u06D6-\u06DC\u06DF-\u06E4\u06EA-\u06ED]/g,
        '',
      );
      return foldArabic(bare).withoutAlif !== foldArabic(text).withoutAlif;
    });
    expect(other.map(({ key }) => key)).toEqual([]);
  });

  test('the keys of every verse contain only letters and spaces', () => {
    for (const { text } of verses) {
      for (const key of Object.values(foldArabic(text)) as string[]) {
        expect(key).toMatch(/^[\u0621-\u064A]+( [\u0621-\u064A]+)*$/);
      }
    }
  });

  test('folding is idempotent', () => {
    const isStable = (text: string) =>
      (Object.values(foldArabic(text)) as string[]).every((key) =>
        (Object.values(foldArabic(key)) as string[]).every((again) => again === key),
      );
    expect(verses.filter(({ text }) => !isStable(text))).toEqual([]);
    const letters = fc.string({
      unit: fc.constantFrom(
        ...'ءاأإآٱبتةثحدرسصعفقكلمنهويىئؤـ \u064E\u0670\u0654\u06E5\u06E6\u06D6',
      ),
    });
    fc.assert(fc.property(letters, isStable), { numRuns: 2000 });
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isStable), { numRuns: 1000 });
  });
});

describe('Turkish and English', () => {
  test.each([
    ['YÂSÎN', 'yasin'],
    ['YASİN', 'yasin'],
    ['SABIR VE NAMAZLA', 'sabir ve namazla'],
    ['Kâ’be’yi, Beyt-i Haram’ı', 'kabeyi beyti harami'],
    ['Âl-i İmrân, el-Kuddûs', 'ali imran el kuddus'],
    ["Allah'ın rahmetinden", 'allahin rahmetinden'],
    ['kardeştirler', 'kardestirler'],
    ['ṣırâṭ', 'sirat'],
    ['  ', ''],
  ])('%s folds to %s', (text, key) => {
    expect(foldTurkish(text)).toBe(key);
  });

  test.each([
    ['[acceptance of] the religion.', 'acceptance of the religion'],
    ['Allāh’s IRON', 'allahs iron'],
    ['Ar-Raḥmān', 'ar rahman'],
    ["[Allāh]'s", 'allahs'],
  ])('%s folds to %s', (text, key) => {
    expect(foldEnglish(text)).toBe(key);
  });

  test.each([
    ['kul huvallahu ehad', 'qul huwa l-lahu aḥad', 'klhlhz'],
    ['elhamdülillâh', 'al-ḥamdu lillahi', 'lhmzlh'],
    ['şeytan', 'shaytan', 'stn'],
    ['zikr', 'dhikr', 'zkr'],
  ])('%s and %s have the same skeleton', (turkish, english, key) => {
    expect([consonantSkeleton(turkish), consonantSkeleton(english)]).toEqual([key, key]);
  });

  test.each([
    ['bissabri vessalâh.', 'bissabri vessalâti'],
    ['eyyâmem ma‘dûdeh', 'eyyâmen ma‘dûdeten'],
    ['abdullâh', 'abdullâh'],
  ])('%s has the skeleton of %s in a pause', (paused, joined) => {
    expect(pausalSkeleton(paused)).toBe(recitedSkeleton(joined));
  });

  test.each([
    ['Turkish', foldTurkish, readTurkishTranslations],
    ['English', foldEnglish, readEnglishTranslations],
  ])('%s folding is idempotent', (_language, fold, readTexts) => {
    const isStable = (text: string) => {
      const key = fold(text);
      return fold(key) === key;
    };
    expect(readTexts().filter((text) => !isStable(text))).toEqual([]);
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isStable), { numRuns: 2000 });
  });
});

test('the ranges of words are in order, begin and end with letters, and leave no letter out', () => {
  const unit = fc.constantFrom(...'aİıüâ1ذ́  ’ʿ`[]-().,');
  const texts = fc.oneof(fc.string({ unit }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(texts, (text) => {
      let end = 0;
      let outside = '';
      for (const range of wordRanges(text)) {
        expect(range.start).toBeGreaterThanOrEqual(end);
        expect(text.slice(range.start, range.end)).toMatch(
          /^[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?$/su,
        );
        outside += text.slice(end, range.start);
        ({ end } = range);
      }
      // The marks of ayn and hamza are letters by Unicode.
      outside = (outside + text.slice(end)).replace(/[ʼʻʿʾ]/g, '');
      expect(outside).not.toMatch(/[\p{L}\p{N}]/u);
    }),
    { numRuns: 2000 },
  );
});
