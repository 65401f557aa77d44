/** Filling glosses in a grid, and changing many words together, on a server of their own. */
import type { Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { glossTexts } from '../../../client/i18n/gloss';
import { historyTexts } from '../../../client/i18n/history';
import { countActions } from '../../support/actions';
import { adminClient, expectMessage, goTo, openAsAdmin } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { horizontalOverflow } from '../../support/fit';
import { changeGlosses } from '../../support/unglossed';
import { expectFocused } from '../../support/journey';

const open = useBrowser();
const server = useServer();
const ask = adminClient(server);

const t = glossTexts.english;
const history = historyTexts.english;

const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce(
    (filled, [name, value]) =>
      filled.replace(new RegExp(`\\{\\{${name}(, number)?\\}\\}`), String(value)),
    text,
  );

const main = (page: Page) => page.getByRole('main');

interface Word {
  key: string;
  version: number;
  turkishTranslation: string | null;
  termElements: { databaseId: number }[];
  verse: { turkishTranslationNeedsUpdate: boolean };
}

/** Number of aliases of one field that the API allows. */
const MAX_ALIASES = 15;

async function wordsOf(keys: string[]): Promise<Word[]> {
  const fields = `key version turkishTranslation termElements { databaseId }
    verse { turkishTranslationNeedsUpdate }`;
  const words: Word[] = [];
  for (let start = 0; start < keys.length; start += MAX_ALIASES) {
    const part = keys.slice(start, start + MAX_ALIASES);
    const aliases = part.map((key, index) => `w${index}: word(key: "${key}") { ${fields} }`);
    words.push(...Object.values(await ask<Record<string, Word>>(`{ ${aliases.join(' ')} }`)));
  }
  return words;
}

const replace = (key: string, gloss: string) =>
  ask(`mutation ($input: ReplaceGlossesInput!) { replaceGlosses(input: $input) { __typename } }`, {
    input: { language: 'TURKISH', words: [{ key }], gloss },
  });

const fields = (page: Page) => main(page).locator('input[data-gloss]');
const keysOf = async (page: Page) =>
  (await fields(page).evaluateAll((inputs) => inputs.map((input) => input.ariaLabel ?? ''))).map(
    (label) => /\d+:\d+:\d+/.exec(label)?.[0] ?? '',
  );
const row = (page: Page, at: number) => main(page).locator('li form').nth(at);

test('20 missing glosses are filled with at most 25 keys besides their text', async () => {
  expect(await changeGlosses(ask, { turkishTranslation: null })).toBeGreaterThan(75);
  const page = await openAsAdmin(open, server, '/admin/work');
  await main(page).getByRole('link', { name: t.kinds.words }).click();
  // The queue of translations has a link with this name as well.
  await main(page).locator('a[aria-current]', { hasText: t.kinds.words }).waitFor();
  await main(page)
    .getByRole('link', { name: /^Turkish/ })
    .click();
  await main(page).getByText(t.keys.take).waitFor();
  expect(await fields(page).count()).toBe(50);
  await expectAccessible(page);
  const keys = (await keysOf(page)).slice(0, 20);
  // Rows of which the first suggestion is taken.
  const taken = new Map<number, string>();
  for (let at = 0; taken.size < 4; at += 1) {
    const first = row(page, at).locator('[data-suggestion="1"] span').first();
    if ((await first.count()) > 0) taken.set(at, (await first.textContent()) ?? '');
  }

  const actions = await countActions(page);
  await fields(page).first().click();
  for (const [at] of keys.entries()) {
    await expectFocused(fields(page).nth(at));
    if (taken.has(at)) await page.keyboard.press('Alt+1');
    else await page.keyboard.type(`anlam ${at}`);
    await page.keyboard.press('Enter');
  }
  expect(await actions()).toBeLessThanOrEqual(25);
  await expectFocused(fields(page).nth(20));
  await eventually(async () =>
    expect(await main(page).getByText(t.saved, { exact: true }).count()).toBe(20),
  );
  const words = await wordsOf(keys);
  expect(words.map(({ turkishTranslation }) => turkishTranslation)).toEqual(
    keys.map((_key, at) => taken.get(at) ?? `anlam ${at}`),
  );

  await page.keyboard.press('ArrowUp');
  await expectFocused(fields(page).nth(19));
  await page.keyboard.press('ArrowDown');
  await expectFocused(fields(page).nth(20));
  await expectAccessible(page);
});

test('a failed save and a conflict are shown in their rows, and unsaved rows are guarded', async () => {
  const page = await openAsAdmin(open, server, '/admin/work?glosses=turkish', {
    expected: /net::ERR_FAILED/,
  });
  await fields(page).first().waitFor();
  const [first = '', second = '', third = ''] = await keysOf(page);

  let isDown = true;
  await page.route('**/graphql*', async (route) => {
    const isSave = route.request().postData()?.includes('"gloss"') ?? false;
    await (isDown && isSave ? route.abort() : route.continue());
  });
  await fields(page).first().click();
  await page.keyboard.type('bir');
  await page.keyboard.press('Enter');
  await expectFocused(fields(page).nth(1));
  await row(page, 0).getByRole('alert').waitFor();
  expect(await fields(page).first().inputValue()).toBe('bir');
  await expectAccessible(page);
  isDown = false;
  await fields(page).first().press('Enter');
  await row(page, 0).getByText(t.saved, { exact: true }).waitFor();

  await replace(second, 'onların');
  await fields(page).nth(1).fill('benim');
  await page.keyboard.press('Enter');
  const conflict = row(page, 1).getByRole('alert');
  await conflict.waitFor();
  expect(await conflict.textContent()).toContain('onların');
  expect(await conflict.textContent()).toContain('benim');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: t.keepMine }).click();
  await row(page, 1).getByText(t.saved, { exact: true }).waitFor();
  const saved = await wordsOf([first, second]);
  expect(saved.map(({ turkishTranslation }) => turkishTranslation)).toEqual(['bir', 'benim']);

  await fields(page).nth(2).fill('yarım');
  await page.keyboard.press('ArrowDown');
  await main(page).getByRole('link', { name: t.kinds.verses }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: editingTexts.english.unsaved.leave }).click();
  await page.waitForURL((url) => url.search === '?work=turkish');
  await goTo(page, '/admin/work?glosses=turkish');
  // The two that were saved have left the list.
  await eventually(async () => expect((await keysOf(page))[0]).toBe(third));
  await row(page, 0).getByText('yarım').waitFor();
  await row(page, 0).getByRole('button', { name: t.take }).click();
  await eventually(async () => expect(await fields(page).first().inputValue()).toBe('yarım'));
  await fields(page).first().press('Enter');
  await row(page, 0).getByText(t.saved, { exact: true }).waitFor();
});

