import { glossPartOf, glossSearch } from '../../../client/gloss/glossAddress';
import { wordsPartOf, wordsPath } from '../../../client/gloss/wordsAddress';

test.each([
  ['?glosses=turkish', { language: 'turkish', surah: undefined, isAll: false }],
  ['?glosses=english&surah=2&words=all', { language: 'english', surah: 2, isAll: true }],
] as const)('%s is a part of the work on glosses', (search, part) => {
  expect(glossPartOf(search)).toEqual(part);
  expect(glossSearch(part)).toBe(search);
});

test.each(['', '?glosses=arabic', '?work=turkish'])('%j is none', (search) => {
  expect(glossPartOf(search)).toBeUndefined();
});

test('a surah that is not there is ignored', () => {
  expect(glossPartOf('?glosses=turkish&surah=115')?.surah).toBeUndefined();
});

test.each([
  '/admin/words?form=1%3A4%3A2',
  '/admin/words?form=1%3A4%3A2&language=english&task=tag&after=YXQ6MQ',
  `/admin/words?root=${encodeURIComponent('يوم')}`,
  `/admin/words?query=${encodeURIComponent('موسى')}&task=tag`,
])('%s names words', (path) => {
  const part = wordsPartOf(path.slice(path.indexOf('?')));
  expect(part && wordsPath(part)).toBe(path);
});

test.each(['', '?form=x', '?form=1:4', '?root=abc', '?root=ي'])('%j names none', (search) => {
  expect(wordsPartOf(search)).toBeUndefined();
});
