/** What is written together with an Arabic word, taken off. */
import { withoutProclitics } from '../../text/proclitics';

test.each([
  ['والصبر', 'صبر', ['الصبر', 'صبر']],
  ['بالصبر', 'صبر', ['الصبر', 'صبر']],
  ['فبالحق', 'حقق', ['بالحق', 'الحق', 'حق']],
  ['للناس', 'نوس', ['الناس', 'ناس']],
  ['لله', 'اله', ['الله']],
  ['وكالانعام', 'نعم', ['كالانعام', 'الانعام', 'انعام']],
])('%s (%s) is %j too', (word, root, forms) => {
  expect(withoutProclitics(word, root)).toEqual(expect.arrayContaining(forms));
});

test.each([
  ['كتاب', 'كتب', 'its first letter is of its root'],
  ['بيت', 'بيت', 'the same'],
  ['الله', 'اله', 'so is its alif'],
  ['وجد', 'وجد', 'and a weak letter at the beginning'],
  ['فتح', 'فتح', 'and this one'],
])('%s (%s) is itself: %s', (word, root) => {
  expect(withoutProclitics(word, root)).toEqual([]);
});

test('of a word whose root is not known everything is taken off, but two letters stay', () => {
  expect(withoutProclitics('والذين')).toEqual(['الذين', 'ذين']);
  expect(withoutProclitics('وما')).toEqual(['ما']);
  expect(withoutProclitics('بل')).toEqual([]);
});
