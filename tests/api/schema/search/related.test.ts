/** Lemmas and roots, by which a search is extended when words have them. */
import { arabicWordsIn } from '../../../../text/readQuery';
import { findArabic } from '../../../../api/schema/search/words/texts';
import { VerseIndex } from '../../../../api/schema/search/index/verseIndex';
import { verseKeyTexts } from '../../../../text/verseKeyTexts';

type Word = [arabicText: string, root: string | null, lemma: string | null];

const NO_GLOSSES = { turkish: [], english: [] };

function indexOf(verses: Word[][]): VerseIndex {
  const index = new VerseIndex();
  for (const [place, words] of verses.entries()) {
    const texts = {
      words: words.map(([arabicText, root, lemma]) => {
        const transcriptions = { turkishTranscription: '', englishTranscription: '' };
        return { arabicText, root, lemma, ...transcriptions };
      }),
      turkishTranslation: null,
      englishTranslation: null,
    };
    const texted = {
      arabicWords: words.map(([text]) => text),
      turkishText: null,
      englishText: null,
    };
    const id = place + 1;
    index.set({ id, key: `1:${id}`, ...texted, ...verseKeyTexts(texts) }, NO_GLOSSES);
  }
  return index;
}

const find = (index: VerseIndex, query: string) => {
  const findings = findArabic(index, arabicWordsIn(query));
  return findings?.verses.map((verse) => [verse, findings.kindOf(verse), findings.placesIn(verse)]);
};

const index = indexOf([
  [['قَالَ', 'قول', 'قالَ']],
  [
    ['وَقُلْنَا', 'قول', 'قالَ'],
    ['لَهُمْ', null, null],
  ],
  [
    ['لَهُمْ', null, null],
    ['قَوْلًا', 'قول', 'قَول'],
  ],
  [['نُورٌ', 'نور', 'نُور']],
]);

test('one word finds itself, then its lemma, then its root', () => {
  expect(find(index, 'قال')).toEqual([
    [1, 'wholeVerse', [0]],
    [2, 'lemma', [0]],
    [3, 'root', [1]],
  ]);
});

test('several words find lemmas and roots when no verse has all of them as typed', () => {
  expect(find(index, 'قال لهم')).toEqual([
    [2, 'lemma', [0, 1]],
    [3, 'root', [0, 1]],
  ]);
});

test('without lemmas and roots only the word itself is found', () => {
  const bare = indexOf([[['قَالَ', null, null]], [['قَوْلًا', null, null]]]);
  expect(find(bare, 'قال')).toEqual([[1, 'wholeVerse', [0]]]);
});

test('a verse that is indexed again is found only by its new roots', () => {
  const changed = indexOf([[['قَالَ', 'قول', null]], [['نُورٌ', 'قول', null]]]);
  expect(find(changed, 'قال')?.map(([verse]) => verse)).toEqual([1, 2]);
  const light = indexOf([[['نُورٌ', 'نور', null]]]).verse(1);
  changed.set({ ...light, id: 2, key: '1:2' }, NO_GLOSSES);
  expect(find(changed, 'قال')?.map(([verse]) => verse)).toEqual([1]);
});
