import type { Page } from 'playwright-core';

/**
 * Counts from now on, in the page, what a user does besides typing text: pointers that are pressed, and keys that enter
 * no text. A key with Alt, Control or Meta is one action.
 * @returns a function that reads the count, and fails if the page was loaded again
 */
export async function countActions(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { count: 0 };
    const add = ({ isTrusted }: Event) => void (counted.count += isTrusted ? 1 : 0);
    const addKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      const isText = key.length === 1 && !altKey && !ctrlKey && !metaKey;
      if (!isText && !['Alt', 'Control', 'Meta', 'Shift'].includes(key)) add(event);
    };
    addEventListener('pointerdown', add, { capture: true });
    addEventListener('keydown', addKey, { capture: true });
    return counted;
  });
  return () => counter.evaluate(({ count }) => count);
}
