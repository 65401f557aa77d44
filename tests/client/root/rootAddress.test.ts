import { lemmaPath } from '../../../client/page/rootPath';
import { letterOf, rootOf, rootsOf } from '../../../client/root/rootAddress';

const url = (path: string) => new URL(path, 'http://localhost');
const CURSOR = btoa('at:1600');
const NOT_FOUND = { find: '', isFinding: false };
const NO_MEANING = { meaning: '', meaningLanguage: 'TURKISH', isMeaning: false };
const FIRST = { first: 100, after: null, last: null, before: null };

describe('the address of a list of roots', () => {
  it.each([
    ['/roots', 'أ'],
    ['/roots?letter=ك', 'ك'],
    ['/roots?letter=%D9%83', 'ك'],
    ['/roots?letter=ا', 'أ'],
    ['/roots?letter=ء', 'أ'],
    ['/roots?letter=x', 'أ'],
    ['/roots?letter=', 'أ'],
    ['/roots?letter=كت', 'أ'],
    ['/roots?letter=ـ', 'أ'],
  ])('%s asks for %s', (path, letter) => {
    expect(rootsOf(url(path))).toEqual({ letter, ...NOT_FOUND, ...FIRST });
  });

  it.each([
    ['/roots?find=sab%C4%B1r', 'sabır'],
    ['/roots?find=+r+h+m+', 'r h m'],
    [`/roots?find=${'x'.repeat(200)}`, 'x'.repeat(100)],
  ])('%s looks for %s', (path, find) => {
    expect(rootsOf(url(path))).toEqual({ letter: 'أ', find, isFinding: true, ...FIRST });
  });

  it('distinguishes an invalid letter from the first', () => {
    expect(letterOf(new URLSearchParams('letter=x'))).toBe('x');
    expect(letterOf(new URLSearchParams())).toBe('أ');
  });
});

describe('the address of a root', () => {
  it.each([
    ['/roots/x', true, FIRST],
    [`/roots/x?after=${CURSOR}`, false, { ...FIRST, after: CURSOR }],
    [`/roots/x?before=${CURSOR}`, false, { ...FIRST, first: null, last: 100, before: CURSOR }],
    [`/roots/x?after=${CURSOR}&before=${CURSOR}`, false, { ...FIRST, after: CURSOR }],
    ['/roots/x?after=', true, FIRST],
    ['/roots/x?after=zz', true, FIRST],
    ['/roots/x?after=%E0%A4', true, FIRST],
    [`/roots/x?before=${btoa('at:1:2')}`, true, FIRST],
  ])('%s', (path, isOverview, page) => {
    expect(rootOf({ letters: 'كتب' }, url(path))).toEqual({
      letters: 'كتب',
      lemma: '',
      isLemma: false,
      ...NO_MEANING,
      isWhole: true,
      isOverview,
      ...page,
    });
  });

  it.each([
    ['/roots/x?lemma=2:2:2', '2:2:2', FIRST],
    [`/roots/x?lemma=2%3A2%3A2&after=${CURSOR}`, '2:2:2', { ...FIRST, after: CURSOR }],
  ])('%s asks for the words of a lemma', (path, lemma, page) => {
    expect(rootOf({ letters: 'كتب' }, url(path))).toEqual({
      letters: 'كتب',
      lemma,
      isLemma: true,
      ...NO_MEANING,
      isWhole: false,
      isOverview: false,
      ...page,
    });
  });

  it.each(['', '2:2', 'كِتَاب', '2:2:2:2'])('ignores the lemma "%s"', (lemma) => {
    expect(rootOf({ letters: 'كتب' }, url(`/roots/x?lemma=${lemma}`))).toMatchObject({
      lemma: '',
      isLemma: false,
      isOverview: true,
    });
  });

  it('of a lemma is read again', () => {
    expect(rootOf({ letters: 'كتب' }, url(lemmaPath('كتب', '2:2:2')))).toMatchObject({
      lemma: '2:2:2',
      isLemma: true,
    });
  });
});
