/** How each format reads small files, valid and malformed. */
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { Division } from '../../../api/exchange/division';
import type { FormatOptions, ImportedWord } from '../../../api/exchange/format';
import { formats } from '../../../api/exchange/formats/formats';
import { ImportError } from '../../../api/exchange/source';
import { newFolder } from '../../support/testRun';

/** The number of words in these verses; the basmala is a verse only in surah 1. */
const division = new Division([
  { id: 1, key: '1:1', firstWord: 1, count: 4 },
  { id: 6099, key: '95:1', firstWord: 5, count: 2 },
  { id: 6100, key: '95:2', firstWord: 7, count: 2 },
]);

const BASMALA = 'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ';
const SPELLED_OTHERWISE = 'بِّسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ';

let folder: string;
beforeAll(() => {
  folder = newFolder();
});

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function read(
  format: string,
  paths: string[],
  field?: FormatOptions['field'],
  divided = division,
) {
  const { words, refusals } = await (formats[format] as NonNullable<(typeof formats)[string]>)(
    paths,
    {
      division: divided,
      field,
    },
  );
  const reasons = refusals.map(({ at, reason }) => `${at.replace(`${folder}/`, '')}: ${reason}`);
  return { words: [...words], reasons };
}

const values = (words: [number, ImportedWord][], field: keyof ImportedWord) =>
  words.map(([id, value]) => [id, value[field]]);

const lines = (...verses: string[]) => verses.join('\r\n') + '\r\n\r\n# a block of comments\r\n';

