import { textsHook } from './textsHook';

/** Texts of the difference between two texts. */
const turkish = {
  added: 'eklenen:',
  removed: 'çıkarılan:',
  end: 'sonu',
  formatting: 'Yalnızca biçim değişti.',
};

export type DifferenceTexts = typeof turkish;

const english: DifferenceTexts = {
  added: 'added:',
  removed: 'removed:',
  end: 'end',
  formatting: 'Only the formatting changed.',
};

const differenceTexts = { turkish, english };

export const useDifferenceTexts = textsHook(differenceTexts);
