/** Searches that fail or are refined, and the names of verses that an admin makes from them. */
import type { Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { failedSearchTexts } from '../../../client/i18n/failedSearches';
import { historyTexts } from '../../../client/i18n/history';
import { searchTexts } from '../../../client/i18n/search';
import { verseAliasEditingTexts } from '../../../client/i18n/verseAliasEditing';
import { workTexts } from '../../../client/i18n/work';
import { adminClient, expectMessage, goTo, openAsAdmin } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { horizontalOverflow } from '../../support/fit';
import {
  expectFocused,
  expectHeading,
  LANGUAGES,
  press,
  READERS,
  searchBox,
} from '../../support/journey';

const open = useBrowser();
const server = useServer();
const ask = adminClient(server);

interface Counted {
  query: string;
  count: number;
  refinedCount: number;
  lastRefinedTo: string | null;
}

async function counted(query: string): Promise<Counted | undefined> {
  const { failedSearches } = await ask<{ failedSearches: { edges: { node: Counted }[] } }>(
    '{ failedSearches(first: 100) { edges { node { query count refinedCount lastRefinedTo } } } }',
  );
  return failedSearches.edges.map(({ node }) => node).find((node) => node.query === query);
}

const main = (page: Page) => page.getByRole('main');

describe.each(READERS)('on a $device in $language', ({ device, language, texts }) => {
  const own = failedSearchTexts[language];
  const names = verseAliasEditingTexts[language];
  const editing = editingTexts[language];
  const results = searchTexts[language];
  /** In no verse, and different for each reader. */
  const query = { turkish: 'zurnalızqx', english: 'bagpipezqx' }[language];
  const visit = () =>
    open('/', { device, origin: server.origin, settings: { prefLanguage: language } });
  const search = async (page: Page, text: string) => {
    const box = searchBox(page, texts);
    await box.fill(text);
    await box.press('Enter');
  };

  test('a search that a reader refined becomes a name, which the next search finds', async () => {
    const reader = await visit();
    await search(reader, query);
    await expectHeading(reader, results.none.replace('{{term}}', query));
    await search(reader, '2:255');
    await reader.waitForURL('**/verses/2:255');
    await eventually(async () => {
      const row = { query, count: 1, refinedCount: 1, lastRefinedTo: '2:255' };
      expect(await counted(query)).toEqual(row);
    });

    const page = await openAsAdmin(open, server, '/admin/work', { language, device });
    const { pages } = workTexts[language];
    await press(page.getByRole('link', { name: pages.searches, exact: true }), device);
    await expectHeading(page, own.title);
    const item = main(page).getByRole('listitem').filter({ hasText: query }).first();
    await item.getByText(own.failed_one.replace('{{count, number}}', '1')).waitFor();
    await item.getByText(own.refined_one.replace('{{count, number}}', '1')).waitFor();
    await item.getByRole('link', { name: '2:255' }).waitFor();
    expect(await horizontalOverflow(page)).toEqual([]);
    await expectAccessible(page);

    await press(item.getByRole('button', { name: own.name }), device);
    const form = page.getByRole('dialog', { name: names.form.newTitle });
    expect(await form.getByLabel(names.form.name, { exact: true }).inputValue()).toBe(query);
    expect(await form.getByLabel(names.form.verses).inputValue()).toBe('2:255');
    await expectAccessible(page);
    await form.getByLabel(names.form.verses).fill('2:287');
    const create = form.getByRole('button', { name: editing.create });
    await press(create, device);
    await form.getByText(editing.problem.NO_SUCH_VERSE.replace('{{value}}', '2:287')).waitFor();
    await form.getByLabel(names.form.verses).fill('Bakara 285-286');
    await press(create, device);
    await expectMessage(page, editing.done.saved);
    await form.waitFor({ state: 'hidden' });
    await item.getByText(own.isName).waitFor();
    expect(await item.getByRole('button', { name: own.name }).count()).toBe(0);

    const next = await visit();
    await search(next, query);
    await expectHeading(next, results.title.replace('{{term}}', query));
    await next
      .getByRole('link', { name: /2:285-286/ })
      .first()
      .waitFor();
    await goTo(page, `/query?queryParameter=${query}`);
    await expectHeading(page, results.title.replace('{{term}}', query));

    // The list of names changes it, deletes it, and brings it back.
    await goTo(page, '/admin/names');
    await expectHeading(page, names.title);
    await main(page).getByLabel(names.languages.label).selectOption(language.toUpperCase());
    const more = main(page).getByRole('button', { name: historyTexts[language].more });
    const named = (name: string) =>
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await eventually(async () => {
      if (await more.isVisible()) await more.click({ timeout: 1000 });
      expect(await named(query).isVisible()).toBe(true);
    });
    expect(await horizontalOverflow(page)).toEqual([]);
    await expectAccessible(page, 'main');
    const edit = (name: string) =>
      named(name).getByRole('button', { name: names.edit.replace('{{name}}', name) });
    await press(edit(query), device);
    const editor = page.getByRole('dialog', { name: names.form.editTitle });
    await editor.getByLabel(names.form.name, { exact: true }).fill(`${query}a`);
    await expectAccessible(page, '[role=dialog]');
    await press(editor.getByRole('button', { name: editing.save, exact: true }), device);
    await expectMessage(page, editing.done.saved);
    await named(`${query}a`).waitFor();
    expect(await named(query).count()).toBe(0);

    await press(edit(`${query}a`), device);
    const hold = editor.getByRole('button', { name: names.delete });
    await hold.focus();
    await page.keyboard.down(' ');
    await editor.waitFor({ state: 'hidden' });
    await page.keyboard.up(' ');
    await named(`${query}a`).waitFor({ state: 'hidden' });
    await expectMessage(page, editing.done.deleted);
    await press(page.getByRole('button', { name: names.undo, exact: true }), device);
    await named(`${query}a`).waitFor();
  });
});

test('a new name is created in the list of names, and one that is taken is refused', async () => {
  const names = verseAliasEditingTexts.english;
  const editing = editingTexts.english;
  const page = await openAsAdmin(open, server, '/admin/names?language=ARABIC');
  await main(page).getByRole('button', { name: names.create }).click();
  const form = page.getByRole('dialog', { name: names.form.newTitle });
  await form.getByLabel(names.form.name, { exact: true }).fill('Three short ones');
  await form.getByLabel(names.form.verses).fill('112-114');
  await form.getByRole('button', { name: editing.create }).click();
  await form.getByText(editing.problem.NOT_A_VERSE_RANGE.split(' - ')[0]!).waitFor();
  await form.getByLabel(names.form.verses).fill('(112:1-4)');
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'hidden' });
  await main(page).getByLabel(names.languages.label).selectOption('ENGLISH');
  await main(page).getByRole('button', { name: names.create }).click();
  await form.getByLabel(names.form.name, { exact: true }).fill('three SHORT ones');
  await form.getByLabel(names.form.verses).fill('112:1-4');
  await form.getByRole('button', { name: editing.create }).click();
  await form.getByText(/Three short ones/).waitFor();
});