test('one gloss in 30 places is replaced with at most 8 actions, shown and undone as one', async () => {
  const page = await openAsAdmin(open, server, `/roots/${encodeURIComponent('يوم')}`);
  const link = main(page).locator('a[href*="form=1%3A4%3A2"]');
  await link.waitFor({ state: 'attached' });
  await main(page).getByRole('table').locator('summary').first().click();
  await link.waitFor();
  await expectAccessible(page);
  const actions = await countActions(page);
  await link.click();
  await main(page).getByRole('link', { name: 'Turkish', exact: true }).waitFor();
  await main(page).getByRole('link', { name: 'Turkish', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('language') === 'turkish');
  await main(page).getByLabel(t.together.newGloss).click();
  await page.keyboard.type('gününe dair');
  const place = main(page).getByRole('checkbox', { name: /^\d+:\d+:\d+$/ });
  expect(await place.count()).toBe(31);
  const keys = await place.evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent.trim() ?? ''),
  );
  const before = await wordsOf(keys);
  await place.last().click();
  // The old and the new gloss are seen in each place.
  expect(await main(page).locator('ins').filter({ hasText: 'dair' }).count()).toBe(30);
  await expectAccessible(page);
  const save = main(page).getByRole('button', { name: fill(t.together.save_other, { count: 30 }) });
  await save.click();
  expect(await actions()).toBeLessThanOrEqual(8);
  await expectMessage(page, editingTexts.english.done.saved);
  const glosses = (words: Word[]) => words.map(({ turkishTranslation }) => turkishTranslation);
  const saved = await wordsOf(keys);
  expect(glosses(saved)).toEqual([
    ...Array<string>(30).fill('gününe dair'),
    before.at(-1)?.turkishTranslation,
  ]);
  expect(saved[0]?.verse.turkishTranslationNeedsUpdate).toBe(true);

  await goTo(page, '/admin/changes');
  const setOf = (count: number) =>
    page.getByRole('heading', { name: fill(history.set.title_other, { count }) });
  const entry = main(page)
    .getByRole('listitem')
    .filter({ has: setOf(30) });
  await entry.waitFor();
  await entry.getByText(history.changes.show).click();
  await eventually(async () => expect(await entry.getByRole('listitem').count()).toBe(20));
  await expectAccessible(page);

  // One of the words is changed meanwhile, and is left.
  const [left = ''] = keys;
  await replace(left, 'sonradan');
  const undoing = await countActions(page);
  await entry.getByRole('button', { name: history.set.undo }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: history.proceed }).click();
  expect(await undoing()).toBe(2);
  await page.getByText(fill(history.set.left_one, { count: 1, words: left })).waitFor();
  const undone = await wordsOf(keys);
  expect(glosses(undone)).toEqual(['sonradan', ...glosses(before).slice(1)]);
  expect(undone.slice(1).some(({ verse }) => verse.turkishTranslationNeedsUpdate)).toBe(false);
  await main(page)
    .getByRole('listitem')
    .filter({ has: setOf(29) })
    .waitFor();
});

