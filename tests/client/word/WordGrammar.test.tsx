import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { WordGrammar } from '../../../client/word/WordGrammar';
import { renderClient } from '../../support/renderClient';

const words = [
  {
    key: '2:26:44',
    lemma: 'عَلِمَ',
    grammar: {
      description: 'Fiil, geniş veya şimdiki zaman (muzari), 3. çoğul şahıs, eril',
      segments: [
        { arabic: 'فَ', place: 'PREFIX', description: 'bağlaç' },
        { arabic: 'يَعْلَمُونَ', place: 'STEM', description: 'fiil' },
        { arabic: 'هُ', place: 'SUFFIX', description: 'zamir (3. tekil şahıs, eril)' },
      ],
    },
  },
  {
    key: '2:26:45',
    lemma: null,
    grammar: {
      description: 'Olumsuzluk edatı (nefiy)',
      segments: [{ arabic: 'لَا', place: 'STEM', description: 'olumsuzluk edatı' }],
    },
  },
  { key: '2:26:46', lemma: null, grammar: null },
];

/** The facts of one word, and a button for the next one. */
function Facts() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <dl>
        <WordGrammar wordKey={words[index]?.key ?? ''} />
      </dl>
      <button onClick={() => setIndex(index + 1)}>next</button>
    </>
  );
}

async function openWords(settings = {}) {
  const environment = createMockEnvironment();
  const client = await renderClient(<Facts />, { environment, settings });
  return { ...client, environment };
}

type Environment = ReturnType<typeof createMockEnvironment>;

const answer = ({ mock }: Environment) =>
  act(async () =>
    mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => ({ verse: { words } }) }),
    ),
  );

/** The values under a term of the list. */
const valueOf = (term: string) => screen.getByText(term).nextElementSibling as HTMLElement;

describe('the grammar of a word', () => {
  test('has dictionary form, description and parts with their names', async () => {
    const { environment } = await openWords();
    expect(valueOf('Dil bilgisi')).toHaveTextContent('Yükleniyor…');
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      verse: '2:26',
      language: 'TURKISH',
    });
    await answer(environment);
    expect(valueOf('Sözlük biçimi')).toHaveTextContent('عَلِمَ');
    expect(valueOf('Sözlük biçimi')).toHaveAttribute('lang', 'ar');
    expect(valueOf('Dil bilgisi')).toHaveTextContent(/^Fiil, geniş veya şimdiki zaman/);
    const parts = within(valueOf('Parçaları')).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual([
      'فَ bağlaç',
      'يَعْلَمُونَ fiil',
      'هُ zamir (3. tekil şahıs, eril)',
    ]);
  });

  test('is fetched once for the words of a verse, and a word of one part has no list of parts', async () => {
    const { environment, user } = await openWords();
    await answer(environment);
    await user.click(screen.getByText('next'));
    expect(valueOf('Dil bilgisi')).toHaveTextContent('Olumsuzluk edatı (nefiy)');
    expect(screen.queryByText('Parçaları')).toBeNull();
    expect(screen.queryByText('Sözlük biçimi')).toBeNull();
    await user.click(screen.getByText('next'));
    expect(valueOf('Dil bilgisi')).toHaveTextContent('Bu kelime henüz çözümlenmedi.');
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  test('is asked for in the language of the reader', async () => {
    const { environment } = await openWords({ prefLanguage: 'english' });
    expect(environment.mock.getMostRecentOperation().request.variables.language).toBe('ENGLISH');
    await answer(environment);
    expect(valueOf('Dictionary form')).toHaveTextContent('عَلِمَ');
    expect(valueOf('Grammar')).toHaveAttribute('lang', 'en');
  });

  test('is left out if it cannot be fetched', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { environment } = await openWords();
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.queryByText('Dil bilgisi')).toBeNull();
    expect(screen.getByText('next')).toBeInTheDocument();
    silent.mockRestore();
  });
});
