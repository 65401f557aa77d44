import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useHighlight } from '../../../client/word/useHighlight';

const MERCIFUL = {
  texts: ['ٱلرَّحْمَـٰنِ', 'errahmâni', 'ar-raḥmāni', 'Rahmân’ın', null],
  elements: [[17, 2]],
} as const;

const highlights = (search: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/verses/1:1${search}`]}>{children}</MemoryRouter>
  );
  return renderHook(useHighlight, { wrapper }).result.current?.(MERCIFUL);
};

test.each([
  ['?highlightTermElement=17', true],
  ['?highlightTermElement=18', false],
  ['?highlightTerm=2', true],
  ['?highlightTerm=3', false],
  ['?highlightTerm=2&highlightTermElement=18', false],
  ['?queryParameter=RAHMAN', true],
  ['?queryParameter=rahmân', true],
  ['?queryParameter=الرحمن', true],
  ['?queryParameter=rahim', false],
  ['?queryParameter=nur rahman', true],
  ['?queryParameter=r', undefined],
  ['?queryParameter=', undefined],
  ['', undefined],
])('%s highlights the word: %s', (search, isHighlighted) => {
  expect(highlights(search)).toBe(isHighlighted);
});

test.each([
  ['IŞIK', 'ışık'],
  ['İBRAHİM', 'ibrahim'],
  ['isik', 'ışık'],
])('%s finds %s', (query, text) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/?queryParameter=${query}`]}>{children}</MemoryRouter>
  );
  const { current } = renderHook(useHighlight, { wrapper }).result;
  expect(current?.({ texts: [text], elements: [] })).toBe(true);
});
