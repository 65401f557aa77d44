import { screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { GraphQLResponse } from 'relay-runtime';
import { createEnvironment } from '../../../client/relay/environment';
import { transport } from '../../../client/relay/network';
import { useMushafWords } from '../../../client/word/useMushafWords';
import { renderClient } from '../../support/renderClient';

const SHOWN = [{ arabicText: 'لَهُ', pauseAfter: null }];
const send = jest.fn<Promise<GraphQLResponse>, []>();

function Words({ verseKey }: { verseKey: string }) {
  const { words, hasFailed } = useMushafWords(verseKey, SHOWN, 2);
  return (
    <p>{hasFailed ? 'failed' : (words?.map((word) => word.arabicText).join() ?? 'loading')}</p>
  );
}

async function renderWords(verseKey: string, isSimplified: boolean) {
  const fetch = () => Promise.reject(new Error('The page needs no request.'));
  const environment = createEnvironment(fetch, undefined, { isSimplified });
  await renderClient(
    <RelayEnvironmentProvider environment={environment}>
      <Words verseKey={verseKey} />
    </RelayEnvironmentProvider>,
  );
}

const verse = (...texts: string[]) => ({
  data: {
    verse: {
      id: texts.join(),
      words: texts.map((arabicText, index) => ({
        id: `${texts.join()} ${index}`,
        arabicText,
        pauseAfter: null,
      })),
    },
  },
});

beforeEach(() => {
  send.mockReset();
  transport.send = send;
});

test('are those of the page unless it is simplified', async () => {
  await renderWords('1:1', false);
  expect(screen.getByText('لَهُ')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('are read with all their signs for a simplified page', async () => {
  send.mockResolvedValue(verse('بَل', 'لَّهُۥ', 'مَا'));
  await renderWords('2:116', true);
  expect(await screen.findByText('لَّهُۥ')).toBeVisible();
});

test('say that they cannot be read', async () => {
  send.mockRejectedValue(new Error('off'));
  await renderWords('2:117', true);
  expect(await screen.findByText('failed')).toBeVisible();
});
