/** From a search into a topic. */
import type { Page } from 'playwright-core';
import { addingVersesTexts } from '../../../client/i18n/addingVerses';
import { editingTexts } from '../../../client/i18n/editing';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { searchTexts } from '../../../client/i18n/search';
import { countActions } from '../../support/actions';
import { adminClient, openAsAdmin } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, requestsOf, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { expectFocused, expectHeading, inOneLanguage } from '../../support/journey';

const open = useBrowser();
const server = useServer();

interface Topic {
  version: number;
  turkishNote: string;
  englishNote: string;
  verses: { edges: { node: { verse: { key: string } } }[] };
}

/** Creates a topic whose first verse is a result of the search. */
async function makeTopic(title: string, verseReferences: string[]): Promise<number> {
  const { createPost } = await adminClient(server)<{
    createPost: { post: { databaseId: number } };
  }>(
    `mutation ($input: CreatePostInput!) { createPost(input: $input) {
      ... on CreatePostPayload { post { databaseId } } } }`,
    {
      input: {
        section: 'QURAN',
        number: 51,
        turkishTitle: title,
        englishTitle: title,
        turkishNote: '<p>Bir <strong>not</strong>.</p>',
        englishNote: '<p>A <strong>note</strong>.</p>',
        verseReferences,
      },
    },
  );
  return createPost.post.databaseId;
}

async function readTopic(databaseId: number) {
  const { post } = await adminClient(server)<{ post: Topic }>(
    `query ($databaseId: Int!) { post(databaseId: $databaseId) { version turkishNote englishNote
      verses(first: 100) { edges { node { verse { key } } } } } }`,
    { databaseId },
  );
  const { verses, ...rest } = post;
  return { ...rest, keys: verses.edges.map(({ node }) => node.verse.key) };
}

/** Saves a topic as another admin does. */
const saveTopic = (databaseId: number, title: string, verseReferences: string[]) =>
  adminClient(server)(
    `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { __typename } }`,
    {
      input: {
        databaseId,
        section: 'QURAN',
        number: 51,
        turkishTitle: title,
        englishTitle: title,
        turkishNote: '<p>Not</p>',
        englishNote: '<p>Note</p>',
        verseReferences,
      },
    },
  );

const searchFor = (term: string, language: string) =>
  `/query?${new URLSearchParams({ queryParameter: term, language }).toString()}`;
const keysOn = async (page: Page) =>
  (await page.locator('main article h2 a').allTextContents()).map((text) => text.split(/\s/)[0]!);

