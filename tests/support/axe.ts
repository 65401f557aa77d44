/** Accessibility checks by axe. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rest of long tables and lists, which is like their first items and slow to check. */
const REST = 'tbody tr:nth-child(n + 16), li:nth-child(n + 31)';

/** Waits for animations to end and expects no violation in a part of the page. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // What is not rendered until it is scrolled to has no computed styles yet.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const ends = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
  await page.evaluate(readForcedColors);
  // Making selectors for the many passes takes long, so only violations are reported.
  const axe = new AxeBuilder({ page })
    .include(part)
    .exclude(REST)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      address: page.url(),
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    })),
  ).toEqual([]);
}

/** In forced colors, Chromium forces the computed color of a text but not that of its fill, which axe reads. */
function readForcedColors(): void {
  if (!matchMedia('(forced-colors: active)').matches) return;
  const { prototype } = CSSStyleDeclaration;
  const read = Object.getOwnPropertyDescriptor(prototype, 'getPropertyValue')?.value as (
    this: CSSStyleDeclaration,
    name: string,
  ) => string;
  prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}
