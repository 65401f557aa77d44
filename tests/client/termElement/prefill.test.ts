import type { Language } from '../../../client/language';
import { headword, prefill } from '../../../client/termElement/prefill';
import { fc } from '../../support/fastCheck';

test.each<[Language, string, string]>([
  ['turkish', 'işitendir', 'İşitendir'],
  ['turkish', 'ışık', 'Işık'],
  ['turkish', '(onun) ipi', 'İpi'],
  ['english', 'ilah', 'Ilah'],
  ['english', '(there is) no', 'No'],
  ['english', 'the Lord (ANA)', 'The Lord'],
  ['english', 'a (b (c) d), e', 'A, e'],
  ['english', '(O) , people ;', 'People'],
  ['english', 'ʿarsh', 'ʿArsh'],
  ['english', '“lord”', '“Lord”'],
  ['english', 'half (open', 'Half (open'],
  ['english', '(all of it)', ''],
  ['turkish', '', ''],
])('%s: "%s" gives "%s"', (language, text, expected) => {
  expect(headword(text, language)).toBe(expected);
});

test('headword is idempotent', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom<Language[]>('turkish', 'english'),
      (text, language) => {
        const once = headword(text, language);
        expect(headword(once, language)).toBe(once);
      },
    ),
  );
});

test('names come from the transcriptions, translations and meanings from the glosses', () => {
  const word = {
    arabicText: 'ٱلرَّحْمَـٰنِ',
    turkishTranscription: 'er-raḥmâni',
    englishTranscription: 'al-raḥmāni',
    turkishTranslation: 'iyiliği sonsuz (AAD)',
    englishTranslation: 'the Entirely Merciful',
  };
  expect(prefill(word)).toEqual({
    arabicName: 'ٱلرَّحْمَـٰنِ',
    turkishNameInQuran: 'Er-rahmâni',
    englishNameInQuran: 'Ar-rahmaani',
    turkishTranslation: 'İyiliği sonsuz',
    englishTranslation: 'The Entirely Merciful',
    turkishMeaning: 'İyiliği sonsuz',
    englishMeaning: 'The Entirely Merciful',
  });
});
