import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useVerseTexts } from '../../../client/post/useVerseTexts';
import { VERSE_COUNTS } from '../../../text/verseCounts';
import { renderClient } from '../../support/renderClient';

const KEYS = VERSE_COUNTS.slice(0, 2)
  .flatMap((count, surah) =>
    Array.from({ length: count }, (_, verse) => `${surah + 1}:${verse + 1}`),
  )
  .slice(0, 250);

function List({ items, more }: { items: string[]; more: string }) {
  const [shown, setShown] = useState(items);
  const { of, hasFailed, retry } = useVerseTexts(shown);
  return (
    <>
      <p role="status">{shown.map((item) => of.get(item)?.translation ?? '-').join('|')}</p>
      <button onClick={() => setShown([...shown, more])}>add</button>
      {hasFailed && <button onClick={retry}>retry</button>}
    </>
  );
}

async function renderTexts(items: string[], more = '114:6') {
  const { user, environment } = await renderClient(<List items={items} more={more} />, {
    settings: { prefLanguage: 'english' },
  });
  const { mock } = environment;
  const asked = () =>
    mock.getAllOperations().map(({ request }) => request.variables.keys as string[]);
  const answerAll = () =>
    act(async () => {
      for (const operation of mock.getAllOperations()) {
        const keys = operation.request.variables.keys as string[];
        mock.resolve(operation, {
          data: {
            verses: {
              edges: keys.map((key) => ({
                node: { id: key, key, arabicText: 'ٱ', englishTranslation: `Text of ${key}` },
              })),
            },
          },
        });
      }
    });
  return { user, mock, asked, answerAll };
}

const shown = () => screen.getByRole('status').textContent.split('|');

test('reads each verse once, at most 100 in a request', async () => {
  const { user, asked, answerAll } = await renderTexts([...KEYS, '2:x', '1:1']);
  expect(asked().map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(asked().flat()).toEqual(KEYS);
  await answerAll();
  expect(shown().slice(-3)).toEqual([`Text of ${KEYS.at(-1)}`, '-', 'Text of 1:1']);
  await user.click(screen.getByRole('button', { name: 'add' }));
  expect(asked()).toEqual([['114:6']]);
});

test('a failure leaves the list as it is, and the texts are read on demand', async () => {
  const { user, mock, asked, answerAll } = await renderTexts(['1:1']);
  await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
  expect(shown()).toEqual(['-']);
  await user.click(screen.getByRole('button', { name: 'retry' }));
  expect(asked()).toEqual([['1:1']]);
  await answerAll();
  expect(shown()).toEqual(['Text of 1:1']);
  expect(screen.queryByRole('button', { name: 'retry' })).toBeNull();
});
