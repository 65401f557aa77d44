/** Stripping the proclitics of Arabic words. */
import { withoutProclitics } from '../../text/proclitics';

test.each([
  ['والصبر', 'صبر', ['الصبر', 'صبر']],
  ['بالصبر', 'صبر', ['الصبر', 'صبر']],
  ['فبالحق', 'حقق', ['بالحق', 'الحق', 'حق']],
  ['للناس', 'نوس', ['الناس', 'ناس']],
  ['لله', 'اله', ['الله']],
  ['وكالانعام', 'نعم', ['كالانعام', 'الانعام', 'انعام']],
])('%s (root %s) is stripped to %j', (word, root, forms) => {
  expect(withoutProclitics(word, root)).toEqual(expect.arrayContaining(forms));
});

test.each([
  ['كتاب', 'كتب', 'its first letter belongs to the root'],
  ['بيت', 'بيت', 'its first letter belongs to the root'],
  ['الله', 'اله', 'its alif belongs to the root'],
  ['وجد', 'وجد', 'its weak first letter belongs to the root'],
  ['فتح', 'فتح', 'its first letter belongs to the root'],
])('%s (root %s) is not stripped: %s', (word, root) => {
  expect(withoutProclitics(word, root)).toEqual([]);
});

test('a word with an unknown root loses all proclitics, but keeps at least two letters', () => {
  expect(withoutProclitics('والذين')).toEqual(['الذين', 'ذين']);
  expect(withoutProclitics('وما')).toEqual(['ما']);
  expect(withoutProclitics('بل')).toEqual([]);
});
