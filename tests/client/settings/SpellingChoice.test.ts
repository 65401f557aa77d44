import { readArabicVerses } from '../../../api/seed/quranText';
import { simplifyArabic } from '../../../client/relay/simplifyArabic';
import { SPELLING_SAMPLES } from '../../../client/settings/SpellingChoice';

test('the samples are words of the text in both spellings', () => {
  const { mushaf, simplified } = SPELLING_SAMPLES;
  const verse = readArabicVerses().find(({ surah, number }) => surah === 42 && number === 4);
  expect(verse?.words.map(({ arabicText }) => arabicText).join(' ')).toMatch(
    new RegExp(`^${mushaf}`),
  );
  expect(simplified).toBe(simplifyArabic(mushaf));
  expect(simplified).not.toBe(mushaf);
});
