import { act, screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import VersePageQuery from '../../../client/__generated__/VersePageQuery.graphql';
import type { Settings } from '../../../client/settings/settings';
import { SurahPicker } from '../../../client/surah/SurahPicker';
// Imported in advance, because the first import of Chakra takes longer than a test may.
import '../../../client/surah/SurahPickerList';
import { surahNames } from '../../../content/surahs';
import { answerOf, renderClient } from '../../support/renderClient';
import { baqarah } from '../../support/surahs';

const answer = { surahs: surahNames.map((row) => ({ ...row, numberOfVerses: row.number + 3 })) };

async function renderPicker(path = '/', settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  const client = await renderClient(<SurahPicker />, { environment, path, settings });
  return { ...client, environment };
}

/** Opens the surah picker and answers its request. */
async function openSurahs(path?: string, settings?: Partial<Settings>) {
  const client = await renderPicker(path, settings);
  await client.user.click(screen.getAllByRole('button')[0]!);
  await waitFor(() => expect(client.environment.mock.getAllOperations()).toHaveLength(1));
  const operation = client.environment.mock.getMostRecentOperation();
  await act(async () =>
    client.environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, { Query: () => answer }),
    ),
  );
  const input = await screen.findByRole('combobox');
  await waitFor(() => expect(input).toHaveFocus());
  return { ...client, operation };
}

// Found by selector, because finding hundreds of options by role takes seconds in jsdom.
const option = (text: string) =>
  [...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent === text)!;
const optionTexts = () =>
  [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const buttonTexts = () =>
  screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);

describe('the surah and verse pickers', () => {
  it('request nothing until they are opened, and then without the loading overlay', async () => {
    const { environment, user } = await renderPicker();
    expect(buttonTexts()).toEqual(['Sure seçin', 'Ayet seçin']);
    expect(screen.getByRole('button', { name: 'Ayet seçin' })).toBeDisabled();
    expect(environment.mock.getAllOperations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sure seçin' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const { request } = environment.mock.getMostRecentOperation();
    expect(request.cacheConfig?.metadata).toEqual({ skipLoader: true });
  });

  it.each([
    ['turkish', '1 - Fâtiha', '114 - Nâs'],
    ['english', '1 - Al-Fatihah', '114 - An-Nas'],
  ] as const)('list the surahs in %s', async (prefLanguage, first, last) => {
    await openSurahs('/', { prefLanguage });
    expect(optionTexts()).toHaveLength(114);
    expect(optionTexts().at(0)).toBe(first);
    expect(optionTexts().at(-1)).toBe(last);
  });

  it('lead to a verse by keyboard alone', async () => {
    const { user, address } = await openSurahs();
    await user.keyboard('yasin');
    expect(optionTexts()).toEqual(['36 - Yâsîn']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(optionTexts()).toHaveLength(39));
    const verses = screen.getByRole('combobox', { name: 'Ayet seçin' });
    await waitFor(() => expect(verses).toHaveFocus());
    expect(buttonTexts()).toEqual(['36 - Yâsîn', 'Ayet seçin']);
    await user.keyboard('38');
    expect(optionTexts()).toEqual(['38']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address.current).toBe('/verses/36:38'));
    await waitFor(() => expect(buttonTexts()).toEqual(['36 - Yâsîn', '38. ayet']));
  });

  it('lead to a verse by pointer', async () => {
    const { user, address } = await openSurahs();
    await user.click(option('2 - Bakara'));
    await waitFor(() => expect(optionTexts()).toEqual(['1', '2', '3', '4', '5']));
    await user.click(option('5'));
    await waitFor(() => expect(address.current).toBe('/verses/2:5'));
    await waitFor(() => expect(optionTexts()).toEqual([]));
  });

  it('lead to a whole surah', async () => {
    const { user, address } = await openSurahs();
    await user.click(option('2 - Bakara'));
    await user.click(await screen.findByText('Sureyi oku'));
    expect(address.current).toBe('/surahs/2');
    await waitFor(() => expect(optionTexts()).toEqual([]));
  });

  it('name the verse that the page has loaded, before they are opened', async () => {
    const environment = createMockEnvironment();
    answerOf(environment, VersePageQuery, { key: '2:255' }, { Surah: () => baqarah });
    await renderClient(<SurahPicker />, { environment, path: '/verses/2:255' });
    expect(buttonTexts()).toEqual(['2 - Bakara', '255. ayet']);
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('show the verse of the page', async () => {
    await openSurahs('/verses/112:3');
    expect(buttonTexts()).toEqual(['112 - İhlâs', '3. ayet']);
    expect(document.querySelector('[role=option][aria-selected=true]')).toHaveTextContent(
      '112 - İhlâs',
    );
  });

  it('say when nothing is found', async () => {
    const { user } = await openSurahs();
    await user.keyboard('qqq');
    expect(optionTexts()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Bu adla bir sure yok.');
  });

  it('close by Escape and return focus', async () => {
    const { user } = await openSurahs();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(optionTexts()).toEqual([]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sure seçin' })).toHaveFocus());
  });

  it('report a failure and can be retried', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { environment, user } = await renderPicker();
    await user.click(screen.getByRole('button', { name: 'Sure seçin' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('No answer.')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Açılamadı.');
    await user.click(screen.getByRole('button', { name: 'Sure seçin' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    logged.mockRestore();
  });
});

test('the popover and its list are labeled', async () => {
  await openSurahs('/', { prefLanguage: 'english' });
  const popover = screen.getByRole('dialog', { name: 'Find a surah' });
  expect(within(popover).getByRole('listbox', { name: 'Find a surah' })).toBeVisible();
});
