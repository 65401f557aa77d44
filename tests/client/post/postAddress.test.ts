import {
  faithSectionOf,
  nameOfSection,
  pathOfSection,
  postIdOf,
  SECTIONS,
} from '../../../client/post/postAddress';
import { postPath } from '../../../client/page/postPath';

test.each([
  ['1', 1],
  ['999999999', 999999999],
  ['0', 0],
  ['01', 0],
  ['-1', 0],
  ['1.5', 0],
  ['x', 0],
  ['', 0],
  ['9999999999', 0],
])('%j names the topic %d', (postId, id) => {
  expect(postIdOf({ postId })).toBe(id);
});

test.each([
  ['', 'faith'],
  ['section=faithInBook', 'faithInBook'],
  ['section=quran', 'faith'],
  ['section=x', 'faith'],
])('the tab of %j is %s', (search, section) => {
  expect(faithSectionOf(new URLSearchParams(search))).toBe(section);
});

test('every section name maps to its section and back', () => {
  for (const [name, section] of Object.entries(SECTIONS)) expect(nameOfSection(section)).toBe(name);
});

test.each([
  ['introduction', 1, '/posts/1', undefined],
  ['quran', 2, '/posts/quran/2', '/posts/quran'],
  ['faith', 14, '/posts/faith/14', '/posts/faith'],
  ['faithInAllah', 23, '/posts/faithInAllah/23', '/posts/faith?section=faithInAllah'],
  ['salaat', 70, '/posts/salaat/70', '/posts/worship'],
  ['other', 101, '/posts/other/101', '/posts/other'],
] as const)('a topic of %s, %d, is at %s, in the list at %s', (name, databaseId, post, list) => {
  const section = SECTIONS[name];
  expect([postPath(section, databaseId), pathOfSection(name)]).toEqual([post, list]);
});
