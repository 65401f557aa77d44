import { EARLY_TAP_SCRIPT } from '../../../text/earlyTap';

interface TappedWindow extends Window {
  repeatEarlyTap?: () => void;
}

/** Names of the events that reach the document, as React's own listeners would. */
const heard: string[] = [];
const EVENTS = [
  ...['pointerdown', 'touchstart', 'focusin', 'pointercancel', 'touchcancel', 'contextmenu'],
  ...['pointerup', 'click'],
];

beforeAll(() => {
  document.body.innerHTML =
    '<button type="button"><span>word</span></button><a href="#x">link</a><input />';
  for (const name of EVENTS) {
    document.addEventListener(name, () => heard.push(name), true);
  }
  // As a script of the page, with its own scope.
  document.head.append(
    Object.assign(document.createElement('script'), { textContent: EARLY_TAP_SCRIPT }),
  );
});

function touch(selector: string) {
  heard.length = 0;
  const target = document.querySelector(selector);
  for (const name of EVENTS) {
    target?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
  }
  return [...heard];
}

test('touches are hidden until the page responds, but not from fields; the last tap is repeated', () => {
  expect(touch('a')).toEqual(['click']);
  expect(touch('input')).toEqual(EVENTS);
  expect(touch('span')).toEqual([]);
  expect(document.querySelector('[data-tapped]')).toBe(document.querySelector('button'));
  const answer = jest.fn();
  document.querySelector('button')?.addEventListener('click', answer);
  (window as TappedWindow).repeatEarlyTap?.();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-tapped]')).toBeNull();
  expect(touch('span')).toEqual(EVENTS);
  expect(touch('a')).toEqual(EVENTS);
});
