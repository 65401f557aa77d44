/** Typing, pasting and dragging in rich texts and lists of verses, which jsdom cannot prove. */
import type { Locator } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { richTextTexts } from '../../../client/i18n/richText';
import { adminClient, choose, openAsAdmin } from '../../support/adminJourney';
import { eventually, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { APPEARANCES, inOneLanguage } from '../../support/journey';

const open = useBrowser();
const server = useServer();

/** Pastes from the clipboard of another program. */
const paste = (target: Locator, given: Record<string, string>) =>
  target.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    Object.entries(data).forEach(([type, text]) => clipboardData.setData(type, text));
    const how = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', how));
  }, given);

const WORD = `<html><body><!--StartFragment--><p class=MsoNormal style="color:red">
  <b>Strong</b><o:p></o:p></p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1">
  <span style="mso-list:Ignore">·</span>An item</p><script>alert(1)</script><!--EndFragment--></body></html>`;

test.each(inOneLanguage('english', APPEARANCES))(
  'a note can be typed and pasted in $language',
  async ({ language }) => {
    const own = postEditingTexts[language];
    const tools = richTextTexts[language].tool;
    const title = `Yazılan ${language}`;
    const page = await openAsAdmin(open, server, '/posts/quran', { language });
    await choose(page, language, 'createPost');
    const dialog = page.getByRole('dialog', { name: own.createTitle });
    const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await dialog.getByRole('combobox', { name: own.section }).selectOption('QURAN');
    await dialog.getByRole('spinbutton', { name: own.number }).fill('51');
    await box(own.turkishTitle).fill(title);
    await box(own.englishTitle).fill(title);

    await box(own.turkishNote).click();
    const press = (name: string) =>
      dialog.getByRole('button', { name, exact: true }).first().click();
    await press(tools.h2);
    await page.keyboard.type('Heading');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+B');
    await page.keyboard.type('bold');
    await page.keyboard.press('Control+B');
    await page.keyboard.type(' (2:255) Bakara 2:285-286, Nur 5 ');
    await press(tools.arabic);
    await page.keyboard.type('سلام');
    const arabic = box(own.turkishNote).locator('[lang=ar]');
    expect(await arabic.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');

    await box(own.englishNote).click();
    await paste(box(own.englishNote), { 'text/html': WORD, 'text/plain': 'Strong' });

    const references = dialog.getByPlaceholder('2:5');
    await references.click();
    await paste(references, { 'text/plain': 'Bakara 255\n3/18, 112:1' });
    const rows = dialog.getByRole('list').getByRole('listitem').locator('[data-item]');
    const keys = async () =>
      (await rows.allTextContents()).map((text) => /\d+:\d+/.exec(text)?.[0]);
    await eventually(async () => expect(await keys()).toEqual(['2:255', '3:18', '112:1']));
    // Drags the last row before the first.
    await rows.nth(2).scrollIntoViewIfNeeded();
    const [first, last] = [await rows.nth(0).boundingBox(), await rows.nth(2).boundingBox()];
    await page.mouse.move(last!.x + 10, last!.y + 10);
    await page.mouse.down();
    await page.mouse.move(first!.x + 30, first!.y + 10, { steps: 5 });
    await page.mouse.move(first!.x + 2, first!.y + 10, { steps: 5 });
    await page.mouse.up();
    const order = ['112:1', '2:255', '3:18'];
    await eventually(async () => expect(await keys()).toEqual(order));

    await dialog.getByRole('button', { name: editingTexts[language].create, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    interface Saved {
      turkishTitle: string;
      turkishNote: string;
      englishNote: string;
      verses: { edges: { node: { verse: { key: string } } }[] };
    }
    const { posts } = await adminClient(server)<{ posts: { edges: { node: Saved }[] } }>(
      `{ posts(section: QURAN, last: 1) { edges { node { turkishTitle turkishNote englishNote
      verses(first: 9) { edges { node { verse { key } } } } } } } }`,
    );
    const [saved] = posts.edges.map(({ node }) => node);
    expect(saved?.turkishTitle).toBe(title);
    expect(saved?.turkishNote).toBe(
      '<h2>Heading</h2><p><strong>bold</strong> (<a href="/verses/2:255">2:255</a>) ' +
        '<a href="/verses/2:285">Bakara 2:285-286</a>, Nur 5 ' +
        '<span lang="ar" dir="rtl">سلام</span></p>',
    );
    expect(saved?.englishNote).toBe('<p><strong>Strong</strong></p><ul><li>An item</li></ul>');
    expect(saved?.verses.edges.map(({ node }) => node.verse.key)).toEqual(order);
  },
);
