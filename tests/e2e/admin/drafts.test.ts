import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { historyTexts } from '../../../client/i18n/history';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { verseEditingTexts } from '../../../client/i18n/verseEditing';
import { workTexts } from '../../../client/i18n/work';
import {
  adminClient,
  choose,
  expectMessage,
  goTo,
  openAsAdmin,
  startSession,
  typeInto,
} from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { startKillableBrowser } from '../../support/killableBrowser';
import { IS_SOAK } from '../../support/soak';

const open = useBrowser();
const server = useServer();

const editing = editingTexts.english;
const own = verseEditingTexts.english;
const post = postEditingTexts.english;
const work = workTexts.english.drafts;

/** Time in which every change is stored, in milliseconds. */
const STORED_MS = 1000;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function edit(page: Page, key: string) {
  await page.getByRole('button', { name: own.edit.replace('{{key}}', key) }).click();
  await page.getByRole('button', { name: editing.cancel, exact: true }).waitFor();
}

async function leaveDraft(page: Page) {
  await page.getByRole('button', { name: editing.cancel, exact: true }).click();
  await page.getByRole('button', { name: editing.unsaved.leave }).click();
}

const take = (page: Page) => page.getByRole('button', { name: editing.draft.take }).click();
const save = (page: Page) => page.getByRole('button', { name: editing.save, exact: true }).click();
const drafts = (page: Page) => page.getByRole('region', { name: work.title }).getByRole('listitem');

async function openSecondTab(page: Page, path: string) {
  const tab = await page.context().newPage();
  await goTo(tab, path);
  return tab;
}

test('two tabs on the same verse have a draft each, and none is lost', async () => {
  const first = await openAsAdmin(open, server, '/verses/112:4');
  const second = await openSecondTab(first, '/verses/112:4');
  await edit(first, '112:4');
  await edit(second, '112:4');
  await typeInto(first, own.englishTranslation, ' Written first.');
  await typeInto(second, own.englishTranslation, ' Written second.');

  // Each tab shows the other's draft, and cannot delete it.
  const notice = second.getByText(editing.draft.elsewhere_one);
  await notice.click();
  await second.getByText('Written first.').waitFor();
  await expectAccessible(second, 'main');
  const list = await openSecondTab(first, '/admin/work');
  await eventually(async () => expect(await drafts(list).count()).toBe(2));
  expect(await drafts(list).getByText(work.elsewhere).count()).toBe(2);
  expect(await drafts(list).getByRole('button', { name: work.drop }).count()).toBe(0);
  // A third form is not offered drafts that are being written.
  const third = await openSecondTab(first, '/verses/112:4');
  await edit(third, '112:4');
  await third.getByText(editing.draft.elsewhere_other.replace('{{count}}', '2')).waitFor();
  expect(await third.getByText(editing.draft.title).count()).toBe(0);
  await third.close();

  await save(second);
  await expectMessage(second, editing.done.saved);
  await leaveDraft(first);
  await eventually(async () => {
    expect(await drafts(list).count()).toBe(1);
    expect(await drafts(list).getByRole('button', { name: work.drop }).count()).toBe(1);
  });
  await edit(first, '112:4');
  await take(first);
  await first.getByText('Written first.').waitFor();
  await save(first);
  await first.getByText(editing.conflict.title).waitFor();
  await first.getByRole('button', { name: editing.conflict.use }).click();
  await save(first);
  await expectMessage(first, editing.done.saved);
  await eventually(async () => expect(await drafts(list).count()).toBe(0));
});

test('two tabs with new topics have a draft each', async () => {
  const first = await openAsAdmin(open, server, '/');
  const second = await openSecondTab(first, '/');
  for (const [tab, title] of [
    [first, 'Essay of the first tab'],
    [second, 'Essay of the second tab'],
  ] as const) {
    await choose(tab, 'english', 'createPost');
    await typeInto(tab, post.englishTitle, title);
  }
  const list = await openSecondTab(first, '/admin/work');
  await eventually(async () => {
    expect(await drafts(list).allInnerTexts()).toEqual([
      expect.stringContaining('Essay of the second tab'),
      expect.stringContaining('Essay of the first tab'),
    ]);
  });
  await second.getByRole('button', { name: editing.cancel, exact: true }).click();
  await second.getByRole('button', { name: editing.unsaved.discard }).click();
  await eventually(async () => {
    expect(await drafts(list).allInnerTexts()).toEqual([
      expect.stringContaining('Essay of the first tab'),
    ]);
  });
});

describe('a browser that is killed', () => {
  const folder = mkdtempSync(join(tmpdir(), `tibyan_test_${Date.now()}_${process.pid}_profile_`));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  /** Starts a browser on a profile, as an admin. */
  async function start(name: string) {
    const browser = await startKillableBrowser(join(folder, name));
    const page = await browser.context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem('firstVisitSeen', 'true');
      localStorage.setItem('settings', JSON.stringify({ prefLanguage: 'english' }));
    });
    await startSession(page, server.origin);
    return { ...browser, page };
  }

  test.each(IS_SOAK ? [1, 5, 20] : [1, 5])(
    'loses nothing %s s after the last key',
    async (seconds) => {
      const key = `110:${[1, 5, 20].indexOf(seconds) + 1}`;
      const text = ` Typed before the crash at ${seconds} s, to the last letter.`;
      const crashed = await start(String(seconds));
      try {
        await goTo(crashed.page, `${server.origin}/verses/${key}?lang=en`);
        await edit(crashed.page, key);
        await typeInto(crashed.page, own.englishTranslation, text);
        await after(seconds * 1000);
      } finally {
        await crashed.kill();
      }
      const again = await start(String(seconds));
      try {
        await goTo(again.page, `${server.origin}/verses/${key}?lang=en`);
        await edit(again.page, key);
        await take(again.page);
        await again.page.getByText(text.trim()).waitFor();
      } finally {
        await again.kill();
      }
    },
  );
});

