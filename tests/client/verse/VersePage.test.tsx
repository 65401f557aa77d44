import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import VersePageQuery from '../../../client/__generated__/VersePageQuery.graphql';
import { createRoutes } from '../../../client/routes';
import type { Settings } from '../../../client/settings/settings';
import { renderClient } from '../../support/renderClient';

const verse = (key: string, more: object = {}) => ({
  key,
  numberInSurah: Number(key.split(':')[1]),
  turkishTranslation: 'Türkçe metin',
  englishTranslation: 'English text',
  turkishTranscription: 'lâ ḫavfün ʿaleyhim',
  englishTranscription: 'lā khawfun ʿalayhim',
  previousKey: '2:254',
  nextKey: '2:256',
  words: [
    { id: 'word1', key: `${key}:1`, turkishTranslation: 'Allah', englishTranslation: 'Allah' },
    { id: 'word2', key: `${key}:2`, turkishTranslation: null, englishTranslation: 'no' },
  ],
  ...more,
});

/** Opens the page of a verse with this answer of the API. */
async function openVerse(path: string, answer: object | null, settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ verse: answer }),
      Verse: () => answer ?? undefined,
      Surah: () => ({
        number: 2,
        turkishNameTranscription: 'Bakara',
        englishNameTranscription: 'Al-Baqarah',
      }),
      Root: () => ({ letters: 'كتب' }),
    }),
  );
  const key = path.replace(/^.*\/|\?.*$/g, '');
  environment.mock.queuePendingOperation(VersePageQuery, { key });
  const router = createMemoryRouter(createRoutes(environment), { initialEntries: [path] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const client = await renderClient(<RouterProvider router={router} />, {
    environment,
    settings,
    withoutRouter: true,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...client, router };
}

const words = () => screen.getByRole('list', { name: /kelimeleri|Words/ });

describe('a verse page', () => {
  test('shows Turkish with English beside it', async () => {
    await openVerse('/verses/2:255', verse('2:255'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bakara suresi, 255. ayet');
    expect(screen.getByText('Türkçe metin')).toHaveAttribute('lang', 'tr');
    expect(screen.getByText('English text')).toHaveAttribute('lang', 'en');
    expect(words()).toHaveTextContent('no');
  });

  test('shows only Turkish if English is switched off', async () => {
    await openVerse('/verses/2:255', verse('2:255'), { alwaysShowEnglish: false });
    expect(screen.queryByText('English text')).toBeNull();
    expect(words()).not.toHaveTextContent('no');
  });

  test('shows only English to a reader of English', async () => {
    await openVerse('/verses/2:255', verse('2:255'), { prefLanguage: 'english' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Surah Al-Baqarah, verse 255',
    );
    expect(screen.queryByText('Türkçe metin')).toBeNull();
  });

  test.each([
    ['plain letters', {}, 'lâ havfün aleyhim'],
    ['scholarly letters', { transcription: 'scholarly' }, 'lâ ḫavfün ʿaleyhim'],
    ['plain English letters', { prefLanguage: 'english' }, 'laa khawfun alayhim'],
    [
      'scholarly English letters',
      { prefLanguage: 'english', transcription: 'scholarly' },
      'lā khawfun ʿalayhim',
    ],
  ] as const)('shows the verse as it is recited in %s', async (_letters, settings, recited) => {
    await openVerse('/verses/2:255', verse('2:255'), settings);
    expect(screen.getByText(recited)).toHaveAttribute('lang', 'ar-Latn');
  });

  test('shows no transcription to a reader who hides it', async () => {
    await openVerse('/verses/2:255', verse('2:255'), { transcription: 'none' });
    expect(document.querySelector('[lang=ar-Latn]')).toBeNull();
  });

  test.each([
    ['turkish', null, 'sayfa 42 · cüz 3 · hizb 5'],
    ['english', 4, 'page 42 · juz 3 · hizb 5 · ۩ verse of prostration'],
  ] as const)('says its place in the mushaf in %s', async (prefLanguage, prostration, line) => {
    const place = { page: 42, juz: 3, hizb: 5, prostration };
    await openVerse('/verses/2:255', verse('2:255', place), { prefLanguage });
    expect(screen.getByText(/hizb/)).toHaveTextContent(line);
    expect(screen.queryAllByText(/۩/)).toHaveLength(prostration ? 1 : 0);
  });

  test('says where a translation is missing', async () => {
    await openVerse('/verses/2:255', verse('2:255', { turkishTranslation: null }));
    expect(screen.getByText('Çeviri üzerinde çalışıyoruz.')).toBeVisible();
    expect(screen.getByText('hazırlanıyor')).toBeVisible();
  });

  test('links to its neighbors and keeps the query parameters', async () => {
    await openVerse('/verses/2:255?highlightTerm=2', verse('2:255'));
    expect(screen.getByRole('link', { name: /Önceki ayet/ })).toHaveAttribute(
      'href',
      '/verses/2:254?highlightTerm=2',
    );
    expect(screen.getByRole('link', { name: /Sonraki ayet/ })).toHaveAttribute(
      'href',
      '/verses/2:256?highlightTerm=2',
    );
  });

  test.each([
    ['first', '1:1', { previousKey: null }, /Önceki ayet/],
    ['last', '114:6', { nextKey: null }, /Sonraki ayet/],
  ])('has a disabled arrow beyond the %s verse', async (_which, key, ends, name) => {
    await openVerse(`/verses/${key}`, verse(key, ends));
    const arrow = screen.getByRole('link', { name });
    expect(arrow).toHaveAttribute('aria-disabled', 'true');
    expect(arrow).not.toHaveAttribute('href');
  });

  test.each([
    ['/verses/2:287', 'Kur’an’da 2:287 numaralı bir ayet yok.'],
    ['/verses/x', 'Ayet adresi sure ve ayet numarasıyla yazılır: 2:255 gibi.'],
  ])('%s says what is wrong', async (path, message) => {
    await openVerse(path, null);
    expect(screen.getByText(message)).toBeVisible();
  });
});

describe('the words of a verse', () => {
  test('are one tab stop, with arrow keys between them', async () => {
    const { user } = await openVerse('/verses/2:255', verse('2:255'));
    const [first, second] = words().querySelectorAll('button');
    expect(first).toHaveAttribute('tabindex', '0');
    expect(second).toHaveAttribute('tabindex', '-1');
    act(() => first?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(first).toHaveFocus();
  });

  test('show their facts on focus until Escape', async () => {
    const { user } = await openVerse('/verses/2:255', verse('2:255'));
    const first = words().querySelector('button');
    act(() => first?.focus());
    const tooltip = (await screen.findByText('2:255, 1. kelime')).closest('[role=tooltip]');
    expect(first).toHaveAttribute('aria-describedby', tooltip?.id);
    expect(tooltip).toHaveTextContent('ك ت ب');
    await user.keyboard('{Escape}');
    expect(tooltip).not.toBeInTheDocument();
  });
});

describe('words that share a gloss', () => {
  /** "yeryüzünde" covers the second and third word, and its own meaning is another one. */
  const joined = verse('2:255', {
    words: [
      { turkishTranslation: 'ne varsa', englishTranslation: 'what' },
      { turkishTranslation: 'içinde, -de', englishTranslation: 'in', turkishGlossOf: 3 },
      { turkishTranslation: 'yeryüzünde', englishTranslation: 'the earth', turkishGlossOf: 3 },
    ].map((word, index) => ({
      turkishGlossOf: null,
      englishGlossOf: null,
      ...word,
      id: `word${index}`,
      key: `2:255:${index + 1}`,
      numberInVerse: index + 1,
      arabicText: ['مَا', 'فِى', 'ٱلْأَرْضِ'][index],
      termElements: [],
    })),
  });

  test('show it once after both, and each its own gloss in the other language', async () => {
    await openVerse('/verses/2:255', joined);
    const items = [...words().querySelectorAll('li:not([aria-hidden])')];
    expect(items).toHaveLength(2);
    expect(screen.getAllByText('yeryüzünde')).toHaveLength(1);
    expect(screen.queryByText(/içinde/)).not.toBeInTheDocument();
    const text = items[1]?.textContent ?? '';
    const places = ['فى', 'ارض', 'yeryüzünde', 'in', 'the earth'].map((part) =>
      text
        .normalize('NFD')
        .replace(/[\u064B-\u0655\u0670]/g, '')
        .indexOf(part.normalize('NFD')),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
  });

  test('are cards of their own if that language is not shown', async () => {
    await openVerse('/verses/2:255', joined, { prefLanguage: 'english' });
    expect(words().querySelectorAll('li:not([aria-hidden])')).toHaveLength(3);
    expect(words()).not.toHaveTextContent('yeryüzünde');
  });

  test('can each be reached, and the tooltip has the gloss and the own meaning', async () => {
    const { user } = await openVerse('/verses/2:255', joined);
    const [first, second, third] = words().querySelectorAll('button');
    act(() => first?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
    const tooltipOf = (button: Element | undefined) =>
      document.getElementById(button?.getAttribute('aria-describedby') ?? '');
    expect(tooltipOf(second)).toHaveTextContent(/yeryüzünde\s*Tek başına: içinde, -de/);
    await user.keyboard('{ArrowLeft}');
    expect(third).toHaveFocus();
    expect(tooltipOf(third)).toHaveTextContent('yeryüzünde');
    expect(tooltipOf(third)).not.toHaveTextContent('Tek başına');
  });

  test('are all highlighted by a search for it', async () => {
    await openVerse('/verses/2:255?queryParameter=yery%C3%BCz%C3%BC', joined);
    expect([...words().querySelectorAll('mark')]).toHaveLength(2);
  });
});
