import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import SurahPageQuery from '../../../client/__generated__/SurahPageQuery.graphql';
import { surahOf } from '../../../client/reading/readingAddress';
import { createRoutes } from '../../../client/routes';
import type { Settings } from '../../../client/settings/settings';
import { renderClient } from '../../support/renderClient';
import { baqarah } from '../../support/surahs';

// jsdom has no layout.
beforeAll(() => {
  document.elementsFromPoint = () => [];
});

const verse = (numberInSurah: number, more: object = {}) => ({
  id: `verse${numberInSurah}`,
  key: `2:${numberInSurah}`,
  numberInSurah,
  arabicText: 'ذَلِكَ الْكِتَابُ',
  turkishTranslation: `Türkçe metin ${numberInSurah}`,
  englishTranslation: `English text ${numberInSurah}`,
  page: 2,
  juz: 1,
  ruku: 36,
  rukuInSurah: 1,
  prostration: null,
  ...more,
});

const SURAH = {
  ...baqarah,
  basmala: verse(0, { id: 'basmala', arabicText: 'بِسْمِ' }),
  verses: [verse(1), verse(2, { turkishTranslation: null })],
};

const neighbor = (number: number, name: string) => ({
  id: `surah${number}`,
  number,
  turkishNameTranscription: name,
  englishNameTranscription: `Al-${name}`,
});

/** Opens the page of a surah with this answer of the API. */
async function openSurah(number: string, answer: object, settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => answer }),
  );
  environment.mock.queuePendingOperation(SurahPageQuery, surahOf({ number }));
  const router = createMemoryRouter(createRoutes(environment), {
    initialEntries: [`/surahs/${number}`],
  });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await renderClient(<RouterProvider router={router} />, {
    environment,
    settings,
    withoutRouter: true,
  });
  return screen.findByRole('heading', { level: 1 });
}

const whole = { surah: SURAH, previous: neighbor(1, 'Bir'), next: neighbor(3, 'Üç') };

