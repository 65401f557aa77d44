import { act, cleanup, screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import {
  FurtherTranslations,
  loadFurtherTranslations,
} from '../../../client/verse/FurtherTranslations';
import { parseSettings } from '../../../client/settings/settings';
import { VersesOfPage } from '../../../client/verse/versesOfPage';
import { renderClient } from '../../support/renderClient';

const KEYS = ['112:1', '112:2'];

beforeAll(() => loadFurtherTranslations());
afterEach(() => localStorage.clear());

async function openVerses(translations: string[], level?: 2 | 3) {
  const environment = createMockEnvironment();
  const { user } = await renderClient(
    <VersesOfPage value={KEYS}>
      {KEYS.map((key) => (
        <FurtherTranslations key={key} verseKey={key} level={level} />
      ))}
    </VersesOfPage>,
    { environment, settings: { translations } },
  );
  /** Answers with these translations of both verses. */
  const answer = (...slugs: string[]) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation(({ request }) => {
        expect(request.variables).toMatchObject({ keys: KEYS });
        return {
          data: {
            verses: {
              nodes: KEYS.map((key) => ({
                id: key,
                key,
                translations: slugs.map((slug) => ({
                  text: `${slug} ${key}`,
                  notes: null,
                  translation: { id: slug, slug, name: slug, language: 'de', direction: 'LTR' },
                })),
              })),
            },
          },
        };
      }),
    );
  return { environment, user, answer };
}

const texts = () => screen.queryAllByText(/^de-\w \d/).map((element) => element.textContent);

test('translations that could not be loaded are loaded again, for all verses by one request', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { environment, user, answer } = await openVerses(['de-a']);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('away')));
  expect(screen.getAllByText(/yüklenemedi/)).toHaveLength(2);
  expect(environment.mock.getAllOperations()).toHaveLength(0);

  await user.click(screen.getAllByRole('button', { name: 'Yeniden dene' })[1]!);
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await answer('de-a');
  expect(texts()).toEqual(['de-a 112:1', 'de-a 112:2']);
  expect(screen.queryByText(/yüklenemedi/)).toBeNull();
});

test('one that the site no longer has is taken out of the settings', async () => {
  const { environment, answer } = await openVerses(['de-a', 'de-b']);
  await answer('de-b');
  const variables = environment.mock.getMostRecentOperation().request.variables;
  expect(variables).toEqual({ keys: KEYS, slugs: ['de-b'] });
  // Until then, the other one stays.
  expect(texts()).toEqual(['de-b 112:1', 'de-b 112:2']);
  await answer('de-b');
  expect(texts()).toEqual(['de-b 112:1', 'de-b 112:2']);
  const { translations } = parseSettings(localStorage.getItem('settings'));
  expect(translations).toEqual(['de-b']);
  expect(document.cookie).toMatch(/\.de-b$/);
});

test('their names are headings below that of a verse, but not in a list of verses', async () => {
  const below = await openVerses(['de-a'], 2);
  await below.answer('de-a');
  expect(screen.getAllByRole('heading', { level: 2, name: 'de-a' })).toHaveLength(2);
  cleanup();

  const listed = await openVerses(['de-a']);
  await listed.answer('de-a');
  expect(screen.getAllByText('de-a')).toHaveLength(2);
  expect(screen.queryAllByRole('heading')).toEqual([]);
});
