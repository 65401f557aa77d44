/** @jest-environment node */
import {
  addressedSettings,
  sharedParameters,
  type AddressedSettings,
} from '../../../client/settings/addressedSettings';
import { readersSettings, settingsOfRequest } from '../../../client/settings/requestSettings';
import { DEFAULT_SETTINGS, type Settings } from '../../../client/settings/settings';

const ADDRESS = 'http://localhost/verses/2:255';

describe('addressedSettings', () => {
  it.each<[search: string, expected: AddressedSettings]>([
    ['', {}],
    ['?lang=en', { prefLanguage: 'english' }],
    ['?translation=0', { verseLayout: 'wordsOnly', foldsWords: false, readingMode: 'arabic' }],
    ['?translation=1', { verseLayout: 'automatic', readingMode: 'translation' }],
    ['?words=0', { verseLayout: 'translationFirst', foldsWords: true }],
    ['?words=1', { foldsWords: false, readingMode: 'words' }],
    ['?words=1&translation=1', { foldsWords: false, verseLayout: 'automatic', readingMode: 'words' }],
    ['?words=0&translation=1', { verseLayout: 'translationFirst', foldsWords: true, readingMode: 'translation' }],
    ['?words=0&translation=0', { verseLayout: 'wordsOnly', foldsWords: false, readingMode: 'arabic' }],
    ['?lang=xx&translation=no&words=', {}],
    ['?words=rahman', {}],
  ])('reads "%s"', (search, expected) => {
    expect(addressedSettings(ADDRESS + search)).toEqual(expected);
  });

  it('outranks the reader’s settings and leaves them as they are', () => {
    const request = new Request(`${ADDRESS}?translation=0&lang=en`, {
      headers: { cookie: 'settings=tr.lightGreen.large' },
    });
    const own = { ...DEFAULT_SETTINGS, prefTheme: 'lightGreen', textSize: 'large' };
    expect(readersSettings(request)).toEqual(own);
    expect(settingsOfRequest(request)).toEqual({
      ...own,
      prefLanguage: 'english',
      verseLayout: 'wordsOnly',
      readingMode: 'arabic',
    });
  });
});

describe('sharedParameters', () => {
  it.each<[Partial<Settings>, string]>([
    [{}, 'lang=tr'],
    [{ verseLayout: 'wordsFirst' }, 'lang=tr'],
    [{ verseLayout: 'wordsOnly' }, 'lang=tr&translation=0'],
    [{ foldsWords: true }, 'lang=tr&words=0'],
    [{ verseLayout: 'wordsOnly', foldsWords: true }, 'lang=tr&translation=0'],
  ])('of %j are "%s"', (settings, expected) => {
    expect(sharedParameters({ ...DEFAULT_SETTINGS, ...settings }, 'tr')).toBe(expected);
  });
});