test('a conflict of many words names those that have changed, and nothing is saved', async () => {
  const page = await openAsAdmin(open, server, '/admin/words?form=1:4:2&language=turkish');
  await main(page).getByLabel(t.together.newGloss).fill('çakışan');
  await replace('1:4:2', 'araya giren');
  await main(page).getByLabel(t.together.newGloss).press('Enter');
  await main(page).getByRole('alert').filter({ hasText: '1:4:2' }).waitFor();
  const [word] = await wordsOf(['1:4:2']);
  expect(word?.turkishTranslation).toBe('araya giren');
  expect(await main(page).getByLabel(t.together.newGloss).inputValue()).toBe('çakışan');
  // The list has been read again, so the next save succeeds.
  await main(page).getByText('araya giren').first().waitFor();
  await main(page).getByLabel(t.together.newGloss).press('Enter');
  await eventually(async () =>
    expect((await wordsOf(['1:4:2']))[0]?.turkishTranslation).toBe('çakışan'),
  );
  await page.getByRole('button', { name: t.together.undo, exact: true }).click();
  await eventually(async () =>
    expect((await wordsOf(['1:4:2']))[0]?.turkishTranslation).toBe('araya giren'),
  );
});

/** Chooses the term element of the form of tags by its name. */
async function chooseElement(page: Page, name: string) {
  const picker = main(page).getByRole('button', { name: new RegExp(`^${t.together.element}`) });
  await picker.click();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await picker.textContent()).toContain(name.slice(1)));
}

test('120 places are tagged with at most 10 actions', async () => {
  const page = await openAsAdmin(open, server, `/roots/${encodeURIComponent('يوم')}`);
  const actions = await countActions(page);
  await main(page).getByRole('table').locator('summary').first().click();
  await main(page).locator('a[href*="form=2%3A113%3A26"]').click();
  await main(page).getByRole('link', { name: t.together.tag }).click();
  await chooseElement(page, 'rahim');
  await expectAccessible(page);
  const save = main(page).getByRole('button', { name: /^Tag \d+ words$/ });
  const count = Number(/\d+/.exec((await save.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(120);
  const place = main(page).getByRole('checkbox', { name: /^\d+:\d+:\d+$/ });
  const keys = await place.evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent.trim() ?? ''),
  );
  await save.click();
  expect(await actions()).toBeLessThanOrEqual(10);
  await expectMessage(page, editingTexts.english.done.saved);
  const tagged = (await wordsOf(keys)).filter(({ termElements }) => termElements.length > 0);
  expect(tagged).toHaveLength(count);
  await main(page).getByText(t.together.tagged).first().waitFor();

  await page.getByRole('button', { name: t.together.undo, exact: true }).click();
  await eventually(async () =>
    expect((await wordsOf(keys)).some(({ termElements }) => termElements.length > 0)).toBe(false),
  );
});

test('the words that a search found are tagged together', async () => {
  const page = await openAsAdmin(
    open,
    server,
    `/query?queryParameter=${encodeURIComponent('إبليس')}`,
  );
  const actions = await countActions(page);
  await page.getByRole('link', { name: t.together.editSearch }).click();
  await chooseElement(page, 'rahim');
  await expectAccessible(page);
  const save = main(page).getByRole('button', { name: /^Tag \d+ words$/ });
  const place = main(page).getByRole('checkbox', { name: /^\d+:\d+:\d+$/ });
  const keys = await place.evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent.trim() ?? ''),
  );
  expect(keys.length).toBeGreaterThan(10);
  await save.click();
  expect(await actions()).toBeLessThanOrEqual(10);
  await main(page).getByText(t.together.tagged).first().waitFor();
  const tagged = (await wordsOf(keys)).filter(({ termElements }) => termElements.length > 0);
  expect(tagged).toHaveLength(keys.length);

  await goTo(page, '/admin/words?query=Abraham&task=tag');
  await main(page).getByText(t.together.noneFound).waitFor();
});

test('the grid, the places and the roots fit the width of a phone', async () => {
  const page = await openAsAdmin(open, server, '/', {
    language: 'turkish',
    theme: 'lightGreen',
    device: 'phone',
  });
  for (const path of [
    '/admin/work?glosses=turkish',
    '/admin/words?form=1:4:2&language=turkish',
    '/admin/words?form=1:4:2&task=tag',
    `/roots/${encodeURIComponent('يوم')}`,
  ]) {
    await goTo(page, path);
    await main(page).locator('li form, ol input, a[href*="/admin/words?root"]').first().waitFor();
    expect([path, await horizontalOverflow(page)]).toEqual([path, []]);
    await expectAccessible(page);
  }
});
