/** `search` over the whole Qur'an, with the content of a first start. */
import { join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';
import { nonsense, queries } from './queries';

interface Answer {
  search: {
    totalElements: number;
    exactElements: number;
    unknownWords: string[];
    named: { label: string }[];
    jump: {
      name: string | null;
      surah: { number: number };
      firstVerse: { key: string } | null;
      lastVerse: { key: string } | null;
    } | null;
    root: { letters: string } | null;
    results: Result[];
  };
}

interface Result {
  matchKind: string;
  matchedIn: string | null;
  words: { key: string; arabicText: string }[];
  ranges: { start: number; end: number }[];
  verse: {
    key: string;
    turkishTranslation: string;
    englishTranslation: string;
    words: { arabicText: string }[];
  };
}

const SEARCH = `query ($query: String!, $language: Language, $pageSize: Int, $pageIndex: Int) {
  search(query: $query, language: $language, pageSize: $pageSize, pageIndex: $pageIndex) {
    totalElements exactElements unknownWords
    named { label }
    jump { name surah { number } firstVerse { key } lastVerse { key } }
    root { letters }
    results {
      matchKind matchedIn words { key arabicText } ranges { start end }
      verse { key turkishTranslation englishTranslation words { arabicText } }
    }
  }
}`;

const FORTY = join(__dirname, '../../../../../shared/search-queries.json');

interface Example {
  q: string;
  lang: string;
  expectTop: string[];
  within: number;
}

describeOneDatabase('The search', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;

  beforeAll(() => {
    app = makeTestApp(database());
  });

  const search = async (query: string, more: object = {}) =>
    (await app.query<Answer>(SEARCH, { query, ...more })).search;
  const keysOf = ({ results }: Answer['search']) => results.map(({ verse }) => verse.key);

  describe('finds', () => {
    test.each(queries)('$query: $about', async ({ query, language, finds, within }) => {
      const found = keysOf(await search(query, { language })).slice(0, within);
      expect(found).toEqual(expect.arrayContaining(finds));
    });

    const examples = existsSync(FORTY)
      ? (JSON.parse(readFileSync(FORTY, 'utf8')) as Example[])
      : [];
    if (examples.length === 0) test.skip(`the examples (skipped: ${FORTY} is missing)`, () => {});
    else {
      test.each(examples)('the example $q', async ({ q, lang, expectTop, within }) => {
        const found = keysOf(await search(q, { language: lang.toUpperCase() })).slice(0, within);
        expect(found).toEqual(expect.arrayContaining(expectTop));
      });
    }

    test.each(nonsense)('nothing for %j', async (query) => {
      for (const language of ['TURKISH', 'ENGLISH', 'ARABIC']) {
        const { totalElements, jump, root, results } = await search(query, { language });
        expect({ totalElements, jump, root, results }).toEqual({
          totalElements: 0,
          jump: null,
          root: null,
          results: [],
        });
      }
    });
  });

  describe('explains its results', () => {
    const KINDS: [query: string, language: string, kind: string, matchedIn: string | null][] = [
      ['2:255', 'TURKISH', 'REFERENCE', null],
      ['ayetel kürsi', 'TURKISH', 'ALIAS', null],
      ['Kehf', 'TURKISH', 'SURAH_NAME', null],
      ['الله الصمد', 'ARABIC', 'WHOLE_VERSE', 'ARABIC'],
      ['لا إكراه في الدين', 'ARABIC', 'PHRASE', 'ARABIC'],
      ['الدين إكراه', 'ARABIC', 'ALL_WORDS', 'ARABIC'],
      ['الصبر', 'ARABIC', 'WITHOUT_PROCLITIC', 'ARABIC'],
      ['dinde zorlama yok', 'TURKISH', 'WORD_BEGINNING', 'TURKISH'],
      ['ك ظ م', 'ARABIC', 'ROOT', 'ARABIC'],
      ['no compulsion now in religion', 'ENGLISH', 'MOST_WORDS', 'ENGLISH'],
      ['compulson', 'ENGLISH', 'SPELLING', 'ENGLISH'],
      ['kul huvallahu ehad', 'TURKISH', 'WHOLE_VERSE', 'TRANSCRIPTION'],
      ['rahman', 'ENGLISH', 'SURAH_NAME', null],
    ];
    test.each(KINDS)('%s (%s): %s in %s', async (query, language, kind, matchedIn) => {
      const { results } = await search(query, { language });
      expect(results[0]).toMatchObject({ matchKind: kind, matchedIn });
    });

    test('a rare Arabic word also finds the verses with its root', async () => {
      const { results } = await search('كور');
      const exact = results.filter(({ matchKind }) => matchKind !== 'CLOSE');
      expect(exact.map(({ matchKind, verse }) => [verse.key, matchKind])).toEqual([
        ['81:1', 'WORD_BEGINNING'],
        ['39:5', 'ROOT'],
      ]);
    });

    const HIGHLIGHTS: [query: string, language: string, shown: string[]][] = [
      ['sabir ve namazla', 'TURKISH', ['Sabır ve namazla']],
      ['dinde zorlama yok', 'TURKISH', ['Dinde zorlama yoktur']],
      ['compulsion shall religion', 'ENGLISH', ['compulsion', 'religion']],
      ['لا إكراه في الدين', 'ARABIC', ['لَآ إِكْرَاهَ فِى ٱلدِّينِ']],
    ];
    test.each(HIGHLIGHTS)('%s (%s): %j', async (query, language, shown) => {
      const [result] = (await search(query, { language })).results;
      expect(result && textsIn(result)).toEqual(shown.map((text) => text.normalize('NFC')));
    });

    test('with the words that matched, of the text and of a transcription', async () => {
      const words = async (query: string) =>
        (await search(query)).results[0]?.words.map(({ key }) => key);
      expect(await words('لا إكراه في الدين')).toEqual([
        '2:256:1',
        '2:256:2',
        '2:256:3',
        '2:256:4',
      ]);
      expect(await words('kul huvallahu ehad')).toEqual([
        '112:1:1',
        '112:1:2',
        '112:1:3',
        '112:1:4',
      ]);
      expect(await words('ص م د')).toEqual(['112:2:2']);
      expect(await words('dinde zorlama')).toEqual([]);
    });

    test('the ranges of an Arabic result show exactly its matching words', async () => {
      for (const query of ['الصبر', 'نور السماوات', 'ك ت ب', 'الرحيم']) {
        for (const result of (await search(query, { pageSize: 100 })).results) {
          const words = result.words.map(({ arabicText }) => arabicText.normalize('NFC'));
          expect(textsIn(result).join(' ')).toBe(words.join(' '));
        }
      }
    });

    test('with the verses or the surah that the query names', async () => {
      const jump = async (query: string) => (await search(query)).jump;
      const to = (
        surah: number,
        first: string | null,
        last = first,
        name: string | null = null,
      ) => ({
        name,
        surah: { number: surah },
        firstVerse: first && { key: first },
        lastVerse: last && { key: last },
      });
      expect(await jump('2:255-257')).toEqual(to(2, '2:255', '2:257'));
      expect(await jump('Yâsîn')).toEqual(to(36, null));
      expect(await jump('amenerrasulü')).toMatchObject(to(2, '2:285', '2:286', expect.any(String)));
      expect(await jump('namaz')).toBeNull();
    });

    test('with the root of a single Arabic word', async () => {
      const rootOf = async (query: string) => (await search(query)).root?.letters;
      expect(await rootOf('الصبر')).toBe('صبر');
      expect(await rootOf('والله')).toBe('أله');
      expect(await rootOf('root: ktb')).toBe('كتب');
      expect(await rootOf('نور السماوات')).toBeUndefined();
    });
  });

  describe('pagination', () => {
    test('the pages together contain each verse once', async () => {
      const all = await search('Allah', { pageSize: 100 });
      expect(all.totalElements).toBeGreaterThan(1500);
      const pages = await Promise.all(
        [0, 1, 2, 3].map((pageIndex) => search('Allah', { pageSize: 25, pageIndex })),
      );
      expect(pages.flatMap(keysOf)).toEqual(keysOf(all));
      expect(new Set(keysOf(all)).size).toBe(100);
    });

    test('equal results are in mushaf order', async () => {
      const { exactElements, results } = await search('فبأي آلاء ربكما تكذبان', { pageSize: 100 });
      const numbers = results
        .slice(0, exactElements)
        .map(({ verse }) => Number(verse.key.split(':')[1]));
      expect(exactElements).toBe(31);
      expect(numbers).toEqual([...numbers].sort((left, right) => left - right));
    });

    test('a page after the last has only the total', async () => {
      const { exactElements, results } = await search('örümcek', { pageIndex: 7 });
      expect({ exactElements, results }).toEqual({ exactElements: 1, results: [] });
      expect(keysOf(await search('2:1-286', { pageSize: 100, pageIndex: 2 })).at(-1)).toBe('2:286');
    });

    test('names come before words, and each verse occurs once', async () => {
      const { results } = await search('nûr', { pageSize: 100 });
      expect(results[0]).toMatchObject({ matchKind: 'SURAH_NAME', verse: { key: '24:1' } });
      expect(new Set(results.map(({ verse }) => verse.key)).size).toBe(results.length);
    });

    test.each([
      [{ pageSize: 0 }, '`pageSize` must be 1 to 100; got 0.'],
      [{ pageSize: 101 }, '`pageSize` must be 1 to 100; got 101.'],
      [{ pageIndex: -1 }, '`pageIndex` must be 0 or more; got -1.'],
    ])('%j is refused', async (page, message) => {
      const { errors } = await app.answer(SEARCH, { query: 'Allah', ...page });
      expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    });

    test('the largest page with all words is within the limits', async () => {
      const { results } = await search('Allah', { pageSize: 100 });
      expect(results).toHaveLength(100);
    });
  });

  test('a quoted query finds only adjacent words', async () => {
    expect((await search('"zorlama dinde"')).totalElements).toBe(0);
    expect(keysOf(await search('“dinde zorlama”'))).toEqual(['2:256']);
    expect(keysOf(await search('«إكراه في الدين»'))).toEqual(['2:256']);
  });

  test('a long query is cut to 200 characters', async () => {
    const { verse } = await app.query<{ verse: { englishTranslation: string } }>(
      '{ verse(key: "2:282") { englishTranslation } }',
    );
    expect(verse.englishTranslation.length).toBeGreaterThan(1000);
    expect(keysOf(await search(verse.englishTranslation, { language: 'ENGLISH' }))[0]).toBe(
      '2:282',
    );
    expect((await search('x'.repeat(5000))).totalElements).toBe(0);
  });

  test('needs no statement for cached data', async () => {
    await search('örümcek');
    expect(await statementsOf(database(), () => search('örümcek'))).toEqual([]);
  });

  describe('is updated by a save', () => {
    let asAdmin: Record<string, string>;

    beforeAll(async () => {
      const jwt = await signInNewAdmin(database(), app, 'zeynep');
      asAdmin = bearer(jwt);
    });

    const change = async (document: string) => {
      const { data, errors } = await send<object>(app, document, {}, asAdmin);
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).not.toContain('Error');
    };
    const saveVerse = (turkish: string) =>
      change(`mutation { updateVerse(input: { databaseId: 6222, turkishTranslation: "${turkish}",
        englishTranslation: "Say: He is one" }) { __typename } }`);

    test('a saved verse is found at once, and only by its new text', async () => {
      expect((await search('zımbırtı')).totalElements).toBe(0);
      await saveVerse('<p>Zımbırtı gibi değil</p>');
      expect(keysOf(await search('zimbirti'))).toEqual(['112:1']);
      const [result] = (await search('zimbirti')).results;
      expect(result && textsIn(result)).toEqual(['Zımbırtı']);
      await saveVerse('<p>De ki</p>');
      expect((await search('zımbırtı')).totalElements).toBe(0);
    });

    test('verses translated together are adjacent and refer to each other', async () => {
      const together = 'De ki zımbırtı, Allah sameddir';
      await saveVerse(together);
      await change(`mutation { updateVerse(input: { databaseId: 6223,
        turkishTranslation: "${together}", englishTranslation: "Allah, the refuge" }) { __typename } }`);
      const { search: found } = await app.query<{
        search: { results: { mergedKeys: string[]; verse: { key: string } }[] };
      }>(
        `{ search(query: "zımbırtı", language: TURKISH) { results { mergedKeys verse { key } } } }`,
      );
      expect(found.results).toEqual([
        { mergedKeys: ['112:2'], verse: { key: '112:1' } },
        { mergedKeys: ['112:1'], verse: { key: '112:2' } },
      ]);
      await saveVerse('<p>De ki</p>');
      const [first] = (await search('zımbırtı')).results;
      expect(first?.verse.key).toBe('112:2');
    });

    const wordOf = async (key: string) => {
      const { word } = await app.query<{ word: Record<string, string> & { databaseId: number } }>(
        `query { word(key: "${key}") { databaseId arabicText turkishTranscription
          englishTranscription turkishTranslation englishTranslation } }`,
      );
      return word;
    };
    const inputOf = (fields: Record<string, string>) =>
      Object.entries(fields)
        .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
        .join(', ');

    test('a verse is found by the new gloss of a word, after those with the word', async () => {
      expect((await search('şıpsevdi')).unknownWords).toEqual(['şıpsevdi']);
      const { databaseId, ...fields } = await wordOf('112:1:4');
      const save = (turkishTranslation: string) =>
        change(`mutation { updateWord(input: { databaseId: ${databaseId},
          ${inputOf({ ...fields, turkishTranslation })}, arabicRoot: "أحد" }) { __typename } }`);
      await save('şıpsevdi');
      const { unknownWords, results } = await search('şıpsevdi');
      expect(unknownWords).toEqual([]);
      expect(results.map(({ matchKind, verse }) => [matchKind, verse.key])).toEqual([
        ['CLOSE', '112:1'],
      ]);
      await save(fields.turkishTranslation as string);
      expect((await search('şıpsevdi')).unknownWords).toEqual(['şıpsevdi']);
    });

    test('a word is found by its new root until the change is reverted', async () => {
      const { databaseId, ...fields } = await wordOf('112:1:4');
      const input = inputOf(fields);
      const before = keysOf(await search('kök: كفأ'));
      await change(`mutation { updateWord(input: { databaseId: ${databaseId}, ${input},
        arabicRoot: "كفأ" }) { __typename } }`);
      expect(keysOf(await search('kök: كفأ'))).toEqual([...before, '112:1'].sort(byPlace));
      await change(`mutation { updateWord(input: { databaseId: ${databaseId}, ${input},
        arabicRoot: "أحد" }) { __typename } }`);
      expect(keysOf(await search('kök: كفأ'))).toEqual(before);
    });

    test('a new name of verses is found at once', async () => {
      expect((await search('zurnalı ayet')).totalElements).toBe(0);
      await change(`mutation { createVerseAlias(input: { name: "Zurnalı Âyet", language: TURKISH,
        verses: "2:1-2" }) { __typename } }`);
      const { jump, results } = await search('zurnali ayet');
      expect(jump).toMatchObject({ name: 'Zurnalı Âyet', lastVerse: { key: '2:2' } });
      expect(results.map(({ matchKind, verse }) => [matchKind, verse.key])).toEqual([
        ['ALIAS', '2:1'],
        ['ALIAS', '2:2'],
      ]);
    });
  });

  describe('by REST', () => {
    const rest = async (parameters: Record<string, string>) => {
      const response = await app.fetch(`/api/verses/query?${new URLSearchParams(parameters)}`);
      const body = (await response.json()) as {
        success: boolean;
        errorMessage?: string;
        data: {
          totalElements: number;
          exactElements: number;
          jump: object | null;
          results: { verseReference: string; words: object[]; match: object }[];
        };
      };
      return { status: response.status, ...body };
    };

    test('gives the same results', async () => {
      const { data } = await rest({ queryParameter: 'لا إكراه في الدين', language: 'arabic' });
      expect(data).toMatchObject({ exactElements: 1, jump: null });
      expect(data.results[0]).toMatchObject({
        verseReference: '2:256',
        match: { matchKind: 'phrase', matchedIn: 'arabic', ranges: [{ start: 0 }] },
      });
      expect(data.results[0]?.words).toHaveLength(24);
    });

    test.each([
      [{}, 10],
      [{ pageSize: '3' }, 3],
      [{ pageSize: '' }, 10],
      [{ language: 'ENGLISH' }, 10],
    ])('%j returns %i results', async (page, count) => {
      const { status, data } = await rest({ queryParameter: 'musa', ...page });
      expect([status, data.results.length]).toEqual([200, count]);
      expect(data.totalElements).toBeGreaterThan(10);
    });

    test.each<[Record<string, string>, string]>([
      [{}, 'Required fields must be filled'],
      [{ queryParameter: 'musa', pageSize: '101' }, 'pageSize'],
      [{ queryParameter: 'musa', pageIndex: '-1' }, 'pageIndex'],
      [{ queryParameter: 'musa', language: 'klingon' }, 'turkish'],
    ])('%j is refused: %s', async (parameters, message) => {
      const { status, success, errorMessage } = await rest(parameters);
      expect([status, success]).toEqual([400, false]);
      expect(errorMessage).toContain(message);
    });
  });
});

/** The parts of the matching text that the ranges of a result mark. */
function textsIn({ matchedIn, ranges, verse }: Result): string[] {
  const texts: Record<string, string> = {
    ARABIC: verse.words.map(({ arabicText }) => arabicText).join(' '),
    TURKISH: verse.turkishTranslation,
    ENGLISH: verse.englishTranslation,
  };
  return ranges.map(
    ({ start, end }) => texts[matchedIn ?? '']?.slice(start, end).normalize('NFC') ?? '',
  );
}

function byPlace(left: string, right: string): number {
  const place = (key: string) => key.split(':').reduce((sum, part) => sum * 1000 + Number(part), 0);
  return place(left) - place(right);
}
