import { fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import SurahsPageQuery, {
  type SurahsPageQuery$data,
} from '../../../client/__generated__/SurahsPageQuery.graphql';
import type { Settings } from '../../../client/settings/settings';
import { SurahCard } from '../../../client/surah/SurahCard';
import { answerOf, renderClient } from '../../support/renderClient';
import { baqarah } from '../../support/surahs';

async function renderCard(settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  const { surahs } = answerOf<SurahsPageQuery$data>(
    environment,
    SurahsPageQuery,
    {},
    {
      Surah: () => baqarah,
    },
  );
  const client = await renderClient(<SurahCard surah={surahs[0]!} />, { environment, settings });
  return { ...client, card: within(screen.getByRole('article')) };
}

describe('the card of a surah', () => {
  it.each([
    ['turkish', true, ['Bakara', 'İnek', 'Al-Baqarah · The Cow', 'Medine · 286 ayet'], []],
    ['turkish', false, ['Bakara', 'İnek', 'Medine · 286 ayet'], ['Cow', 'Baqarah']],
    ['english', true, ['Al-Baqarah', 'The Cow', 'Medina · 286 verses'], ['Bakara', 'İnek']],
    ['english', false, ['Al-Baqarah', 'The Cow', 'Medina · 286 verses'], ['Bakara', 'İnek']],
  ] as const)(
    'shows the names in %s, always English: %s',
    async (prefLanguage, alwaysShowEnglish, shown, hidden) => {
      const { card } = await renderCard({ prefLanguage, alwaysShowEnglish });
      for (const text of shown) expect(card.getByText(text)).toBeVisible();
      for (const text of hidden) expect(card.queryByText(text, { exact: false })).toBeNull();
      expect(card.getByText('الْبَقَرَة')).toHaveAttribute('lang', 'ar');
      expect(card.getByRole('heading')).toHaveAccessibleName(`2 ${shown[0]}`);
    },
  );

  it('links to its page', async () => {
    const { card } = await renderCard();
    expect(card.getByRole('link', { name: 'Bakara' })).toHaveAttribute('href', '/surahs/2');
  });

  it('lists its verses on hover and goes to the chosen one', async () => {
    const { card, user, address } = await renderCard();
    const select = card.getByRole('combobox', { name: 'Bakara suresinde ayete git' });
    expect(within(select).getAllByRole('option')).toHaveLength(1);
    await user.hover(select);
    expect(within(select).getAllByRole('option')).toHaveLength(287);
    await user.selectOptions(select, '286');
    expect(address.current).toBe('/verses/2:286');
  });

  it('waits for Enter when a verse is selected by keyboard', async () => {
    const { card, user, address } = await renderCard();
    const select = card.getByRole<HTMLSelectElement>('combobox');
    await user.tab();
    await user.tab();
    expect(select).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    fireEvent.change(select, { target: { value: '7' } });
    expect(address.current).toBe('/');
    await user.keyboard('{Enter}');
    expect(address.current).toBe('/verses/2:7');
  });
});
