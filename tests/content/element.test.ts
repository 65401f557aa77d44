/** The rules that tag words with the names of the tables. */
import { Occurrences, type Occurrence } from '../../content/tables/element';

const text = {
  '1:1': 'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ',
  '1:2': 'ٱلْحَمْدُ لِلَّهِ رَبِّ ٱلْعَـٰلَمِينَ',
  '1:3': 'ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ',
  '2:5': 'مِّن رَّبِّهِمْ وَأُو۟لَـٰٓئِكَ',
  '7:61': 'مِّن رَّبِّ',
  '7:62': 'ٱلْعَـٰلَمِينَ',
};
const REASON = { turkish: 'a', english: 'b' };
const occurrences = new Occurrences(
  Object.entries(text).flatMap(([verse, words]) =>
    words.split(' ').map((arabicText, index) => ({ key: `${verse}:${index + 1}`, arabicText })),
  ),
);

test.each<[string, Occurrence[], string[]]>([
  ['with the article', [{ words: 'رحمن' }], ['1:1:3', '1:3:1']],
  ['of either form', [{ words: 'رحمن|رحيم' }], ['1:1:3', '1:1:4', '1:3:1', '1:3:2']],
  ['without a pronoun', [{ words: 'رب' }], ['1:2:3', '7:61:2']],
  ['with or without a pronoun', [{ words: 'رب+' }], ['1:2:3', '2:5:2', '7:61:2']],
  ['that are consecutive in one verse', [{ words: 'رب العلمين' }], ['1:2:3']],
  ['of one verse', [{ words: 'رحمن', in: '1:3' }], ['1:3:1']],
  ['except an excluded one', [{ words: 'رحيم', except: [{ in: '1:1:4', ...REASON }] }], ['1:3:2']],
  [
    'by several rules, each word once, in order',
    [{ words: 'رحيم', in: '1:3' }, { words: 'رحيم' }],
    ['1:1:4', '1:3:2'],
  ],
  ['by no rules', [], []],
])('finds words %s', (_about, rules, keys) => {
  expect(occurrences.of(rules)).toEqual(keys);
});

test.each<[Occurrence, RegExp]>([
  [{ words: 'رحمن', in: '1:2' }, /^"رحمن" is not in 1:2\.$/],
  [{ words: 'رحمن', in: '9:9' }, /^There is no 9:9 in the Qur'an\.$/],
  [{ words: 'رحمن', except: [{ in: '1:1:9', ...REASON }] }, /^There is no 1:1:9 in the Qur'an\.$/],
  [{ words: 'rahman' }, /^"rahman" is not a valid Arabic form\.$/],
])('refuses the rule %j', (rule, message) => {
  expect(() => occurrences.of([rule])).toThrow(message);
});
