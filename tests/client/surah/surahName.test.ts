/** @jest-environment node */
import { surahLabel, surahName } from '../../../client/surah/surahName';
import { baqarah } from '../../support/surahs';

describe('surahName', () => {
  it.each([
    ['turkish', true, 'Bakara', 'İnek', 'Medine', { name: 'Al-Baqarah', meaning: 'The Cow' }],
    ['turkish', false, 'Bakara', 'İnek', 'Medine', undefined],
    ['english', true, 'Al-Baqarah', 'The Cow', 'Medina', undefined],
    ['english', false, 'Al-Baqarah', 'The Cow', 'Medina', undefined],
  ] as const)(
    'in %s, always English: %s',
    (prefLanguage, alwaysShowEnglish, name, meaning, place, english) => {
      expect(surahName({ prefLanguage, alwaysShowEnglish }, baqarah)).toEqual({
        name,
        meaning,
        place,
        english,
      });
    },
  );
});

test('surahLabel joins the number and the name', () => {
  expect(surahLabel(114, 'Nâs')).toBe('114 - Nâs');
});
