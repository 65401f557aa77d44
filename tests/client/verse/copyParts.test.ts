import {
  copiedText,
  COPY_PARTS,
  readChosenParts,
  storeChosenParts,
} from '../../../client/verse/copyParts';

const texts = {
  arabic: 'ا',
  transcription: 'a',
  turkish: 'T',
  english: undefined,
  reference: 'Surah 1, verse 1 (1:1)',
  link: 'https://x/verses/1:1',
};

test.each([
  [COPY_PARTS, 'ا\n\na\n\nT\n\nSurah 1, verse 1 (1:1)\nhttps://x/verses/1:1'],
  [['arabic', 'link'], 'ا\n\nhttps://x/verses/1:1'],
  [['link', 'arabic'], 'ا\n\nhttps://x/verses/1:1'],
  [['turkish'], 'T'],
  [['english'], ''],
  [[], ''],
] as const)('%j are copied as %j', (chosen, text) => {
  expect(copiedText(texts, chosen)).toBe(text);
});

describe('the choice', () => {
  afterEach(() => localStorage.clear());

  test('is stored unless it is empty', () => {
    expect(readChosenParts()).toBeUndefined();
    storeChosenParts(['turkish', 'link']);
    expect(readChosenParts()).toEqual(['turkish', 'link']);
    storeChosenParts([]);
    expect(readChosenParts()).toBeUndefined();
  });

  test('ignores unknown parts', () => {
    localStorage.setItem('copyParts', 'link audio turkish');
    expect(readChosenParts()).toEqual(['turkish', 'link']);
  });
});
