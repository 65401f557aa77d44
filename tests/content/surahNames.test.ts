import { createHafs, type Surah } from 'quran-meta';
import { surahDetails } from '../../content/surahDetails';
import { surahNames, type SurahNames } from '../../content/surahs';

const hafs = createHafs();
const meta = ({ number }: SurahNames) => hafs.getSurahMeta(number as Surah);

const latinFields = [
  'turkishNameTranscription',
  'turkishNameTranslation',
  'englishNameTranscription',
  'englishNameTranslation',
] as const;
const textFields = ['arabicName', ...latinFields] as const;

/** The rows that break a rule, in a readable form for the failure message. */
function rowsWhere(breaks: (row: SurahNames) => boolean): string[] {
  return surahNames
    .filter(breaks)
    .map((row) => `${row.number} ${textFields.map((field) => row[field]).join(' | ')}`);
}

/** Turkish lower case without circumflex and apostrophe, as the search folds it. */
const fold = (text: string) =>
  text
    .toLocaleLowerCase('tr')
    .replace(/[âîû]/g, (letter) => ({ â: 'a', î: 'i', û: 'u' })[letter] ?? letter)
    .replace(/[’ʿʾ]/g, '');

/** Normalized Arabic letters only, because sources differ in marks, hamza seats and final ya. */
const skeleton = (arabic: string) =>
  arabic
    .replace(/[^\u0621-\u064A ]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي');

test('114 surahs in the order of the mushaf', () => {
  expect(surahNames.map((row) => row.number)).toEqual(Array.from({ length: 114 }, (_, i) => i + 1));
});

describe.each(textFields)('%s', (field) => {
  test('is never empty, untrimmed or doubly spaced', () => {
    expect(rowsWhere((row) => !/^\S+( \S+)*$/u.test(row[field]))).toEqual([]);
  });

  test('is unique to each surah', () => {
    const seen = new Map<string, number>();
    for (const row of surahNames) {
      const name = fold(row[field]);
      expect([row.number, seen.get(name)]).toEqual([row.number, undefined]);
      seen.set(name, row.number);
    }
  });
});

describe.each(latinFields)('%s', (field) => {
  test('is in NFC, begins with a capital and has no apostrophe other than ’, ʿ and ʾ', () => {
    expect(rowsWhere((row) => row[field] !== row[field].normalize('NFC'))).toEqual([]);
    expect(rowsWhere((row) => !/^ʿ?\p{Lu}/u.test(row[field]))).toEqual([]);
    expect(rowsWhere((row) => /[^\p{L}’ .-]/u.test(row[field]))).toEqual([]);
  });

  test('capitalizes every word except minor ones', () => {
    const small = ['ve', 'the', 'and', 'of', 'in', 'i'];
    const words = (row: SurahNames) => row[field].split(/[ -]/u);
    expect(
      rowsWhere((row) =>
        words(row).some((word) => !/^ʿ?\p{Lu}/u.test(word) && !small.includes(word)),
      ),
    ).toEqual([]);
  });
});

describe('Arabic names', () => {
  const pointed = surahNames.filter((row) => ![20, 36, 38, 50].includes(row.number));

  test('consist of plain letters, the eight ordinary harakat and spaces', () => {
    expect(
      rowsWhere((row) => !/^[\u0621-\u063A\u0641-\u064A\u064B-\u0652 ]+$/u.test(row.arabicName)),
    ).toEqual([]);
  });

  test('have vowel marks on all letters except letters of prolongation and the last', () => {
    // A letter, shadda, then one vowel or sukun. Not needed by alif, ya and waw after their vowel,
    // or the l of the article before a doubled letter.
    const prolongation = '[آا]|(?<=\u0650)ي|(?<=\u064F)و|(?<=\u064E)ى';
    const vowelled = '[ء-ي]\u0651?[\u064E-\u0650\u0652]';
    const word = new RegExp(`^(ال(?=.\u0651))?(${prolongation}|${vowelled})+([ء-ي]\u0651?)?$`, 'u');
    expect(
      pointed.flatMap((row) => row.arabicName.split(' ')).filter((part) => !word.test(part)),
    ).toEqual([]);
  });

  test('double sun letters after the article, but not moon letters', () => {
    expect(
      pointed
        .map((row) => row.arabicName)
        .filter((name) => name.startsWith('ال'))
        .filter(
          (name) => !/^ال([تثدذرزسشصضطظلن]\u0651|\u0652[ءأإبجحخعغفقكمهوي]|\u0650ا)/u.test(name),
        ),
    ).toEqual([]);
  });

  test('match quran-meta letter by letter', () => {
    expect(rowsWhere((row) => skeleton(row.arabicName) !== skeleton(meta(row).name))).toEqual([]);
  });
});

describe('Turkish names', () => {
  const alphabet = /^[A-PR-VYZa-pr-vyzÇçĞğİıÖöŞşÜüÂâÎîÛû’ -]+$/u;

  test('use only the Turkish alphabet with circumflex, hyphen, space and ’', () => {
    expect(rowsWhere((row) => !alphabet.test(row.turkishNameTranscription))).toEqual([]);
    expect(
      rowsWhere((row) => !alphabet.test(row.turkishNameTranslation.replace(/^Hz\. /u, ''))),
    ).toEqual([]);
  });

  test('mark the long vowels of the Arabic, and only those', () => {
    // Names with another form in Turkish, letter names, and Rahmân, whose alif is unwritten.
    const own = [20, 36, 38, 40, 50, 55, 94, 99, 111];
    const longVowel = /آ|\u064E[اى]|\u0650ي(?![\u064B-\u0652])|\u064Fو(?![\u064B-\u0652])/gu;
    const long = (row: SurahNames) => row.arabicName.match(longVowel) ?? [];
    expect(
      rowsWhere(
        (row) =>
          !own.includes(row.number) &&
          long(row).length !== (row.turkishNameTranscription.match(/[âîûÂ]/gu) ?? []).length,
      ),
    ).toEqual([]);
  });
});

describe('English names', () => {
  const sunLetters: Record<string, string> = {
    ت: 'At-T',
    ث: 'Ath-Th',
    د: 'Ad-D',
    ذ: 'Adh-Dh',
    ر: 'Ar-R',
    ز: 'Az-Z',
    س: 'As-S',
    ش: 'Ash-Sh',
    ص: 'As-S',
    ض: 'Ad-D',
    ط: 'At-T',
    ظ: 'Az-Z',
    ل: 'Al-L',
    ن: 'An-N',
  };

  test('consist of basic Latin letters, hyphen, space, ʿ and ʾ', () => {
    expect(
      rowsWhere(
        (row) =>
          !/^[A-Za-zʿʾ -]+$/u.test(row.englishNameTranscription) ||
          !/^[A-Za-z -]+$/u.test(row.englishNameTranslation),
      ),
    ).toEqual([]);
  });

  test('have ʿ for every ayn, and ʾ only for a hamza', () => {
    const count = (text: string, sign: RegExp) => (text.match(sign) ?? []).length;
    expect(
      rowsWhere(
        ({ arabicName, englishNameTranscription: name }) =>
          count(arabicName, /ع/g) !== count(name, /ʿ/g) ||
          count(arabicName, /[ءأؤئ]/g) < count(name, /ʾ/g),
      ),
    ).toEqual([]);
  });

  test('write the article as it is pronounced, where the Arabic has one', () => {
    expect(
      rowsWhere(({ arabicName, englishNameTranscription: name }) => {
        if (!arabicName.startsWith('ال')) return /^A\p{Ll}{1,2}-/u.test(name);
        return !name.startsWith(sunLetters[arabicName.charAt(2)] ?? 'Al-');
      }),
    ).toEqual([]);
  });

  test('write the feminine ending as -ah', () => {
    expect(
      rowsWhere((row) => /ة$/u.test(row.arabicName) !== /ah$/u.test(row.englishNameTranscription)),
    ).toEqual([]);
  });
});

describe('other names', () => {
  const namesIn = (language: 'turkish' | 'english') =>
    Object.values(surahDetails).flatMap((details) => details[`${language}OtherNames`] ?? []);

  test('are spelled as the names', () => {
    const turkish = /^[A-PR-VYZÇİÖŞÜÂÎÛ][a-pr-vyzçğıöşüâîûA-Zİ’ -]*$/u;
    expect(namesIn('turkish').filter((name) => !turkish.test(name))).toEqual([]);
    expect(namesIn('english').filter((name) => !/^ʿ?[A-Z][A-Za-zʿʾ -]+$/u.test(name))).toEqual([]);
    expect(namesIn('english')).toEqual(expect.arrayContaining(['Baraʾah', 'Ash-Shariʿah']));
  });
});

describe('years of revelation', () => {
  /** Dated by an event, against the traditional order; surahs.ts gives the reasons. */
  const datedOutOfOrder = [17, 22, 30, 33, 49, 59, 60, 66];
  const inOrder = [...surahNames].sort((a, b) => meta(a).surahOrder - meta(b).surahOrder);
  const falls = (rows: SurahNames[]) =>
    rows.filter((row, index) => row.revelationYear < (rows[index - 1]?.revelationYear ?? 610));

  test('quran-meta gives the traditional order, from Alak to Nasr', () => {
    expect(inOrder.map((row) => meta(row).surahOrder)).toEqual(surahNames.map((row) => row.number));
    expect([inOrder[0]?.number, inOrder[113]?.number]).toEqual([96, 110]);
  });

  test('are whole years from 610 to 632, the Hijra between Mecca and Medina', () => {
    expect(
      rowsWhere((row) => {
        const [first, last] = meta(row).isMeccan ? [610, 622] : [622, 632];
        const year = row.revelationYear;
        return !Number.isInteger(year) || year < first || year > last;
      }),
    ).toEqual([]);
  });

  test('never decrease along the order of revelation, except for surahs dated by an event', () => {
    expect(falls(inOrder.filter((row) => !datedOutOfOrder.includes(row.number)))).toEqual([]);
  });

  test.each(datedOutOfOrder)('surah %i needs its exception', (number) => {
    const others = datedOutOfOrder.filter((other) => other !== number);
    expect(falls(inOrder.filter((row) => !others.includes(row.number)))).not.toEqual([]);
  });

  test.each([
    [96, 610, 'the first revelation'],
    [8, 624, 'Badr'],
    [3, 625, 'Uhud'],
    [33, 627, 'the siege of Medina'],
    [48, 628, 'Hudaybiya'],
    [9, 630, 'Tabuk'],
    [110, 632, 'the farewell pilgrimage'],
  ])('surah %i dates from %i: %s', (number, year) => {
    expect(surahNames[number - 1]?.revelationYear).toBe(year);
  });
});
