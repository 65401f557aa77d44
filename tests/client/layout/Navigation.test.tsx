import { screen } from '@testing-library/react';
import { Navigation } from '../../../client/layout/Navigation';
import { renderClient } from '../../support/renderClient';

test.each([
  ['/posts', 'Index of topics'],
  ['/posts?by=letter', 'Index of topics'],
  ['/posts/1', 'Beginning'],
  ['/posts/quran', 'Qur’an'],
  ['/posts/quran/2', 'Qur’an'],
  ['/posts/faith?section=faithInBook', 'Faith'],
  ['/posts/faithInAllah/23', 'Faith'],
  ['/tables', 'Tables'],
  ['/tables/quranIndex', 'Tables'],
  ['/termTables/2', 'Tables'],
  ['/surahs', 'Surahs'],
  ['/roots/%D8%B1%D8%AD%D9%85', 'Roots'],
  ['/posts/12', undefined],
  ['/', undefined],
])('%s is in the section %s', async (path, section) => {
  await renderClient(<Navigation />, { path, settings: { prefLanguage: 'english' } });
  const current = screen.queryAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(section ? [section] : []);
});
