/** @jest-environment node */
import {
  DEFAULT_SETTINGS,
  glossLanguages,
  parseSettings,
  READING_MODES,
  shownLanguages,
  TEXT_SIZES,
  THEMES,
  TRANSCRIPTIONS,
  type Settings,
} from '../../../client/settings/settings';

describe('parseSettings', () => {
  const english: Settings = {
    prefLanguage: 'english',
    prefTheme: 'lightGreen',
    textSize: 'large',
    alwaysShowEnglish: false,
    useComplexCharacters: true,
    transcription: 'scholarly',
    verseLayout: 'translationFirst',
    foldsWords: true,
    turkishGlosses: false,
    englishGlosses: true,
    wordGrammar: true,
    readingMode: 'words',
    arabicSize: 'large',
    translations: ['ur-misal'],
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
    ['no transcription', '{"transcription":"none"}', { transcription: 'none' }],
    ['an unknown transcription', '{"transcription":"TURKISH_DIA"}', {}],
    ['the theme of the device', '{"prefTheme":"auto"}', { prefTheme: 'auto' }],
    ['the largest Arabic', '{"arabicSize":"largest"}', { arabicSize: 'largest' }],
    ['an unknown theme', '{"prefTheme":"styles/dark.css"}', {}],
    ['the largest texts', '{"textSize":"largest"}', { textSize: 'largest' }],
    [
      'an unknown size',
      '{"textSize":"140%","prefTheme":"lightGreen"}',
      { prefTheme: 'lightGreen' },
    ],
    ['a number for a size', '{"textSize":3}', {}],
    ['a string for a boolean', '{"alwaysShowEnglish":"false","useComplexCharacters":1}', {}],
    [
      'translations in any order, some of them no slugs',
      '{"translations":["ur-b","../x","de-a","ur-b",7,"a\\nb"]}',
      { translations: ['de-a', 'ur-b'] },
    ],
    [
      'more translations than are shown',
      '{"translations":["a","b","c","d","e"]}',
      { translations: ['a', 'b', 'c', 'd'] },
    ],
    ['a text for translations', '{"translations":"ur-misal"}', {}],
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
      for (const prefTheme of THEMES) {
        for (const alwaysShowEnglish of [true, false]) {
          for (const useComplexCharacters of [true, false]) {
            for (const textSize of TEXT_SIZES) {
              for (const transcription of TRANSCRIPTIONS) {
                for (const readingMode of READING_MODES) {
                  const all: Settings = {
                    ...english,
                    prefLanguage,
                    prefTheme,
                    textSize,
                    alwaysShowEnglish,
                    useComplexCharacters,
                    transcription,
                    readingMode,
                  };
                  expect(parseSettings(JSON.stringify(all))).toEqual(all);
                }
              }
            }
          }
        }
      }
    }
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

describe('glossLanguages', () => {
  const shown: Settings = { ...DEFAULT_SETTINGS, prefLanguage: 'turkish', alwaysShowEnglish: true };

  it.each<[change: Partial<Settings>, expected: string[]]>([
    [{}, ['turkish', 'english']],
    [{ turkishGlosses: false }, ['english']],
    [{ englishGlosses: false }, ['turkish']],
    [{ turkishGlosses: false, englishGlosses: false }, []],
    [{ alwaysShowEnglish: false }, ['turkish']],
    [{ prefLanguage: 'english', turkishGlosses: false }, ['english']],
  ])('%j: %j', (change, expected) => {
    expect(glossLanguages({ ...shown, ...change })).toEqual(expected);
  });
});