test('a reader who opened a result, or asked for its next page, has not refined the search', async () => {
  const { texts } = LANGUAGES.english;
  const page = await open('/', { origin: server.origin, settings: { prefLanguage: 'english' } });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  const search = async (text: string) => {
    const box = searchBox(page, texts);
    await box.fill(text);
    await box.press('Enter');
    await expectHeading(page, searchTexts.english.title.replace('{{term}}', text));
  };
  await search('mercy');
  await main(page)
    .getByRole('link', { name: /^\d+:\d+/ })
    .first()
    .click();
  await page.waitForURL('**/verses/**');
  // The click has moved it to the link.
  await expectFocused(page.getByRole('heading', { level: 1 }));
  await search('patience');
  await page.getByRole('link', { name: searchTexts.english.pages.next }).first().click();
  await page.waitForURL('**pageIndex=1**');
  // Longer than the delay of a report.
  await page.waitForTimeout(3000);
  expect(sent).toEqual([]);
  // A reference has its verse on the page, so that what follows does not refine it.
  await search('Al-Baqarah 255');
  await search('prayer');
  await page.waitForTimeout(3000);
  expect(sent.map((body) => (JSON.parse(body) as { variables: unknown }).variables)).toEqual([
    { input: { query: 'patience', refinedTo: 'Al-Baqarah 255' } },
  ]);
});