test('a page that is left at once keeps the last letter', async () => {
  const page = await openAsAdmin(open, server, '/verses/109:1');
  await edit(page, '109:1');
  page.on('dialog', (dialog) => void dialog.accept());
  await typeInto(page, own.englishTranslation, ' Closed at once.');
  const tab = await page.context().newPage();
  await page.close({ runBeforeUnload: true });
  await goTo(tab, '/verses/109:1');
  await edit(tab, '109:1');
  await take(tab);
  await tab.getByText('Closed at once.').waitFor();
});

test('the draft of a deleted topic can be read, copied and continued after restoring it', async () => {
  const admin = adminClient(server);
  const { createPost } = await admin<{
    createPost: { post: { databaseId: number; version: number } };
  }>(
    `mutation ($input: CreatePostInput!) { createPost(input: $input) {
      ... on CreatePostPayload { post { databaseId version } } } }`,
    {
      input: {
        section: 'OTHER',
        number: 990,
        turkishTitle: 'Gidecek konu',
        englishTitle: 'A topic to go',
        turkishNote: '<p>Not</p>',
        englishNote: '<p>Note</p>',
        verseReferences: ['2:255'],
      },
    },
  );
  const { databaseId, version } = createPost.post;
  const page = await openAsAdmin(open, server, `/posts/${databaseId}`, {
    expected: /404/,
    before: (opened) =>
      opened.context().grantPermissions(['clipboard-read', 'clipboard-write'], {
        origin: server.origin,
      }),
  });
  await page.getByRole('button', { name: post.updateTitle }).click();
  await typeInto(page, post.englishNote, ' An essay of an afternoon.');
  await admin(`mutation ($input: DeletePostInput!) { deletePost(input: $input) { __typename } }`, {
    input: { databaseId, expectedVersion: version },
  });
  await save(page);
  await page.getByText(editing.failure.gone).waitFor();
  await page.getByText(editing.kept).waitFor();
  await leaveDraft(page);

  await goTo(page, '/admin/work');
  const draft = drafts(page);
  await draft.getByText(work.restorable).waitFor();
  expect(await draft.getByRole('link', { name: /A topic to go/ }).count()).toBe(0);
  await draft.getByText(work.read, { exact: true }).click();
  await draft.getByText('Note An essay of an afternoon.', { exact: true }).last().waitFor();
  await expectAccessible(page, 'main');
  const field = historyTexts.english.field.englishNote;
  await draft.getByRole('button', { name: editing.draft.copy.replace('{{field}}', field) }).click();
  await draft.getByText(editing.draft.copied).waitFor();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(copied).toContain('An essay of an afternoon.');

  await draft.getByRole('link', { name: work.trash }).click();
  await page.getByRole('button', { name: historyTexts.english.trash.restore }).first().click();
  await page.getByRole('button', { name: historyTexts.english.proceed }).click();
  await page.getByText(editing.done.restored, { exact: true }).first().waitFor();
  await goTo(page, '/admin/work');
  await drafts(page)
    .getByRole('link', { name: /A topic to go/ })
    .click();
  await page.getByRole('button', { name: post.updateTitle }).click();
  await take(page);
  await page.getByText('An essay of an afternoon.').waitFor();
});

test('a full store is reported, and the draft is kept as soon as there is room', async () => {
  const page = await openAsAdmin(open, server, '/verses/108:1');
  const devtools = await page.context().newCDPSession(page);
  const limit = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: server.origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await limit(1);
  await edit(page, '108:1');
  await typeInto(page, own.englishTranslation, ' There was no room.');
  await page.getByText(editing.unkept).waitFor();
  await expectAccessible(page, 'main');
  await page.getByText('There was no room.').waitFor();
  await page.getByRole('button', { name: editing.cancel, exact: true }).click();
  await page.getByText(editing.unsaved.unkept).waitFor();
  expect(await page.getByRole('button', { name: editing.unsaved.leave }).count()).toBe(0);
  await page.getByRole('button', { name: editing.unsaved.stay }).click();
  await limit();
  await page.getByText(editing.unkept).waitFor({ state: 'hidden' });
  page.on('dialog', (dialog) => void dialog.accept());
  await goTo(page, '/verses/108:1');
  await edit(page, '108:1');
  await take(page);
  await page.getByText('There was no room.').waitFor();
});

test('without a store the form opens, says so, and saves', async () => {
  const page = await openAsAdmin(open, server, '/verses/108:2', {
    before: (opened) =>
      opened.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Refused.', 'SecurityError');
        };
      }),
  });
  await edit(page, '108:2');
  await typeInto(page, own.englishTranslation, ' Without a store.');
  await page.getByText(editing.unkept).waitFor();
  await save(page);
  await expectMessage(page, editing.done.saved);
});

test('the offer and the list fit on a phone', async () => {
  const page = await openAsAdmin(open, server, '/verses/107:1', { device: 'phone' });
  await edit(page, '107:1');
  await typeInto(page, own.englishTranslation, ' On a phone.');
  await after(STORED_MS);
  page.on('dialog', (dialog) => void dialog.accept());
  await goTo(page, '/verses/107:1');
  await edit(page, '107:1');
  await page.getByText(editing.draft.title).waitFor();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: editing.draft.later }).click();
  await page.getByRole('textbox', { name: own.englishTranslation }).waitFor();
  await goTo(page, '/admin/work');
  await drafts(page).getByText(work.read, { exact: true }).click();
  await expectAccessible(page, 'main');
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
});
