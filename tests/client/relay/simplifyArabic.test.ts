/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simplifyArabic, simplifyDeep } from '../../../client/relay/simplifyArabic';
import { fc } from '../../support/fastCheck';

function readPackage(file: string): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), 'node_modules', file), 'utf8'));
}

const verses = (
  readPackage('quran-validator/data/quran-verses.min.json') as { text: string }[]
).map((verse) => verse.text);

const transcriptions = (
  readPackage('@kmaslesa/holy-quran-word-by-word-full-data/data.json') as {
    ayahs: { words: { char_type_name: string; transliteration: { text: string } }[] }[];
  }[]
)
  .flatMap((page) => page.ayahs.flatMap((line) => line.words))
  .filter((word) => word.char_type_name === 'word')
  .map((word) => word.transliteration.text);

interface Translations {
  getHolyQuranTranslation(): { translation: string }[];
}

function readTranslations(name: string): string[] {
  const { getHolyQuranTranslation } = jest.requireActual<Translations>(name);
  return getHolyQuranTranslation().map((verse) => verse.translation);
}

const turkish = readTranslations('@kmaslesa/quran_translation-turkish_rowwad_translation_centar');
const english = readTranslations('@kmaslesa/quran_translation-english_saheeh');

describe('simplifyArabic', () => {
  it.each([
    ['alif wasla', 'ٱلْحَمْدُ', 'الْحَمْدُ'],
    ['silent letters keep their place', 'كَفَرُوا۟', 'كَفَرُوا'],
    ['alif that sounds only at a stop', 'أَنَا۠', 'أَنَا'],
    ['small waw of a pronoun', 'لَهُۥ', 'لَهُ'],
    ['small yeh of a pronoun', 'بِهِۦ', 'بِهِ'],
    ['small waw of a pronoun, lengthened', 'عَهْدَهُۥٓ', 'عَهْدَهُ'],
    ['small yeh of a pronoun before a pause', 'أَجَلِهِۦۚ', 'أَجَلِهِۚ'],
    ['small waw as a letter', 'دَاوُۥدُ', 'دَاوُودُ'],
    ['small waw as a lengthened letter', 'تَلْوُۥٓا۟', 'تَلْوُوٓا'],
    ['small waw on a tatweel (17:7)', 'لِيَسُـۥٓـُٔوا۟', 'لِيَسُوٓـُٔوا'],
    ['small yeh as a final letter', 'يُحْىِۦ', 'يُحْىِي'],
    ['small yeh with a vowel (27:36)', 'ءَاتَىٰنِۦَ', 'ءَاتَىٰنِيَ'],
    ['small yeh after hamza (106:2)', 'إِۦلَـٰفِهِمْ', 'إِيلَـٰفِهِمْ'],
    ['small high yeh', 'ٱلنَّبِيِّـۧنَ', 'النَّبِيِّينَ'],
    ['small high yeh before its vowel (75:40)', 'يُحْـ\u06E7\u0650ىَ', 'يُحْيِىَ'],
    ['small high yeh after its vowel', 'يُحْـ\u0650\u06E7ىَ', 'يُحْيِىَ'],
    ['small high yeh, doubled (7:196)', 'وَلِـ\u06E7\u0651\u0650ىَ', 'وَلِي\u0651\u0650ىَ'],
    ['small high noon (21:88)', 'نُـۨجِى', 'نُنجِى'],
    ['n read as m', 'أَنۢبِـُٔونِى', 'أَنبِـُٔونِى'],
    ['nunation read as m', 'أَلِيمٌۢ زَوْجٍۭ', 'أَلِيمٌ زَوْجٍ'],
    ['sad read as seen', 'وَيَبْصُۜطُ بَصْۜطَةً', 'وَيَبْصُطُ بَصْطَةً'],
    ['low seen (52:37)', 'ٱلْمُصَۣيْطِرُونَ', 'الْمُصَيْطِرُونَ'],
    ['vowel between a and i (11:41)', 'مَجْر۪ىٰهَا', 'مَجْرَىٰهَا'],
    ['hidden u (12:11)', 'تَأْمَ۫نَّا', 'تَأْمَنَّا'],
    ['softened hamza (41:44)', 'ءَا۬عْجَمِىٌّ', 'ءَأَعْجَمِىٌّ'],
    ['sukun of other editions', 'ٱلۡحَمۡدُ', 'الْحَمْدُ'],
    [
      'madda and open nunation of other editions',
      'بِمَا\u06E4 رَجُل\u08F1 نُور\u08F0ا ذِكْر\u08F2',
      'بِمَا\u0653 رَجُل\u064C نُور\u064Bا ذِكْر\u064D',
    ],
  ])('%s', (_, uthmani, simple) => {
    expect(simplifyArabic(uthmani)).toBe(simple);
  });

  it.each([
    [
      'English transcription',
      'l-raḥmāni ʿalā ṣirāṭin l-ḍālīna ẓulumātin yūqinūna',
      'l-rahmani ’ala siratin l-dalina zulumatin yuqinuna',
    ],
    [
      'English translation',
      'Allāh, Ibrāhīm, Muḥammad, Ṣāliḥ, Ṭūr',
      'Allah, Ibrahim, Muhammad, Salih, Tur',
    ],
    ['scholarly Turkish', 'ḳul, ḫayr, ẕâlike, żarûrî, ŝümme', 'kul, hayr, zâlike, zarûrî, sümme'],
    ['German', 'ġaib, ḏālika, ṯumma, šaiʾ, ǧinn, ẖalq', 'gaib, dalika, tumma, sai’, ginn, halq'],
    ['capitals', 'ʿĀʾiša Ḥadīṯ Ḍuḥā Ẓāhir ŠĪN', '’A’isa Hadit Duha Zahir SIN'],
    ['combining marks', 'h\u0323ama\u0304d s\u030Cay\u02BE h\u032Eayr', 'hamad say’ hayr'],
  ])('%s', (_, transcribed, simple) => {
    expect(simplifyArabic(transcribed)).toBe(simple);
  });

  it.each([
    ['Turkish letters', 'çğıİöşüâîû ÇĞIİÖŞÜÂÎÛ'],
    ['Turkish letters, decomposed', 'çğıİöşüâîû'.normalize('NFD')],
    ['apostrophes and quotation marks', "Kur'an, Kur’an, ‘söz’, “ayet”, «sûre» – …"],
    ['letters of other languages', 'naïve señor Čech Łódź ÅØÆ ё ω'],
    ['pause marks alone', 'ۖ ۗ ۘ ۙ ۚ ۛ ۜ ۞ ۩ ۝٢٨٦'],
    ['a pause after a word', 'عِوَجَاۜ بَلْ ۜ رَانَ'],
    ['dagger alif, madda, hamza above', 'مَـٰلِكِ عَلَىٰ بِمَآ شَيْـًٔا يَـٰٓـَٔادَمُ'],
    ['ordinary Arabic', 'السَّلَامُ عَلَيْكُمْ، آمَنَ؛ هُوَ وَهِيَ لَهُ'],
    ['nothing', ''],
  ])('leaves alone: %s', (_, text) => {
    expect(simplifyArabic(text)).toBe(text);
  });

  it('leaves every verse of a Turkish translation alone', () => {
    expect(turkish).toHaveLength(6236);
    expect(turkish.filter((text) => simplifyArabic(text) !== text)).toEqual([]);
  });

  it('leaves only ordinary Arabic and pause marks in the whole Qur’an', () => {
    const ordinary = /^[ \u0621\u0623-\u063A\u0640-\u0654\u0670\u06D6-\u06DC\u06DE\u06E9]+$/;
    expect(verses).toHaveLength(6236);
    expect(verses.filter((text) => !ordinary.test(simplifyArabic(text)))).toEqual([]);
  });

  it('leaves only ASCII and ’ in every English transcription', () => {
    expect(transcriptions).toHaveLength(77_429);
    expect(transcriptions.filter((text) => !/^[ -~’]+$/.test(simplifyArabic(text)))).toEqual([]);
  });

  it('keeps the length of Latin text, so that offsets stay valid', () => {
    expect(english.some((text) => simplifyArabic(text) !== text)).toBe(true);
    expect(english.filter((text) => simplifyArabic(text).length !== text.length)).toEqual([]);
  });

  it('keeps the letters of every word that has no small letter', () => {
    const letters = (text: string) => text.replace(/\p{M}/gu, '').replaceAll('ٱ', 'ا');
    const words = verses
      .flatMap((text) => text.split(' '))
      .filter((word) => !/[\u06E5-\u06E8\u06EC]/.test(word));
    expect(words.length).toBeGreaterThan(75_000);
    expect(words.filter((word) => letters(simplifyArabic(word)) !== letters(word))).toEqual([]);
  });

  it('is idempotent', () => {
    const changesTwice = (text: string) =>
      simplifyArabic(simplifyArabic(text)) !== simplifyArabic(text);
    expect([...verses, ...transcriptions, ...english].filter(changesTwice)).toEqual([]);

    const signs =
      'هاوبـ\u064E\u064F\u0653\u06DC\u06DF\u06E1\u06E5\u06E7\u06EA\u06ECāʿẖHs\u0304\u0323 ';
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs)), (picked) => {
        expect(changesTwice(picked.join(''))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('simplifyDeep', () => {
  it('simplifies strings in lists and objects', () => {
    expect(
      simplifyDeep({
        verse: { number: 2, words: [{ arabicText: 'ٱللَّهُ', english: 'l-lahu' }, null, 'ḥ'] },
        viewer: null,
        ready: true,
      }),
    ).toEqual({
      verse: { number: 2, words: [{ arabicText: 'اللَّهُ', english: 'l-lahu' }, null, 'h'] },
      viewer: null,
      ready: true,
    });
  });

  it('leaves transcriptions in the letters of their scheme', () => {
    const word = { turkishTranscription: 'eṣ-ṣalâte', englishTranscription: 'al-ṣalāta' };
    expect(simplifyDeep({ word, name: 'ṣalāt' })).toEqual({ word, name: 'salat' });
  });

  it.each(['id', '__id', '__typename', 'key', 'cursor', 'startCursor', 'endCursor'])(
    'leaves the field %s and field names unchanged',
    (name) => {
      const value = { ḥ: { [name]: 'ā' } };
      expect(simplifyDeep(value)).toBe(value);
    },
  );

  it('returns an unchanged value itself', () => {
    const value = { surah: { name: 'Fâtiha', verses: [{ id: 'ʿ' }, 1, null] } };
    expect(simplifyDeep(value)).toBe(value);
  });

  it('copies only what changes', () => {
    const value = { same: { name: 'Bakara' }, list: [{ name: 'Ṭāhā' }, { name: 'Yâsîn' }] };
    const simple = simplifyDeep(value);
    expect(simple.list[0]).toEqual({ name: 'Taha' });
    expect(simple.same).toBe(value.same);
    expect(simple.list[1]).toBe(value.list[1]);
    expect(value.list[0]).toEqual({ name: 'Ṭāhā' });
  });

  it('changes exactly what simplifyArabic changes in any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: fc.constantFrom('ā', 'ٱ', 'x', 'ş') }), (value) => {
        const expected: unknown = JSON.parse(JSON.stringify(value), (_, field: unknown) =>
          typeof field === 'string' ? simplifyArabic(field) : field,
        );
        expect(JSON.stringify(simplifyDeep(value))).toBe(JSON.stringify(expected));
      }),
    );
  });
});