describe('the page of a surah', () => {
  test.each([
    [{}, 'Bakara suresi', ['İnek', 'Al-Baqarah · The Cow'], ['Türkçe metin 1', 'English text 1']],
    [{ alwaysShowEnglish: false }, 'Bakara suresi', ['İnek'], ['Türkçe metin 1']],
    [{ prefLanguage: 'english' }, 'Surah Al-Baqarah', ['The Cow'], ['English text 1']],
  ] as const)(
    'shows names and translations under the settings %j',
    async (settings, title, facts, translations) => {
      const heading = await openSurah('2', whole, settings);
      expect(heading).toHaveTextContent(`2. ${title}`);
      for (const fact of facts) expect(screen.getByText(fact)).toBeVisible();
      expect(document.querySelectorAll('[id="1"] p:not([lang=ar], .marks)')).toHaveLength(
        translations.length,
      );
      for (const text of translations) expect(screen.getByText(text)).toBeVisible();
    },
  );

  test.each([
    [
      { prefLanguage: 'turkish' },
      [
        'Diğer adları: Dehr, Hel Etâ',
        'İki okunuş',
        'Mekke’de mi Medine’de mi indiği tartışmalıdır.',
      ],
    ],
    [
      { prefLanguage: 'english' },
      [
        'Also called Ad-Dahr',
        'Two readings',
        'Sources disagree whether it was revealed in Mecca or in Medina.',
      ],
    ],
  ] as const)(
    'with %j shows other names, readings and a disputed place',
    async (settings, notes) => {
      const details = {
        turkishOtherNames: ['Dehr', 'Hel Etâ'],
        englishOtherNames: ['Ad-Dahr'],
        turkishNameNote: 'İki okunuş',
        englishNameNote: 'Two readings',
        isRevelationPlaceDisputed: true,
      };
      await openSurah('2', { ...whole, surah: { ...SURAH, ...details } }, settings);
      for (const note of notes) expect(screen.getByText(note)).toBeVisible();
    },
  );

  test('says nothing of other names and places where there is nothing to say', async () => {
    await openSurah('2', whole);
    expect(screen.queryByText(/Diğer ad|tartışmalı/)).toBeNull();
  });

  test('shows each verse with its number and a link to its words', async () => {
    await openSurah('2', whole);
    const items = within(screen.getByRole('list', { name: 'Ayetler, sayfa 2' })).getAllByRole(
      'listitem',
    );
    expect(items.map(({ id }) => id)).toEqual(['1', '2']);
    expect(items[1]?.querySelector('[lang=ar]')).toHaveTextContent('ذَلِكَ الْكِتَابُ ﴿٢﴾');
    const link = within(items[1]!).getByRole('link', { name: '2:2, kelime kelime' });
    expect(link).toHaveAttribute('href', '/verses/2:2');
    expect(items[1]).toHaveTextContent('Çeviri üzerinde çalışıyoruz.');
  });

  test('shows the Arabic alone, with translations, or with words to be loaded', async () => {
    await openSurah('2', whole);
    const user = userEvent.setup();
    // Styles by this attribute hide what the reader does not want to see.
    const shown = () => document.querySelector('[data-mode]')?.getAttribute('data-mode');
    const mode = (name: string) => screen.getByRole('radio', { name });
    expect(mode('Çeviri')).toBeChecked();
    expect(shown()).toBe('translation');
    await user.click(mode('Arapça'));
    expect(shown()).toBe('arabic');
    expect(localStorage.getItem('settings')).toContain('"readingMode":"arabic"');
    await user.click(mode('Çeviri'));
    expect(shown()).toBe('translation');
  });

  test('marks where a page, a juz and a ruku begin, and verses of prostration', async () => {
    const verses = [
      verse(1),
      verse(2),
      verse(3, { ruku: 37, rukuInSurah: 2, prostration: 1 }),
      verse(4, { page: 3, ruku: 37, rukuInSurah: 2 }),
      verse(5, { page: 3, juz: 2, ruku: 37, rukuInSurah: 2 }),
    ];
    await openSurah('2', { ...whole, surah: { ...SURAH, verses } });
    const lists = screen.getAllByRole('list', { name: /^Ayetler, sayfa/ });
    expect(lists.map((list) => list.getAttribute('start'))).toEqual(['1', '4']);
    const items = lists.flatMap((list) => within(list).getAllByRole('listitem'));
    const marks = items.map(({ textContent }) =>
      textContent.match(/Cüz \d+|Sayfa \d+|Surenin \d+\. rükûu|Secde ayeti/g),
    );
    expect(marks).toEqual([
      ['Cüz 1', 'Sayfa 2', 'Surenin 1. rükûu'],
      null,
      ['Surenin 2. rükûu', 'Secde ayeti'],
      ['Sayfa 3'],
      ['Cüz 2'],
    ]);
    expect(within(items[3]!).getByRole('link', { name: 'Sayfa 3' })).toHaveAttribute(
      'href',
      '/pages/3',
    );
  });

  test('shows the basmala if the surah has one', async () => {
    await openSurah('2', whole);
    expect(screen.getByText('بِسْمِ')).toHaveAttribute('lang', 'ar');
  });

  test('shows no basmala otherwise, and links only back from the last surah', async () => {
    await openSurah('114', {
      surah: { ...SURAH, basmala: null },
      previous: whole.previous,
      next: null,
    });
    expect(screen.queryByText('بِسْمِ')).toBeNull();
    const top = screen.getByRole('navigation', { name: 'Sureler arasında' });
    const bottom = screen.getByRole('navigation', { name: 'Okumaya devam' });
    expect(within(top).getByRole('link', { name: 'Önceki sure: Bir' })).toHaveAttribute(
      'href',
      '/surahs/1',
    );
    expect(within(bottom).getAllByRole('link')).toHaveLength(1);
    expect(within(bottom).getByRole('link', { name: '1 - Bir' })).toBeVisible();
  });

  test.each([
    ['115', 'Kur’an’da 115 numaralı bir sure yok'],
    ['x', 'Sure adresi surenin numarasıyla yazılır'],
  ])('says that %s is not a surah', async (number, message) => {
    await openSurah(number, { surah: null, previous: null, next: null });
    expect(screen.getByText(message, { exact: false })).toBeVisible();
  });
});
