import { addressOf } from '../../../client/search/targetAddress';

test.each([
  [{ __typename: 'Surah', number: 36 }, '/verses/36:1'],
  [{ __typename: 'Verse', key: '2:255' }, '/verses/2:255'],
  [{ __typename: 'Post', databaseId: 1, section: 'INTRODUCTION' }, '/posts/1'],
  [{ __typename: 'Post', databaseId: 7, section: 'QURAN' }, '/posts/quran/7'],
  [{ __typename: 'Post', databaseId: 12, section: 'FAITH_IN_ALLAH' }, '/posts/faithInAllah/12'],
  [{ __typename: 'Term', databaseId: 25 }, '/termTables/25'],
  [{ __typename: 'TermElement', term: { databaseId: 2 } }, '/termTables/2'],
  [{ __typename: 'Root', letters: 'رحم' }, '/roots/%D8%B1%D8%AD%D9%85'],
  [{ __typename: '%other' }, undefined],
] as const)('%j leads to %s', (target, address) => {
  expect(addressOf(target)).toBe(address);
});
