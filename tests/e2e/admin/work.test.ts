/** The translation queue and the quality checks, on a server of their own. */
import type { Page } from 'playwright-core';
import { authTexts } from '../../../client/i18n/auth';
import { editingTexts } from '../../../client/i18n/editing';
import { verseEditingTexts } from '../../../client/i18n/verseEditing';
import { workTexts } from '../../../client/i18n/work';
import { adminClient, openAsAdmin } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, waitForHydration, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import {
  APPEARANCES,
  expectFocused,
  expectHeading,
  expectPage,
  inOneLanguage,
  LANGUAGES,
} from '../../support/journey';
import { horizontalOverflow } from '../../support/fit';
import { changeGlosses } from '../../support/unglossed';

const open = useBrowser();
const server = useServer();
const ask = adminClient(server);

const WORDS = `query ($key: String!) { verse(key: $key) { words {
  databaseId arabicText turkishTranscription englishTranscription
  turkishTranslation englishTranslation pauseAfter root { letters }
} } }`;

interface Root {
  letters: string;
}

interface Word {
  turkishTranslation: string | null;
  englishTranslation: string | null;
}

/** Changes the first word of a verse. */
async function changeWord(key: string, change: object | ((word: Word) => object)) {
  const { verse } = await ask<{ verse: { words: [Word & { root: Root | null }] } }>(WORDS, { key });
  const [{ root, ...word }] = verse.words;
  const changed = typeof change === 'function' ? change(word) : change;
  const { updateWord } = await ask<{ updateWord: { __typename: string } }>(
    'mutation ($input: UpdateWordInput!) { updateWord(input: $input) { __typename } }',
    { input: { ...word, arabicRoot: root?.letters ?? null, ...changed } },
  );
  expect(updateWord.__typename).toBe('UpdateWordPayload');
}

/** Marks the translation of a verse as outdated by changing a gloss. */
const outdate = (key: string, language: 'turkish' | 'english') =>
  changeWord(key, (word) => {
    const field = `${language}Translation` as const;
    return { [field]: `${word[field]}, ${key}` };
  });

const main = (page: Page) => page.getByRole('main');

const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce(
    (filled, [name, value]) =>
      filled.replace(new RegExp(`\\{\\{${name}(, number)?\\}\\}`), String(value)),
    text,
  );

const HEADINGS = {
  turkish: { 255: 'Bakara suresi, 255. ayet', 256: 'Bakara suresi, 256. ayet' },
  english: { 255: 'Surah Al-Baqarah, verse 255', 256: 'Surah Al-Baqarah, verse 256' },
};

