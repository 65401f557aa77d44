/** @jest-environment node */
import { languageOfAddress } from '../../../client/language';
import {
  DEFAULT_SETTINGS,
  parseSettings,
  readersSettings,
  settingsOfRequest,
  shownLanguages,
  TEXT_SIZES,
  type Settings,
} from '../../../client/settings/settings';

describe('parseSettings', () => {
  const english: Settings = {
    prefLanguage: 'english',
    prefTheme: 'lightGreen',
    textSize: 'large',
    alwaysShowEnglish: false,
    useComplexCharacters: true,
  };

  it.each<[name: string, json: string | null | undefined, expected: Partial<Settings>]>([
    ['null', null, {}],
    ['undefined', undefined, {}],
    ['an empty string', '', {}],
    ['invalid JSON', '{"prefLanguage":', {}],
    ['JSON null', 'null', {}],
    ['a number', '7', {}],
    ['a string', '"english"', {}],
    ['a list', '[1, 2]', {}],
    ['an empty object', '{}', {}],
    ['all settings', JSON.stringify(english), english],
    ['one of them', '{"prefTheme":"lightGreen"}', { prefTheme: 'lightGreen' }],
    ['false', '{"alwaysShowEnglish":false}', { alwaysShowEnglish: false }],
    [
      'an unknown language',
      '{"prefLanguage":"german","useComplexCharacters":true}',
      {
        useComplexCharacters: true,
      },
    ],
    ['an unknown theme', '{"prefTheme":"styles/dark.css"}', {}],
    ['the largest texts', '{"textSize":"largest"}', { textSize: 'largest' }],
    [
      'an unknown size',
      '{"textSize":"140%","prefTheme":"lightGreen"}',
      { prefTheme: 'lightGreen' },
    ],
    ['a number for a size', '{"textSize":3}', {}],
    ['a string for a boolean', '{"alwaysShowEnglish":"false","useComplexCharacters":1}', {}],
    ['unknown keys', '{"__proto__":{"prefLanguage":"english"},"size":3}', {}],
  ])('%s', (_, json, expected) => {
    expect(parseSettings(json)).toEqual({ ...DEFAULT_SETTINGS, ...expected });
  });

  it('fills missing values from other defaults', () => {
    expect(parseSettings('{"prefTheme":"darkGreen"}', english)).toEqual({
      ...english,
      prefTheme: 'darkGreen',
    });
    expect(parseSettings('?', english)).toEqual(english);
  });

  it('reads back every combination', () => {
    for (const prefLanguage of ['turkish', 'english'] as const) {
      for (const prefTheme of ['darkGreen', 'lightGreen'] as const) {
        for (const alwaysShowEnglish of [true, false]) {
          for (const useComplexCharacters of [true, false]) {
            for (const textSize of TEXT_SIZES) {
              const all: Settings = {
                prefLanguage,
                prefTheme,
                textSize,
                alwaysShowEnglish,
                useComplexCharacters,
              };
              expect(parseSettings(JSON.stringify(all))).toEqual(all);
            }
          }
        }
      }
    }
  });
});

describe('settingsOfRequest', () => {
  const cookieOf = (settings: object) => `settings=${encodeURIComponent(JSON.stringify(settings))}`;
  const of = (headers: Record<string, string>) =>
    settingsOfRequest(new Request('http://localhost/', { headers }));

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
      `a=b;${cookieOf({ useComplexCharacters: true })}`,
      {
        useComplexCharacters: true,
      },
    ],
    ['another name that ends alike', `my${cookieOf({ prefTheme: 'lightGreen' })}`, {}],
    ['a broken escape', 'settings=%7B%', {}],
    ['unescaped JSON', 'settings={"prefTheme":"lightGreen"}', { prefTheme: 'lightGreen' }],
    ['a size', cookieOf({ textSize: 'small' }), { textSize: 'small' }],
    ['empty', 'settings=', {}],
  ])('cookie: %s', (_, cookie, expected) => {
    expect(of({ cookie })).toEqual({ ...DEFAULT_SETTINGS, ...expected });
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

describe('shownLanguages', () => {
  it.each([
    ['turkish', true, ['turkish', 'english']],
    ['turkish', false, ['turkish']],
    ['english', true, ['english']],
    ['english', false, ['english']],
  ] as const)('%s, always English: %s', (prefLanguage, alwaysShowEnglish, languages) => {
    expect(shownLanguages({ ...DEFAULT_SETTINGS, prefLanguage, alwaysShowEnglish })).toEqual(
      languages,
    );
  });
});
