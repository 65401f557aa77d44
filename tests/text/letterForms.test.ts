import { letterForms } from '../../text/letterForms';

test.each([
  ['ب', 'بـ', 'ـبـ', 'ـب'],
  ['د', 'د', 'ـد', 'ـد'],
  ['ا', 'ا', 'ـا', 'ـا'],
  ['و', 'و', 'ـو', 'ـو'],
  ['ه', 'هـ', 'ـهـ', 'ـه'],
])('%s is %s, %s and %s in a word', (alone, initial, medial, final) => {
  expect(letterForms(alone)).toEqual({ alone, initial, medial, final });
});

test.each(['ء', '', 'لا', 'a', 'ـَ', 'ۖ'])('%j has no forms', (text) => {
  expect(letterForms(text)).toBeNull();
});