describe('the ranges of a search', () => {
  /** The highlighted parts of the text that matched. */
  const highlighted = (result: {
    matchedIn: string;
    ranges: { start: number; end: number }[];
    verse: Record<string, string>;
  }) => {
    const { matchedIn, ranges, verse } = simplifyDeep(result);
    const text = verse[`${matchedIn.toLowerCase()}Translation`]!;
    return ranges.map(({ start, end }) => text.slice(start, end));
  };

  it.each([
    ['sabır ve namaz', 'namaz', 'namaz'],
    // Each dot below is a separate character, which simplification removes.
    ['s\u0323abr ve s\u0323alat ve zekat', 's\u0323alat', 'salat'],
    ['h\u0323aram a\u0304yet', 'a\u0304yet', 'ayet'],
    ['Elif (ٱلْكِتَـٰبُ لَهُۥ) kitap', 'kitap', 'kitap'],
  ])('in %j mark %j as %j', (turkishTranslation, word, shown) => {
    const start = turkishTranslation.indexOf(word);
    expect(
      highlighted({
        ranges: [{ start, end: start + word.length }],
        matchedIn: 'TURKISH',
        verse: { turkishTranslation, englishTranslation: 'x' },
      }),
    ).toEqual([shown]);
  });

  it('mark any word of both translations', () => {
    const languages = { TURKISH: turkish, ENGLISH: english };
    for (const [matchedIn, texts] of Object.entries(languages)) {
      for (const text of texts) {
        const words = [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)];
        const ranges = words.map(({ index, 0: word }) => ({
          start: index,
          end: index + word.length,
        }));
        const verse = { [`${matchedIn.toLowerCase()}Translation`]: text };
        expect(highlighted({ matchedIn, ranges, verse })).toEqual(
          words.map(([word]) => simplifyArabic(word)),
        );
      }
    }
  });

  it('stay unchanged if the Arabic or nothing matched', () => {
    const ranges = [{ start: 3, end: 5 }];
    for (const matchedIn of ['ARABIC', null]) {
      const result = { ranges, matchedIn, verse: { turkishTranslation: 'h\u0323aram' } };
      expect(simplifyDeep(result).ranges).toBe(ranges);
    }
  });
});