describe.each(
  inOneLanguage('turkish', [
    { language: 'turkish' as const, theme: 'lightGreen' as const, device: 'phone' as const },
    { language: 'english' as const, theme: 'darkGreen' as const, device: 'desktop' as const },
  ]),
)('an admin in $language on a $device', ({ language, theme, device }) => {
  const own = addingVersesTexts[language];
  const post = postEditingTexts[language];
  const { pages } = searchTexts[language];
  const term = language === 'turkish' ? 'sabır' : 'patience';
  const begin = () =>
    openAsAdmin(open, server, searchFor(term, language), { language, theme, device });
  const bar = (page: Page) => page.getByRole('group', { name: own.selected });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: own.title });
  const add = (page: Page, count: number) =>
    dialogOf(page).getByRole('button', {
      name: own[count === 1 ? 'add_one' : 'add_other'].replace('{{count, number}}', `${count}`),
    });
  const tick = (page: Page, key: string) =>
    page.getByRole('checkbox', { name: own.select.replace('{{key}}', key), exact: true });

  test('adds 15 verses of two pages in at most 20 actions, and takes them back', async () => {
    const title = `Sabredenler ${language}`;
    const page = await begin();
    await tick(page, (await keysOn(page))[0]!).waitFor();
    const first = await keysOn(page);
    const before = [first[1]!, '1:1'];
    const databaseId = await makeTopic(title, before);
    const untouched = await readTopic(databaseId);
    await expectAccessible(page);

    const actions = await countActions(page);
    for (const key of first) await tick(page, key).click();
    await page.getByRole('link', { name: pages.next, exact: true }).click();
    await eventually(async () => expect(await keysOn(page)).not.toEqual(first));
    const second = (await keysOn(page)).slice(0, 6);
    for (const key of second) await tick(page, key).click();
    await bar(page).getByText(own.count_other.replace('{{count, number}}', '16')).waitFor();
    await bar(page).getByRole('button', { name: own.open }).click();
    // The list of topics is open and gets what is typed.
    await expectFocused(page.getByRole('combobox', { name: post.pick }));
    await page.getByRole('option', { name: new RegExp(title) }).click();
    await dialogOf(page).getByText(own.already.split(':')[0]!).getByText(first[1]!).waitFor();
    await expectAccessible(page, '[role=dialog]');
    await add(page, 15).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    const added = [...first.filter((key) => key !== first[1]), ...second];
    expect(added).toHaveLength(15);
    const count = await actions();
    // Each verse takes at least one.
    expect(count).toBeGreaterThan(added.length);
    expect(count).toBeLessThanOrEqual(20);

    const changed = await readTopic(databaseId);
    expect(changed.keys).toEqual([...before, ...added]);
    expect(changed.version).toBe(untouched.version + 1);
    expect([changed.turkishNote, changed.englishNote]).toEqual([
      untouched.turkishNote,
      untouched.englishNote,
    ]);
    await bar(page).getByText(own.count_zero).waitFor();
    const message = page.getByRole('status').filter({ hasText: title });
    await message.getByRole('link', { name: post.open }).waitFor();
    await expectAccessible(page);
    await message.getByRole('button', { name: post.undo }).click();
    await page
      .getByText(own.removed_other.replace('{{count, number}}', '15').replace('{{title}}', title))
      .waitFor();
    expect(await readTopic(databaseId)).toEqual({ ...untouched, version: changed.version + 1 });
    // They are selected again, to go elsewhere.
    await bar(page).getByText(own.count_other.replace('{{count, number}}', '15')).waitFor();
  });

  test('adds verses after one of a topic that someone else has changed meanwhile', async () => {
    const title = `Çakışan ${language}`;
    const databaseId = await makeTopic(title, ['1:1', '1:2']);
    const page = await begin();
    const checkbox = page.getByRole('checkbox', { name: own.selectPage });
    await checkbox.click();
    const keys = await keysOn(page);
    await bar(page).getByRole('button', { name: own.open }).click();
    await page.getByRole('combobox', { name: post.pick }).fill(title);
    await page.keyboard.press('Enter');
    const place = dialogOf(page).getByRole('combobox', { name: own.place });
    await place.selectOption({ index: 3 });
    await saveTopic(databaseId, title, ['1:2', keys[0]!, '1:7']);
    await add(page, keys.length).click();
    const alert = own.changed_other.replace('{{count, number}}', '3');
    await dialogOf(page).getByRole('alert').getByText(alert).waitFor();
    await page.getByText(editingTexts[language].notDone).waitFor();
    // A busy button is paler.
    await eventually(async () =>
      expect(await add(page, keys.length - 1).getAttribute('aria-busy')).toBe('false'),
    );
    await expectAccessible(page, '[role=dialog]');
    // The chosen verse is the first one now, and another has come in.
    await add(page, keys.length - 1).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect((await readTopic(databaseId)).keys).toEqual(['1:2', ...keys.slice(1), keys[0], '1:7']);
    await expectFocused(bar(page).getByRole('button', { name: own.open }));
    await page.getByRole('link', { name: post.open }).click();
    await expectHeading(page, title);
  });

  test('keeps the selection while the server is unreachable', async () => {
    const title = `Kopuk ${language}`;
    const databaseId = await makeTopic(title, ['1:1']);
    const page = await openAsAdmin(open, server, searchFor(term, language), {
      language,
      theme,
      device,
      expected: /net::ERR_/,
    });
    const [key = ''] = await keysOn(page);
    await tick(page, key).click();
    await bar(page).getByRole('button', { name: own.open }).click();
    await page.getByRole('option', { name: new RegExp(title) }).click();
    await add(page, 1).waitFor();
    await page.route('**/graphql**', (route) => route.abort());
    await add(page, 1).click();
    await page.getByText(editingTexts[language].operation.unreachable).waitFor();
    await page.unroute('**/graphql**');
    await add(page, 1).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect((await readTopic(databaseId)).keys).toEqual(['1:1', key]);
  });
});

test('a reader sees and loads nothing of it', async () => {
  const code = /Selection|AddVerses|addingVerses|selection-/;
  const path = searchFor('patience', 'english');
  const admin = await openAsAdmin(open, server, path);
  await eventually(async () => expect(requestsOf(admin).join()).toMatch(code));
  const page = await open(path, {
    origin: server.origin,
    settings: { prefLanguage: 'english' },
  });
  // Proves that nothing is requested later either.
  await page.waitForTimeout(1500);
  expect(requestsOf(page).some((asked) => asked.startsWith('/assets/'))).toBe(true);
  expect(requestsOf(page).filter((asked) => code.test(asked))).toEqual([]);
  expect(await page.getByRole('checkbox').count()).toBe(0);
});