describe('tanzil', () => {
  const whole = [`1|1|${BASMALA}`, `95|1|${SPELLED_OTHERWISE} وَٱلتِّينِ وَٱلزَّيْتُونِ ۖ`, '95|2|وَطُورِ سِينِينَ'];

  test('lines: the basmala before a verse, carriage returns and comments are ignored', async () => {
    const { words, reasons } = await read('tanzil', [write('t.txt', lines(...whole))]);
    expect(reasons).toEqual([]);
    expect(words.map(([id]) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(words.slice(4, 6)).toEqual([
      [5, { arabicText: 'وَٱلتِّينِ', pauseAfter: null }],
      [6, { arabicText: 'وَٱلزَّيْتُونِ', pauseAfter: 'ۖ' }],
    ]);
  });

  test('XML gives the same texts', async () => {
    const xml = `<?xml version="1.0"?><quran><sura index="1"><aya index="1" text="${BASMALA}"/></sura>
      <sura index="95"><aya index="1" text="وَٱلتِّينِ وَٱلزَّيْتُونِ ۖ" bismillah="${SPELLED_OTHERWISE}"/>
      <aya index="2" text="وَطُورِ سِينِينَ"/></sura></quran>`;
    const fromXml = await read('tanzil', [write('t.xml', xml)]);
    expect(fromXml).toEqual(await read('tanzil', [write('t.txt', lines(...whole))]));
  });

  test.each([
    [
      'a verse with missing words',
      ['1|1|بِسْمِ ٱللَّهِ', ...whole.slice(1)],
      ['t.txt:1: Verse 1:1 has 4 words; found 2.'],
    ],
    [
      'a truncated file',
      whole.slice(0, 1),
      ['t.txt: Verse 95:1 and 1 more are missing: the file may be truncated.'],
    ],
    ['a malformed line', [...whole, '95;3;x'], ['t.txt:4: A line must be sura|aya|text.']],
    ['a duplicate verse', [...whole, whole[2] ?? ''], ['t.txt:4: Verse 95:2 occurs twice.']],
    ['an unknown verse', [...whole, '95|9|x'], ['t.txt:4: There is no verse 95:9.']],
  ])('%s is reported', async (_about, verses, expected) => {
    expect((await read('tanzil', [write('t.txt', lines(...verses))])).reasons).toEqual(expected);
  });

  test('truncated XML is refused', async () => {
    const path = write('cut.xml', '<quran><sura index="1"><aya index="1" te');
    await expect(read('tanzil', [path])).rejects.toThrow(/cut\.xml is not XML or is truncated/);
  });
});

describe('qac', () => {
  const segments = [
    '# comment',
    'LOCATION\tFORM\tTAG\tFEATURES',
    '(1:1:1:1)\tbi\tP\tPREFIX|bi+',
    '(1:1:1:2)\tsomi\tN\tSTEM|POS:N|LEM:{som|ROOT:smw|M|GEN',
    '(1:1:2:1)\t{ll~ahi\tPN\tSTEM|POS:PN|LEM:{ll~ah|ROOT:Alh|GEN',
    '(1:1:3:1)\tx\tADJ\tSTEM|POS:ADJ|LEM:r~aHoma`n|ROOT:rHm',
    '(1:1:4:1)\tx\tADJ\tSTEM|POS:ADJ|LEM:r~aHiym|ROOT:rHm',
    '(95:1:1:1)\tx\tN\tSTEM|POS:N|LEM:tiyn|ROOT:tyn',
    '(95:1:2:1)\tx\tN\tSTEM|POS:N|LEM:zayotuwn|ROOT:zyt',
    '(95:2:1:1)\tx\tN\tSTEM|POS:N|LEM:maE2|ROOT:Twr',
    '(95:2:2:1)\tx\tPN\tSTEM|POS:PN|LEM:siyniyn',
  ];
  const roots = [
    [1, 'سمو'],
    [2, 'أله'],
    [3, 'رحم'],
    [4, 'رحم'],
    [5, 'تين'],
    [6, 'زيت'],
    [7, 'طور'],
    [8, null],
  ];

  test('0.4: root and lemma are those of the stem, with أ for hamza, without numbers', async () => {
    const { words, reasons } = await read('qac', [write('q.txt', segments.join('\n'))]);
    expect(reasons).toEqual([]);
    expect(values(words, 'root')).toEqual(roots);
    expect(values(words, 'lemma').slice(5)).toEqual([
      [6, 'زَيْتُون'],
      [7, 'مَع'],
      [8, 'سِينِين'],
    ]);
  });

  test('0.4 and 2.0: the grammar is that of all segments of a word', async () => {
    const stems = segments.filter((line) => line.includes('STEM'));
    const text = stems.map((line) => line.slice(line.indexOf('POS:')).replaceAll('|', ' '));
    text[0] = `bi+ ${text[0]}`;
    const [first, second] = [
      await read('qac', [write('q.txt', segments.join('\n'))]),
      await read('qac', [write('q2.txt', `${text.join('\n')}\n`)]),
    ];
    expect(values(first.words, 'grammar')).toEqual(values(second.words, 'grammar'));
    expect(first.words[0]?.[1].grammar).toEqual({
      parts: [
        { place: 'prefix', partOfSpeech: 'preposition' },
        { place: 'stem', partOfSpeech: 'noun' },
      ],
      features: { gender: 'masculine', case: 'genitive' },
    });
  });

  const LEFT = '\tPN\tSTEM|POS:PN|LEM:<ilo|ROOT:Alh|GEN';
  const RIGHT = '\tPN\tSTEM|POS:PN|LEM:yaAsiyn|ROOT:ysn|M';

  test.each([
    ['both', LEFT, RIGHT, { root: 'أله', lemma: 'إِلْ' }, { case: 'genitive' }],
    ['the first', LEFT, '\tPN\tSTEM|x', { root: 'أله', lemma: 'إِلْ' }, { case: 'genitive' }],
    ['the second', '\tPN\tSTEM|x', RIGHT, { root: 'يسن', lemma: 'يَاسِين' }, { gender: 'masculine' }],
  ])('0.4: the name of 37:130, of two words there, has the values of %s', async (...row) => {
    const [, left, right, expected, features] = row;
    const name = [
      '(37:130:1:1)\tx\tN\tSTEM|POS:N|LEM:sala`m|ROOT:slm',
      '(37:130:2:1)\tx\tP\tSTEM|POS:P|LEM:EalaY`',
      `(37:130:3:1)\tx${left}`,
      `(37:130:4:1)\tx${right}`,
    ];
    const verse = new Division([{ id: 3918, key: '37:130', firstWord: 1, count: 3 }]);
    const { words, reasons } = await read(
      'qac',
      [write('q.txt', name.join('\n'))],
      undefined,
      verse,
    );
    expect(reasons).toEqual([]);
    expect(words[2]).toMatchObject([3, { ...expected, grammar: { features } }]);
  });

  test('2.0: one line per word', async () => {
    const stems = segments.filter((line) => line.includes('STEM'));
    const text = stems.map((line) => line.slice(line.indexOf('POS:')).replaceAll('|', ' '));
    const { words, reasons } = await read('qac', [write('q2.txt', `${text.join('\n')}\n`)]);
    expect(reasons).toEqual([]);
    expect(values(words, 'root')).toEqual(roots);
    await expect(read('qac', [write('q3.txt', text.slice(1).join('\n'))])).rejects.toThrow(
      /has 7 lines; there are 8 words/,
    );
  });

  test.each([
    [
      'a malformed line',
      '(1:1)\tx',
      'q.txt:12: A line must have the columns (sura:aya:word:segment), form, tag, features.',
    ],
    [
      'a root with unknown characters',
      '(95:2:2:2)\tx\tN\tSTEM|ROOT:؟؟؟',
      'q.txt:12: The root or lemma has a character that is not part of the transliteration.',
    ],
  ])('%s is reported', async (_about, line, expected) => {
    const { reasons } = await read('qac', [write('q.txt', [...segments, line].join('\n'))]);
    expect(reasons).toEqual([expected]);
  });
});

describe('qul', () => {
  const texts = Object.fromEntries(
    ['1:1:1', '1:1:2', '1:1:3', '1:1:4', '95:1:1', '95:1:2', '95:2:1', '95:2:2'].map((key) => [
      key,
      `t${key}`,
    ]),
  );

  test('JSON of texts, with the language in the file name', async () => {
    const { words } = await read('qul', [write('turkish-wbw.json', JSON.stringify(texts))]);
    expect(values(words, 'turkishTranslation')).toHaveLength(8);
    expect(words[0]).toEqual([1, { turkishTranslation: 't1:1:1', turkishGlossOf: null }]);
    await expect(read('qul', [write('words.json', JSON.stringify(texts))])).rejects.toThrow(
      /--field/,
    );
    const named = await read('qul', [join(folder, 'words.json')], 'englishTranslation');
    expect(named.words[0]).toEqual([1, { englishTranslation: 't1:1:1', englishGlossOf: null }]);
  });

  test('the gloss before covers a word without one; the first word needs one', async () => {
    const { '1:1:2': _second, '95:1:1': _first, ...some } = texts;
    const { words, reasons } = await read('qul', [write('en.json', JSON.stringify(some))]);
    expect(words.slice(0, 2)).toEqual([
      [1, { englishTranslation: 't1:1:1', englishGlossOf: 1 }],
      [2, { englishGlossOf: 1 }],
    ]);
    expect(reasons).toEqual(['en.json:95:1: The first word has no text.']);
  });

  test('JSON of objects: pause marks are separated, and verse numbers are not words', async () => {
    const script = {
      '95:1:1': { text: 'وَٱلتِّينِ' },
      '95:1:2': { text: 'وَٱلزَّيْتُونِ ۖ' },
      '95:1:3': { text: '١' },
    };
    const { words, reasons } = await read('qul', [
      write('uthmani-script.json', JSON.stringify(script)),
    ]);
    expect(reasons).toEqual([]);
    expect(words[1]).toEqual([6, { arabicText: 'وَٱلزَّيْتُونِ', pauseAfter: 'ۖ' }]);
  });

  test.each([
    ['وَٱلزَّيْتُونِ ۖ۞', 'ۖ'],
    ['وَٱلزَّيْتُونِ ۞', null],
  ])('the sign of a quarter is no pause mark: %s', async (text, pauseAfter) => {
    const script = { '95:1:1': 'وَٱلتِّينِ', '95:1:2': text, '95:1:3': '١' };
    const file = write('uthmani-script.json', JSON.stringify(script));
    const { words } = await read('qul', [file]);
    expect(words[1]).toEqual([6, { arabicText: 'وَٱلزَّيْتُونِ', pauseAfter }]);
  });

  test('databases of translations, roots and lemmas', async () => {
    const { Database } = await initSqlJs();
    const database = (statements: string) => {
      const made = new Database();
      made.run(statements);
      return made.export();
    };
    const roots = write(
      'root.db',
      database(`CREATE TABLE roots (id, arabic_trilateral); CREATE TABLE root_words (root_id, word_location);
        INSERT INTO roots VALUES (1, 'س م و'), (2, 'ا ل ه'), (3, '?');
        INSERT INTO root_words VALUES (1, '1:1:1'), (2, '1:1:2'), (3, '1:1:3'), (1, '1:1:9')`),
    );
    const { words, reasons } = await read('qul', [roots]);
    expect(words).toEqual([
      [1, { root: 'سمو' }],
      [2, { root: 'أله' }],
    ]);
    expect(reasons).toEqual([
      'root.db:1:1:3: "?" is not a root.',
      'root.db:1:1:9: There is no such word.',
    ]);
    const translation = write(
      'turkish.db',
      database(`CREATE TABLE word_translation (surah_number, ayah_number, word_number, text);
        INSERT INTO word_translation VALUES (95, 1, '1', 'incire'), (95, 2, '1-2', 'Sina dağına')`),
    );
    expect((await read('qul', [translation])).words).toEqual([
      [5, { turkishTranslation: 'incire', turkishGlossOf: 1 }],
      [6, { turkishGlossOf: 1 }],
      [7, { turkishTranslation: 'Sina dağına', turkishGlossOf: 1 }],
      [8, { turkishGlossOf: 1 }],
    ]);
    await expect(read('qul', [write('other.db', database('CREATE TABLE a (b)'))])).rejects.toThrow(
      /expected a table word_translation, root_words or lemma_words; it has a/,
    );
  });
});

describe('quran.com', () => {
  const word = (text: string | null, language = 'turkish', type = 'word') => ({
    char_type_name: type,
    translation: { text, language_name: language },
    transliteration: { text: 'x', language_name: 'english' },
  });

  test('each row has its language, and the end of a verse is not a word', async () => {
    const page = {
      verses: [
        { verse_key: '95:1', words: [word('incire'), word(null), word('(1)', 'turkish', 'end')] },
      ],
    };
    const { words, reasons } = await read('quran.com', [write('95.json', JSON.stringify(page))]);
    expect(reasons).toEqual([]);
    expect(words).toEqual([
      [5, { turkishTranslation: 'incire', turkishGlossOf: 1, englishTranscription: 'x' }],
      [6, { turkishGlossOf: 1, englishTranscription: 'x' }],
    ]);
  });

  test('a verse in another language, with missing words or malformed is refused', async () => {
    const page = {
      verses: [
        { verse_key: '95:1', words: [word('a', 'urdu'), word('b', 'urdu')] },
        { verse_key: '95:2', words: [word('a')] },
      ],
    };
    const { reasons } = await read('quran.com', [write('95.json', JSON.stringify(page))]);
    expect(reasons).toEqual([
      '95.json:95:1: Its words have no translation into Turkish or English.',
      '95.json:95:2: Verse 95:2 has 2 words; found 1.',
    ]);
    await expect(read('quran.com', [write('x.json', '{"verses": [{}]}')])).rejects.toThrow(
      /verses\.0/,
    );
  });
});

describe('data-quran', () => {
  const texts = ['a', 'b', '[[MISSING]]', 'd', 'e', 'f', 'g', 'h'];
  const json = (list: string[]) =>
    JSON.stringify(Object.fromEntries(list.map((text, index) => [index + 1, text])));

  test('the gloss before covers a word with a missing text, and other texts are repeated', async () => {
    const { words } = await read('data-quran', [write('tr-x.json', json(texts))]);
    expect(words.slice(0, 4)).toEqual([
      [1, { turkishTranslation: 'a', turkishGlossOf: null }],
      [2, { turkishTranslation: 'b', turkishGlossOf: 2 }],
      [3, { turkishGlossOf: 2 }],
      [4, { turkishTranslation: 'd', turkishGlossOf: null }],
    ]);
    const { words: others } = await read('data-quran', [write('translit-x.json', json(texts))]);
    expect(values(others, 'englishTranscription').slice(1, 4)).toEqual([
      [2, 'b'],
      [3, 'b'],
      [4, 'd'],
    ]);
  });

  test('a different number of words is refused', async () => {
    const path = write('tr-y.json', json(texts.slice(1)));
    await expect(read('data-quran', [path])).rejects.toThrow(
      /expected the texts of words 1 to 8, found 7 texts/,
    );
  });
});

describe.each(Object.keys(formats))('the format %s refuses a file that', (format) => {
  test.each([
    ['is a directory', () => folder, /is a directory, not a file/],
    ['is missing', () => join(folder, 'missing'), /There is no file/],
    ['is empty', () => write('empty', ''), /is empty/],
    ['contains only zeros', () => write('zeros', new Uint8Array(5000)), /is not text in UTF-8/],
    [
      'is in another encoding',
      () => write('latin', Buffer.from('1|1|äöü', 'latin1')),
      /is not text in UTF-8/,
    ],
    ['contains another kind of text', () => write('tr-other', 'Hello\n'), /./],
  ])('%s', async (_about, path, expected) => {
    const refused = read(format, [path()]).then(({ reasons }) => {
      // Malformed lines are reported as reasons.
      if (reasons.length > 0) throw new ImportError(reasons.join('\n'));
    });
    await expect(refused).rejects.toThrow(expected);
    await expect(refused).rejects.toThrow(ImportError);
  });

  test('is larger than 256 MB', async () => {
    const path = write('huge', '');
    truncateSync(path, 1024 ** 3);
    await expect(read(format, [path])).rejects.toThrow(/has 1024 MB; the maximum is 256 MB/);
  });
});
