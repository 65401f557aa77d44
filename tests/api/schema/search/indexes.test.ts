/** The search indexes of words and of joined texts. */
import { JoinedTexts } from '../../../../api/schema/search/index/joinedTexts';
import { WordIndex } from '../../../../api/schema/search/index/wordIndex';
import { distanceWithin, editDistance } from '../../../../text/editDistance';
import { fc } from '../../../support/fastCheck';

const words = (text: string) => text.split(' ').filter(Boolean);

describe('the word index', () => {
  const indexOf = (texts: Record<number, string[]>) => {
    const index = new WordIndex();
    for (const [verse, writings] of Object.entries(texts)) {
      index.set(Number(verse), writings.map(words));
    }
    return index;
  };
  const namesOf = (index: WordIndex, ids: readonly number[]) => ids.map((id) => index.words[id]);

  test('finds a word in every verse that contains it, in any spelling variant', () => {
    const index = indexOf({ 1: ['a b a', 'a c a'], 2: ['b'] });
    expect(index.versesWith(index.idOf('a') as number)).toEqual([1]);
    expect(index.versesWith(index.idOf('b') as number)).toEqual([1, 2]);
    expect(index.versesWith(index.idOf('c') as number)).toEqual([1]);
    expect(index.idOf('d')).toBeUndefined();
    expect([index.lengthOf(1), index.lengthOf(2), index.lengthOf(3)]).toEqual([3, 1, 0]);
    index.set(2, [words('e')]);
    index.set(1, [words('e')]);
    expect(index.idOf('b')).toBeUndefined();
  });

  test('finds words by prefix, including that of another form', () => {
    const index = indexOf({ 1: ['sabir sabrin sabah wasabr'] });
    index.addForms(index.idOf('wasabr') as number, ['sabr']);
    expect(namesOf(index, index.beginningWith('sabr')).sort()).toEqual(['sabrin', 'wasabr']);
    expect(namesOf(index, index.beginningWith('sab'))).toHaveLength(4);
    expect(index.beginningWith('z')).toEqual([]);
  });

  test('finds only the words with the nearest spelling', () => {
    const index = indexOf({ 1: ['night light nights'] });
    expect(namesOf(index, index.nearest('nigth', 1))).toEqual(['night']);
    expect(namesOf(index, index.nearest('nught', 2))).toEqual(['night']);
    expect(index.nearest('zzzzz', 2)).toEqual([]);
  });

  test('finds the same nearest words as an exhaustive search', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeنمل'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), word, (known, wanted) => {
        const index = indexOf({ 1: [known.join(' ')] });
        const distances = known.map((one) => editDistance(wanted, one, 2));
        const least = Math.min(...distances);
        const expected = least > 2 ? [] : known.filter((_one, at) => distances[at] === least);
        expect(namesOf(index, index.nearest(wanted, 2)).sort()).toEqual(expected.sort());
      }),
    );
  });

  test('is the same after updates as when built from the final texts', () => {
    const names = ['a', 'b', 'ba', 'd'];
    const text = fc.array(fc.constantFrom(...names), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), text)), (changes) => {
        const changed = new WordIndex();
        changed.prepare();
        const last = new Map(changes);
        const set = (index: WordIndex, verse: number, verseWords: string[]) => {
          index.set(verse, [verseWords]);
          for (const word of verseWords) index.addForms(index.idOf(word) ?? -1, [`b${word}`]);
        };
        for (const [verse, verseWords] of changes) set(changed, verse, verseWords);
        const made = new WordIndex();
        for (const [verse, verseWords] of last) set(made, verse, verseWords);
        for (const word of names) {
          const versesIn = (index: WordIndex) =>
            [...index.versesWith(index.idOf(word) ?? -1)].sort();
          expect(versesIn(changed)).toEqual(versesIn(made));
          // A word that no verse has any more remains in the index.
          const beginning = (index: WordIndex) =>
            namesOf(
              index,
              index.beginningWith(word).filter((id) => index.versesWith(id).length > 0),
            ).sort();
          expect(beginning(changed)).toEqual(beginning(made));
        }
      }),
    );
  });
});

describe('the index of joined texts', () => {
  const texts = new JoinedTexts((letter) => letter === 'a');
  texts.set(1, ['ya', 'ayyuha', 'nas']);
  texts.set(2, ['yayyuha', 'rasul']);
  const atWords = ({ before, rest }: { before: string; rest: string }) =>
    before === '' && rest === '';

  test('finds a text regardless of spaces', () => {
    expect(texts.find(['yayyuha'], atWords)).toEqual([
      { verse: 1, first: 0, last: 1 },
      { verse: 2, first: 0, last: 0 },
    ]);
    expect(texts.find(['ya', 'ayyuha', 'rasul'], atWords)).toEqual([
      { verse: 2, first: 0, last: 1 },
    ]);
  });

  test('finds nothing across verses or inside words', () => {
    expect(texts.find(['nas', 'yayyuha'], atWords)).toEqual([]);
    expect(texts.find(['yyuha'], atWords)).toEqual([]);
    expect(texts.find([], atWords)).toEqual([]);
  });

  test('forgets the old text of a changed verse', () => {
    const changing = new JoinedTexts(() => false);
    changing.set(1, ['one']);
    expect(changing.find(['one'], atWords)).toHaveLength(1);
    changing.set(1, ['two']);
    expect(changing.find(['one'], atWords)).toEqual([]);
    expect(changing.find(['two'], atWords)).toHaveLength(1);
  });
});

test.each([
  ['rahman', 'errahmanu', 0],
  ['kulhuvallahu', 'kulhuveallahuehad', 1],
  ['abc', 'xyz', 3],
  ['', 'abc', 0],
])('the edit distance of %s to a part of %s is %i', (part, whole, distance) => {
  expect(distanceWithin(part, whole)).toBe(distance);
});
