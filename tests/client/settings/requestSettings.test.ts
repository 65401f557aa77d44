/** @jest-environment node */
import { languageOfAddress, LANGUAGES } from '../../../client/language';
import { readersSettings, settingsOfRequest } from '../../../client/settings/requestSettings';
import {
  DEFAULT_SETTINGS,
  TEXT_SIZES,
  READING_MODES,
  THEMES,
  TRANSCRIPTIONS,
  VERSE_LAYOUTS,
  type Settings,
} from '../../../client/settings/settings';
import { formatCookie } from '../../../client/settings/settingsCookie';
import { fc } from '../../support/fastCheck';

describe('settingsOfRequest', () => {
  /** A cookie of version 1.0. */
  const cookieOf = (settings: object) => `settings=${encodeURIComponent(JSON.stringify(settings))}`;
  const of = (headers: Record<string, string>, path = '/verses/2:255') =>
    settingsOfRequest(new Request(`http://localhost${path}`, { headers }));

  it.each<[name: string, cookie: string, expected: Partial<Settings>]>([
    ['alone', cookieOf({ prefTheme: 'lightGreen' }), { prefTheme: 'lightGreen' }],
    [
      'first of several',
      `${cookieOf({ prefTheme: 'lightGreen' })}; other=1`,
      {
        prefTheme: 'lightGreen',
      },
    ],
    [
      'after others',
      `a=b; ${cookieOf({ alwaysShowEnglish: false })}`,
      {
        alwaysShowEnglish: false,
      },
    ],
    [
      'after others without a space',
      `a=b;${cookieOf({ useComplexCharacters: false })}`,
      {
        useComplexCharacters: false,
      },
    ],
    ['another name that ends alike', `my${cookieOf({ prefTheme: 'lightGreen' })}`, {}],
    ['a broken escape', 'settings=%7B%', {}],
    ['unescaped JSON', 'settings={"prefTheme":"lightGreen"}', { prefTheme: 'lightGreen' }],
    ['a size', cookieOf({ textSize: 'small' }), { textSize: 'small' }],
    ['empty', 'settings=', {}],
    [
      'in the short form',
      'settings=en.lightGreen.large.0.0',
      {
        prefLanguage: 'english',
        prefTheme: 'lightGreen',
        textSize: 'large',
        alwaysShowEnglish: false,
        useComplexCharacters: false,
      },
    ],
    [
      'with a transcription',
      'settings=tr.darkGreen.normal.1.1.scholarly',
      { transcription: 'scholarly' },
    ],
    [
      'with the layout of verses and the glosses',
      'settings=tr.darkGreen.normal.1.1.plain.wordsOnly.1.0.1',
      { verseLayout: 'wordsOnly', foldsWords: true, turkishGlosses: false },
    ],
    [
      'with a way to read',
      'settings=tr.darkGreen.normal.1.1.plain.automatic.0.1.1.words',
      { readingMode: 'words' },
    ],
    [
      'with the grammar of words',
      'settings=tr.darkGreen.normal.1.1.plain.automatic.0.1.1.words.large.1',
      { readingMode: 'words', arabicSize: 'large', wordGrammar: true },
    ],
    [
      'with a part that is not valid',
      'settings=en.blue.huge.2.0',
      { prefLanguage: 'english', useComplexCharacters: false },
    ],
    ['with the language only', 'settings=en', { prefLanguage: 'english' }],
    ['with a language that is not of the site', 'settings=constructor', {}],
  ])('cookie: %s', (_, cookie, expected) => {
    expect(of({ cookie })).toEqual({ ...DEFAULT_SETTINGS, ...expected });
  });

  it.each([
    ['/verses/2:255', ['ur-misal']],
    ['/surahs/2', ['ur-misal']],
    ['/pages/3', ['ur-misal']],
    ['/juz/30', ['ur-misal']],
    ['/posts/quran/2', ['ur-misal']],
    ['/', []],
    ['/verses', []],
    ['/about', []],
    ['/query?queryParameter=a', []],
  ])('%s has translations only if it shows them', (path, translations) => {
    const cookie = cookieOf({ translations: ['ur-misal'] });
    expect(of({ cookie }, path).translations).toEqual(translations);
  });

  it('reads what is written to the cookie', () => {
    const kinds = fc.record<Settings>({
      prefLanguage: fc.constantFrom(...LANGUAGES),
      prefTheme: fc.constantFrom(...THEMES),
      textSize: fc.constantFrom(...TEXT_SIZES),
      alwaysShowEnglish: fc.boolean(),
      useComplexCharacters: fc.boolean(),
      transcription: fc.constantFrom(...TRANSCRIPTIONS),
      verseLayout: fc.constantFrom(...VERSE_LAYOUTS),
      foldsWords: fc.boolean(),
      turkishGlosses: fc.boolean(),
      englishGlosses: fc.boolean(),
      wordGrammar: fc.boolean(),
      readingMode: fc.constantFrom(...READING_MODES),
      arabicSize: fc.constantFrom(...TEXT_SIZES),
      translations: fc.constantFrom([], ['ur-misal'], ['de-x', 'en-2', 'fa', 'ur-misal']),
    });
    fc.assert(
      fc.property(kinds, (settings) => {
        const cookie = formatCookie(settings);
        expect(cookie).toMatch(/^[\w.]{50,82}(?:\.[a-z\d~-]+)?$/);
        expect(of({ cookie: `settings=${cookie}`, 'accept-language': 'en' })).toEqual(settings);
      }),
    );
  });

  it.each([
    ['en', 'english'],
    ['en-GB,en;q=0.9', 'english'],
    ['EN-us', 'english'],
    ['tr', 'turkish'],
    ['tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7', 'turkish'],
    ['en;q=0.5,tr;q=0.8', 'turkish'],
    ['tr;q=0.5,en;q=0.8', 'english'],
    ['tr;q=0,en;q=0.1', 'english'],
    ['en;q=0', 'turkish'],
    ['de,fr;q=0.9,en;q=0.2', 'english'],
    ['de-DE,de;q=0.9', 'turkish'],
    ['*', 'turkish'],
    ['', 'turkish'],
    ['en; q=0.4 , tr ; q=0.6', 'turkish'],
    ['trv,en;q=0.5', 'english'],
    ['constructor,en', 'english'],
    [';;q=,en;q=0.3', 'english'],
  ])('Accept-Language "%s" is %s', (languages, prefLanguage) => {
    expect(of({ 'accept-language': languages })).toEqual({ ...DEFAULT_SETTINGS, prefLanguage });
  });

  it('prefers the cookie and fills gaps from Accept-Language', () => {
    const headers = { 'accept-language': 'en' };
    expect(of({ ...headers, cookie: cookieOf({ prefLanguage: 'turkish' }) }).prefLanguage).toBe(
      'turkish',
    );
    expect(of({ ...headers, cookie: cookieOf({ prefTheme: 'lightGreen' }) })).toEqual({
      ...DEFAULT_SETTINGS,
      prefLanguage: 'english',
      prefTheme: 'lightGreen',
    });
  });

  it.each([
    ['?lang=en', 'english'],
    ['?lang=tr', 'turkish'],
    ['?highlightTerm=2&lang=en', 'english'],
    ['?lang=en&lang=tr', 'english'],
    ['?lang=de', undefined],
    ['?lang=EN', undefined],
    ['?lang=english', undefined],
    ['?lang=', undefined],
    ['?lang=toString', undefined],
    ['?language=english', undefined],
    ['', undefined],
  ] as const)('an address with "%s" names %s', (search, language) => {
    const address = `http://localhost/verses/2:255${search}`;
    expect(languageOfAddress(address)).toBe(language);
    for (const own of ['turkish', 'english'] as const) {
      const cookie = cookieOf({ prefLanguage: own, prefTheme: 'lightGreen' });
      const request = new Request(address, { headers: { cookie, 'accept-language': 'tr' } });
      expect(settingsOfRequest(request)).toEqual({
        ...DEFAULT_SETTINGS,
        prefLanguage: language ?? own,
        prefTheme: 'lightGreen',
      });
      expect(readersSettings(request).prefLanguage).toBe(own);
    }
    const english = new Request(address, { headers: { 'accept-language': 'en' } });
    expect(settingsOfRequest(english).prefLanguage).toBe(language ?? 'english');
  });

  it('leaves the defaults unchanged', () => {
    of({ 'accept-language': 'en' });
    expect(DEFAULT_SETTINGS.prefLanguage).toBe('turkish');
  });
});
