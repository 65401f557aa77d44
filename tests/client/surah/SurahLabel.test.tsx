import { screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import VersePageQuery, {
  type VersePageQuery$data,
} from '../../../client/__generated__/VersePageQuery.graphql';
import type { Settings } from '../../../client/settings/settings';
import { SurahLabel } from '../../../client/surah/SurahLabel';
// Imported in advance, because the first import of Chakra takes longer than a test may.
import '../../../client/surah/SurahDialog';
import { answerOf, renderClient } from '../../support/renderClient';
import { baqarah } from '../../support/surahs';

async function renderLabel(settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  const { verse } = answerOf<VersePageQuery$data>(
    environment,
    VersePageQuery,
    { key: '2:255' },
    { Surah: () => baqarah },
  );
  return renderClient(<SurahLabel surah={verse!.surah} />, { environment, settings });
}

const factsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the label of a surah', () => {
  it.each([
    ['turkish', '2 - Bakara', 'Bakara suresi hakkında'],
    ['english', '2 - Al-Baqarah', 'About Surah Al-Baqarah'],
  ] as const)('leads to the surah and has a button, in %s', async (prefLanguage, name, about) => {
    await renderLabel({ prefLanguage });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/surahs/2');
    expect(screen.getByRole('button', { name: about })).toBeVisible();
  });

  it.each([
    ['turkish', true, 'Bakara suresi', ['İnek', 'Al-Baqarah · The Cow'], []],
    ['turkish', false, 'Bakara suresi', ['İnek'], ['The Cow', 'Al-Baqarah']],
    ['english', true, 'Surah Al-Baqarah', ['The Cow'], ['İnek', 'Bakara']],
    ['english', false, 'Surah Al-Baqarah', ['The Cow'], ['İnek', 'Bakara']],
  ] as const)(
    'opens a dialog in %s, always English: %s',
    async (prefLanguage, alwaysShowEnglish, title, shown, hidden) => {
      const { user } = await renderLabel({ prefLanguage, alwaysShowEnglish });
      await user.click(screen.getByRole('button'));
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(within(dialog).getByText('الْبَقَرَة')).toHaveAttribute('lang', 'ar');
      for (const text of shown) expect(within(dialog).getByText(text)).toBeVisible();
      for (const text of hidden) {
        expect(within(dialog).queryByText(text, { exact: false })).toBeNull();
      }
      expect(factsOf(dialog)).toEqual(
        prefLanguage === 'turkish'
          ? [
              ['İndiği yer', 'Medine'],
              ['İniş sırası', '87'],
              ['Ayet sayısı', '286'],
            ]
          : [
              ['Place of revelation', 'Medina'],
              ['Order of revelation', '87'],
              ['Number of verses', '286'],
            ],
      );
    },
  );

  it('links from the dialog to the whole surah', async () => {
    const { user, address } = await renderLabel();
    await user.click(screen.getByRole('button'));
    await user.click(await screen.findByRole('link', { name: 'Sureyi oku' }));
    expect(address.current).toBe('/surahs/2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes to a verse from the dialog and closes it', async () => {
    const { user, address } = await renderLabel();
    await user.click(screen.getByRole('button'));
    const select = await screen.findByRole('combobox');
    await user.hover(select);
    await user.selectOptions(select, '255');
    expect(address.current).toBe('/verses/2:255');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