describe.each(inOneLanguage('english', APPEARANCES))(
  'in $language with the theme $theme',
  ({ language, theme }) => {
    const own = workTexts[language];
    const editor = verseEditingTexts[language];
    const headings = HEADINGS[language];
    const begin = (path: string) =>
      openAsAdmin(open, server, path, { language, theme, hasReducedMotion: true });

    test('visitors are sent to sign in', async () => {
      for (const path of ['/admin/work', '/admin/checks']) {
        const page = await open(path, {
          origin: server.origin,
          settings: { prefLanguage: language },
        });
        await page.waitForURL((url) => url.pathname === '/auth');
        await expectHeading(page, authTexts[language].title);
      }
    });

    test('the queue says when it is empty', async () => {
      const page = await begin('/admin/work');
      await expectHeading(page, own.queue.title);
      await main(page).getByRole('heading', { name: own.queue.none }).waitFor();
      await main(page).getByText(own.queue.allDone[language]).waitFor();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await expectAccessible(page);
    });

    test('an admin works through the queue, and finished verses leave it', async () => {
      for (const key of ['1:2', '2:255', '2:256']) await outdate(key, language);
      const page = await begin('/admin/work');
      const choice = (name: string, count: number) =>
        main(page).getByRole('link', { name: `${name} ${count}`, exact: true });
      await choice(own.language[language], 3).waitFor();
      await choice(own.queue.missing, 0).waitFor();
      await choice(own.queue.needsUpdate, 3).click();
      // The address changes before the page does.
      await main(page)
        .locator('[aria-current=true]')
        .filter({ hasText: own.queue.needsUpdate })
        .waitFor();
      await main(page).getByRole('link', { name: /^2 - / }).click();
      await main(page)
        .getByRole('heading', { name: fill(own.queue.verses_other, { count: 2 }) })
        .waitFor();
      const search = `?work=${language}&kind=needsUpdate&surah=2`;
      expect(new URL(page.url()).search).toBe(search);
      await choice(own.queue.allSurahs, 3).waitFor();
      await expectAccessible(page);

      await main(page)
        .getByRole('link', { name: fill(own.queue.start, { key: '2:255' }) })
        .click();
      await expectPage(page, `/verses/2:255${search}`, headings[255]);
      const bar = page.getByRole('navigation', { name: own.bar.label });
      await bar.getByText(fill(own.bar.place, { position: 1, count: 2 })).waitFor();
      await expectAccessible(page);
      await bar.getByRole('link', { name: fill(own.bar.next, { key: '2:256' }) }).click();
      await expectPage(page, `/verses/2:256${search}`, headings[256]);
      await bar.getByText(fill(own.bar.place, { position: 2, count: 2 })).waitFor();
      expect(
        await bar.getByRole('link', { name: own.bar.no.next }).getAttribute('aria-disabled'),
      ).toBe('true');
      await bar.getByRole('link', { name: fill(own.bar.previous, { key: '2:255' }) }).click();
      await expectPage(page, `/verses/2:255${search}`, headings[255]);

      await bar.getByText(fill(own.bar.place, { position: 1, count: 2 })).waitFor();
      await main(page).getByRole('button', { name: editor.stillRight }).click();
      await expectFocused(
        main(page).getByRole('button', { name: fill(editor.edit, { key: '2:255' }) }),
      );
      await bar.getByText(fill(own.bar.done_one, { count: 1 })).waitFor();
      await bar.getByRole('link', { name: fill(own.bar.next, { key: '2:256' }) }).click();
      await expectPage(page, `/verses/2:256${search}`, headings[256]);
      await bar.getByText(fill(own.bar.place, { position: 1, count: 1 })).waitFor();

      await bar.getByRole('link', { name: own.bar.queue }).click();
      await expectPage(page, `/admin/work${search}`, own.queue.title);
      await main(page)
        .getByRole('heading', { name: fill(own.queue.verses_one, { count: 1 }) })
        .waitFor();
      await main(page)
        .getByRole('link', { name: /^2:256 (Bakara|Al-Baqarah)$/ })
        .waitFor();
    });

    test('checks link to their findings', async () => {
      const glosses = { turkishTranslation: null, englishTranslation: 'the same' } as const;
      const changed = await changeGlosses(ask, glosses);
      expect(changed).toBeGreaterThan(60);
      const totals = await ask<Record<'empty' | 'same', { totalCount: number }>>(`{
        empty: qualityCheck(kind: EMPTY_GLOSS, language: TURKISH) { totalCount }
        same: qualityCheck(kind: SAME_GLOSS_ON_NEIGHBORS, language: ENGLISH) { totalCount }
      }`);
      expect(totals.empty.totalCount).toBeGreaterThanOrEqual(changed);
      const page = await begin('/admin/checks');
      await expectHeading(page, own.checks.title);
      const openCheck = async (kind: keyof typeof own.check, of: 'turkish' | 'english') => {
        await page.goto('/admin/checks');
        const name = fill(own.check[kind].name, { language: own.language[of] });
        await main(page).getByRole('link', { name }).click();
        await expectHeading(page, name);
        await main(page).getByRole('listitem').getByText(own.expected).first().waitFor();
      };
      await main(page)
        .getByRole('heading', {
          name: fill(own.check.EMPTY_GLOSS.name, { language: own.language.turkish }),
        })
        .waitFor();
      await expectAccessible(page);

      for (const [kind, of, { totalCount }] of [
        ['EMPTY_GLOSS', 'turkish', totals.empty],
        ['SAME_GLOSS_ON_NEIGHBORS', 'english', totals.same],
      ] as const) {
        await openCheck(kind, of);
        await expectAccessible(page);
        const place = main(page).getByRole('link', { name: /^\d+:\d+:\d+$/ });
        expect(await place.count()).toBe(20);
        const first = await place.first().textContent();
        await main(page).getByRole('link', { name: own.checks.next, exact: true }).click();
        await eventually(async () => expect(await place.first().textContent()).not.toBe(first));
        expect(await place.count()).toBe(Math.min(20, totalCount - 20));
        const [, verse, number] = /^(\d+:\d+):(\d+)$/.exec(
          (await place.first().textContent()) ?? '',
        )!;
        await place.first().click();
        await page.waitForURL((url) => url.pathname === `/verses/${verse}`);
        const word = LANGUAGES[language].texts.word.place
          .replace('{{verse}}', verse!)
          .replace('{{number}}', number!);
        await page.getByRole('dialog', { name: word, exact: true }).waitFor();
        await expectAccessible(page, '[role=dialog]');
      }
    });
  },
);

