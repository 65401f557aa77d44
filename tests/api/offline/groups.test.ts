import { groupPages } from '../../../api/offline/groups';

test('pages are grouped by surah, first letter and kind', () => {
  const path = (text: string) => encodeURI(text);
  const groups = groupPages([
    '/',
    '/surahs',
    '/query',
    '/posts/faith?section=faithInAllah',
    '/surahs/1',
    '/verses/1:1',
    '/verses/1:2',
    '/posts/1',
    '/posts/faithInAllah/24',
    '/termTables/2',
    '/termTables/2/elements/36',
    path('/roots/كتب'),
    path('/roots/كفر'),
    path('/roots/أله'),
  ]);
  expect(groups.map(({ name, paths }) => [name, paths.map(decodeURI)])).toEqual([
    ['lists', ['/', '/surahs', '/posts/faith?section=faithInAllah']],
    ['texts-0', ['/surahs/1?texts']],
    ['surah-1', ['/surahs/1', '/verses/1:1', '/verses/1:2']],
    ['topics', ['/posts/1', '/posts/faithInAllah/24']],
    ['tables', ['/termTables/2']],
    ['roots-643', ['/roots?letter=ك', '/roots/كتب', '/roots/كفر']],
    ['roots-623', ['/roots?letter=أ', '/roots/أله']],
  ]);
});
