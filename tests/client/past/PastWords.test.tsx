import { screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import PastVersePageQuery from '../../../client/__generated__/PastVersePageQuery.graphql';
import type { PastVersePageQuery$data } from '../../../client/__generated__/PastVersePageQuery.graphql';
import { PastWords } from '../../../client/past/PastWords';
import { answerOf, renderClient } from '../../support/renderClient';

const THEN = {
  key: '2:255:7',
  numberInVerse: 7,
  arabicText: 'ٱلْقَيُّومُ',
  turkishTranslation: 'diri',
  englishTranslation: 'the Sustainer',
  turkishTranscription: 'el-kayyûmü',
  englishTranscription: 'al-qayyūmu',
  rootLetters: 'قوم',
  lemma: 'قَيُّوم',
  turkishGlossOf: null,
  englishGlossOf: null,
};

/** Shows a word beside what it is now. */
async function showWord(now: object) {
  const environment = createMockEnvironment();
  const { verseAt, verse } = answerOf<PastVersePageQuery$data>(
    environment,
    PastVersePageQuery,
    { key: '2:255', revision: 1 },
    {
      PastVerse: () => ({ words: [THEN] }),
      PastWord: () => THEN,
      Verse: () => ({ words: [{ ...THEN, root: { letters: 'قوم' }, ...now }] }),
    },
  );
  if (!verseAt || !verse) throw new Error('The answer has no verse.');
  await renderClient(<PastWords words={verseAt.words} present={verse.words} />, { environment });
  return screen.getByRole('listitem');
}

test('a word that has not changed shows nothing of today', async () => {
  expect(await showWord({})).not.toHaveTextContent('Şimdi');
});

test.each([
  ['another gloss', { turkishTranslation: 'ayakta tutan' }, 'Şimdi: ayakta tutan'],
  ['another root', { root: { letters: 'قيم' } }, 'Şimdiki kök: ق ي م'],
  ['no root', { root: null }, 'Şimdiki kök: yok'],
  ['another lemma', { lemma: 'قَائِم' }, 'Şimdiki sözlük biçimi: قَائِم'],
  ['another transcription', { turkishTranscription: 'kayyûm' }, 'Şimdiki okunuş: kayyûm'],
])('a word that has %s now says so', async (_what, now, expected) => {
  expect(await showWord(now)).toHaveTextContent(expected);
});

test('“none” is in the language of the page, not in Arabic', async () => {
  await showWord({ root: null });
  expect(screen.getByText('Şimdiki kök: yok')).not.toHaveAttribute('lang');
});