test('checks link to verses, topics and rows of term tables', async () => {
  const english = '<p>See (2:300).</p>';
  const made = await ask<{ createPost: { post: { databaseId: number } } }>(
    `mutation ($input: CreatePostInput!) {
      createPost(input: $input) { ... on CreatePostPayload { post { databaseId } } }
    }`,
    {
      input: {
        section: 'QURAN',
        number: 0,
        turkishTitle: 'Boş bağlantı',
        englishTitle: 'Dead link',
        turkishNote: '<p>Not</p>',
        englishNote: english,
        verseReferences: ['1:3'],
      },
    },
  );
  await ask('mutation ($input: UpdateVerseInput!) { updateVerse(input: $input) { __typename } }', {
    input: { databaseId: 4, turkishTranslation: '<p>Metin</p>', englishTranslation: english },
  });
  await changeWord('1:5', { termElementIds: [32] });

  const page = await openAsAdmin(open, server, '/');
  const { check } = workTexts.english;
  const place = main(page).getByRole('listitem').filter({ hasText: 'Expected' }).getByRole('link');
  const ways = [
    ['DEAD_REFERENCE&language=ENGLISH', `/posts/quran/${made.createPost.post.databaseId}`],
    ['DEAD_REFERENCE&language=ENGLISH', '/verses/1:4'],
    ['COUNT_DIFFERS', '/termTables/2?element=32'],
    ['VERSES_DIFFER', '/termTables/2?element=32'],
  ] as const;
  for (const [asked, path] of ways) {
    await page.goto(`/admin/checks?check=${asked}`);
    await main(page).locator(`a[href="${path}"]`).click();
    await page.waitForURL((url) => url.pathname + url.search === path);
    await eventually(async () => {
      const heading = page.getByRole('heading', { level: 1 });
      expect(Object.values(check).map(({ name }) => name)).not.toContain(
        await heading.textContent(),
      );
    });
  }
  await page.goto('/admin/checks?check=COUNT_DIFFERS');
  await main(page)
    .getByText(/^\d+ \(the number of tagged words\)$/)
    .waitFor();
  expect(await place.count()).toBe(1);
});

test('the pages for admins fit the width of a phone', async () => {
  const page = await openAsAdmin(open, server, '/', { language: 'turkish', device: 'phone' });
  for (const path of ['/admin/work', '/admin/checks', '/verses/2:256?work=turkish']) {
    await page.goto(path);
    await waitForHydration(page);
    await eventually(async () => expect(await main(page).getByRole('list').count()).not.toBe(0));
    expect([path, await horizontalOverflow(page)]).toEqual([path, []]);
  }
});

test('Control+Enter saves a translation, and goes on in the queue', async () => {
  for (const key of ['113:1', '113:2']) await outdate(key, 'english');
  const page = await openAsAdmin(open, server, '/verses/113:1?work=english&surah=113&edit=113:1', {
    hasReducedMotion: true,
  });
  const editor = verseEditingTexts.english;
  const editing = editingTexts.english;
  const text = page.getByRole('textbox', { name: editor.englishTranslation });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Typed.');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: editing.unsaved.title });
  await question.waitFor();
  await question.getByRole('button', { name: editing.unsaved.stay }).click();
  await text.click();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => url.pathname === '/verses/113:2');
  await text.waitFor();
  const saved = await ask<{ verse: { englishTranslationAdmin: string } }>(
    `{ verse(key: "113:1") { englishTranslationAdmin } }`,
  );
  expect(saved.verse.englishTranslationAdmin).toMatch(/ Typed\.<\/p>$/);
  expect(saved.verse.englishTranslationAdmin).not.toContain('<br');
});
