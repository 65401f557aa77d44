import { followLink, isPulling, isTyping, swipeOf } from '../../../client/layout/shortcutRules';

const from = { x: 200, y: 300, time: 1000 };

test.each([
  ['left', { x: 120, y: 310, time: 1300 }, 'ArrowRight'],
  ['right', { x: 290, y: 290, time: 1300 }, 'ArrowLeft'],
  ['too short', { x: 145, y: 300, time: 1300 }, undefined],
  ['too steep', { x: 120, y: 345, time: 1300 }, undefined],
  ['too slow', { x: 100, y: 300, time: 1800 }, undefined],
  ['down', { x: 200, y: 600, time: 1300 }, undefined],
])('a swipe: %s', (_, to, key) => {
  expect(swipeOf(from, to)).toBe(key);
});

describe('on a page', () => {
  afterEach(() => document.body.replaceChildren());
  const show = (html: string) => {
    document.body.innerHTML = html;
  };
  const at = (selector: string) => document.querySelector(selector);

  test('an arrow key follows the link of its side if there is one', () => {
    show('<main><a rel="next" href="#next">2</a></main><a rel="prev" href="#aside">no</a>');
    const followed: string[] = [];
    document.body.addEventListener('click', ({ target }) =>
      followed.push((target as HTMLAnchorElement).hash),
    );
    expect(followLink('ArrowRight')).toBe(true);
    expect(followLink('ArrowLeft')).toBe(false);
    expect(followLink('x')).toBe(false);
    expect(followed).toEqual(['#next']);
  });

  test('elements with keys of their own keep them', () => {
    show(`<main><h1>1</h1><input><select></select><ol><li><button data-word="0">w</button></li></ol>
      <div role="region" tabindex="0"><p id="cell">wide</p></div></main>`);
    for (const selector of ['input', 'select', '[data-word]', '#cell']) {
      expect(isTyping(at(selector))).toBe(true);
    }
    for (const selector of ['h1', 'main', 'body']) expect(isTyping(at(selector))).toBe(false);
  });

  test('swipes are allowed over words, not over inputs and scrolling boxes', () => {
    show(`<main><button data-word="0">w</button><input><div data-scrolls><i>wide</i></div></main>`);
    expect(isPulling(at('[data-word]'))).toBe(false);
    expect(isPulling(at('main'))).toBe(false);
    expect(isPulling(at('input'))).toBe(true);
    expect(isPulling(at('i'))).toBe(true);
  });

  test('an open dialog keeps all keys', () => {
    show('<h1>1</h1><div role="dialog" data-state="open"></div>');
    expect(isTyping(at('h1'))).toBe(true);
    show('<h1>1</h1><div role="dialog" data-state="closed"></div>');
    expect(isTyping(at('h1'))).toBe(false);
    show('<h1>1</h1><dialog open></dialog>');
    expect(isTyping(at('h1'))).toBe(true);
    expect(isPulling(at('h1'))).toBe(true);
  });
});
