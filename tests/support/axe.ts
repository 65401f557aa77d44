/** Whether everyone can use a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What comes after many of its kind; it is as those are, and looking at each takes long. */
const REST = 'tbody tr:nth-child(n + 16), li:nth-child(n + 31)';

/** Finds nothing that keeps anyone from using a part of the page, once nothing of it moves. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // What is not rendered before it is scrolled to has no styles of its own yet.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const ends = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
  // Of what passes, which is nearly all, no selectors are made.
  const axe = new AxeBuilder({ page })
    .include(part)
    .exclude(REST)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    })),
  ).toEqual([]);
}
