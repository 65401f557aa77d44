import { authTexts } from '../../../client/i18n/auth';
import { editingTexts } from '../../../client/i18n/editing';
import { historyTexts } from '../../../client/i18n/history';
import { countActions } from '../../support/actions';
import { adminClient, expectMessage, openAsAdmin } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { useBrowser } from '../../support/browser';
import { ADMIN, useServer } from '../../support/browserServer';
import { APPEARANCES, expectFocused, expectHeading, inOneLanguage } from '../../support/journey';

const open = useBrowser();
const server = useServer();
const send = adminClient(server);

const save = (databaseId: number, turkishTranslation: string) =>
  send('mutation ($input: UpdateVerseInput!) { updateVerse(input: $input) { __typename } }', {
    input: { databaseId, turkishTranslation, englishTranslation: '<p>English</p>' },
  });

const translationOf = async (key: string) =>
  (
    await send<{ verse: { turkishTranslation: string } }>(
      `{ verse(key: "${key}") { turkishTranslation } }`,
    )
  ).verse.turkishTranslation;

describe.each(inOneLanguage('english', APPEARANCES))('in $language', ({ language, theme }) => {
  const t = historyTexts[language];
  const own = authTexts[language];
  const editing = editingTexts[language];
  const settings = { prefLanguage: language, prefTheme: theme };
  // The languages use different verses and topics, because they share the server.
  const [verseId, key, postId] = language === 'turkish' ? [262, '2:255', 2] : [263, '2:256', 3];

  const begin = (path: string) =>
    openAsAdmin(open, server, path, { language, theme, hasReducedMotion: true });

  test('an admin reviews and undoes a change, unless it was saved over', async () => {
    await save(verseId, '<p>Bir çeviri</p>');
    await save(verseId, '<p>Yeni bir çeviri</p>');
    const page = await begin('/admin/changes');
    await expectHeading(page, t.changes.title);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

    const items = page.getByRole('listitem').filter({ hasText: t.changes.show });
    const newest = items.first();
    await newest.getByRole('link', { name: key }).waitFor();
    await newest.locator('ins', { hasText: 'Yeni bir' }).waitFor();
    await newest.locator('del', { hasText: 'Bir' }).waitFor();
    await expectAccessible(page);

    const undo = newest.getByRole('button', { name: t.undo });
    await undo.click();
    const question = page.getByRole('alertdialog');
    await question.getByText(t.confirm).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await expectFocused(undo);
    await undo.click();
    await question.getByRole('button', { name: t.proceed }).click();
    await expectMessage(page, editing.done.restored);
    await newest.getByText(t.source.RESTORE).waitFor();
    expect(await translationOf(key)).toBe('Bir çeviri');

    // The list before has the same items, with versions that a save would not make stale.
    const listed = page.waitForResponse((response) => {
      const request = response.request();
      return `${decodeURIComponent(request.url())}${request.postData()}`.includes(
        '"entity":"VERSE"',
      );
    });
    await page.getByLabel(t.changes.kind).selectOption(t.entity.VERSE);
    await listed;
    const first = items.filter({ hasText: key }).nth(2);
    await first.waitFor();
    await save(verseId, '<p>Başkasının çevirisi</p>');
    await first.getByRole('button', { name: t.restore }).click();
    await question.getByRole('button', { name: t.proceed }).click();
    await page.getByText(editing.operation.stale).waitFor();
    await newest.getByText('Başkasının').waitFor();
    expect(await translationOf(key)).toBe('Başkasının çevirisi');
  });

  test("a colleague's changes of a week are read in at most 5 actions", async () => {
    await save(verseId, '<p>Bu haftanın çevirisi</p>');
    const page = await begin('/admin/changes');
    await page.getByRole('listitem').filter({ hasText: t.changes.show }).first().waitFor();
    const actions = await countActions(page);
    await page.getByLabel(t.changes.by, { exact: true }).click();
    await page.keyboard.type(ADMIN);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('by') === ADMIN);
    await page.getByLabel(t.changes.period, { exact: true }).click();
    await page.keyboard.type(t.changes.periods.week);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('period') === 'week');
    // The differences are open.
    await page.locator('ins', { hasText: 'haftanın' }).first().waitFor();
    expect(await actions()).toBeLessThanOrEqual(5);
  });

  test('an admin restores a deleted topic', async () => {
    await send(`mutation { deletePost(input: { databaseId: ${postId} }) { __typename } }`);
    const page = await begin('/admin/trash');
    await expectHeading(page, t.trash.title);
    const item = page.getByRole('listitem').filter({ hasText: t.trash.restore });
    await item.getByText(ADMIN).waitFor();
    await expectAccessible(page);
    await item.getByRole('button', { name: t.trash.restore }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t.proceed }).click();
    await page.getByText(t.trash.none).waitFor();
    const { post } = await send<{ post: unknown }>(
      `{ post(databaseId: ${postId}) { databaseId } }`,
    );
    expect(post).toEqual({ databaseId: postId });
  });

  test('visitors are sent to sign in', async () => {
    for (const path of ['/admin/changes', '/admin/trash']) {
      const page = await open(path, { origin: server.origin, settings });
      await page.waitForURL('**/auth');
      const withoutScript = await open(path, { origin: server.origin, settings, hasScript: false });
      await withoutScript.getByRole('main').getByText(own.onlyAdmins).waitFor();
    }
  });
});
