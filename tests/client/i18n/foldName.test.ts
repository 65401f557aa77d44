/** @jest-environment node */
import { foldName } from '../../../client/i18n/foldName';

describe('foldName', () => {
  it.each([
    ['Âl-i İmrân', 'aliimran'],
    ['FÂTIR', 'fatir'],
    ['Fâtır', 'fatir'],
    ['Ra’d', 'rad'],
    ['Çğıİöşü', 'cgiiosu'],
    ['Al-Ma’idah', 'almaidah'],
    ['Al-Maʾidah', 'almaidah'],
    ['ʿAbasa', 'abasa'],
    ['  Ya-Sin ', 'yasin'],
    ['2:255', '2255'],
    ['', ''],
  ])('folds "%s" to "%s"', (text, folded) => {
    expect(foldName(text)).toBe(folded);
    expect(foldName(folded)).toBe(folded);
  });
});
