import type { Locator, Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { fieldTexts } from '../../../client/i18n/fields';
import { termElementEditingTexts } from '../../../client/i18n/termElementEditing';
import { verseEditingTexts } from '../../../client/i18n/verseEditing';
import { wordEditingTexts } from '../../../client/i18n/wordEditing';
import { wordSheetTexts } from '../../../client/i18n/wordSheet';
import { adminClient, expectMessage, openAsAdmin } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, requestsOf, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { expectFocused, inOneLanguage, LANGUAGES, words } from '../../support/journey';

const open = useBrowser();
const server = useServer();

interface Texts {
  turkishTranslation: string;
  englishTranslation: string;
  turkishTag: string;
  englishTag: string;
}

interface SavedWord extends Omit<Texts, 'turkishTag' | 'englishTag'> {
  arabicText: string;
  termElements: ({ arabicName: string } & Texts)[];
}

const ELEMENT = 'arabicName turkishTranslation englishTranslation turkishTag englishTag';

async function savedWord(key: string): Promise<SavedWord> {
  const { word } = await adminClient(server)<{ word: SavedWord }>(
    `query ($key: String!) { word(key: $key) {
      arabicText turkishTranslation englishTranslation termElements { ${ELEMENT} } } }`,
    { key },
  );
  return word;
}

/** Restores the state of a word before its first change. */
async function restoreFirstState(key: string): Promise<void> {
  const ask = adminClient(server);
  const { word } = await ask<{ word: { databaseId: number } }>(
    `{ word(key: "${key}") { databaseId } }`,
  );
  const { revisions } = await ask<{ revisions: { edges: { node: { databaseId: number } }[] } }>(
    `{ revisions(entity: WORD, entityId: ${word.databaseId}) { edges { node { databaseId } } } }`,
  );
  const first = revisions.edges.at(-1)?.node.databaseId;
  await ask(
    `mutation { restoreRevision(input: { databaseId: ${first}, isBefore: true }) { __typename } }`,
  );
}

const expectAccessibleDialog = (page: Page) => expectAccessible(page, '[role=dialog]');

const expectValue = (field: Locator, value: string) =>
  eventually(async () => expect(await field.inputValue()).toBe(value));

describe.each(
  inOneLanguage('turkish', [
    { language: 'turkish' as const, key: '114:1', theme: 'lightGreen' as const },
    { language: 'english' as const, key: '113:1', theme: 'darkGreen' as const },
  ]),
)('an admin in $language', ({ language, key, theme }) => {
  const own = wordEditingTexts[language];
  const editing = editingTexts[language];
  const ofElement = termElementEditingTexts[language];
  const { chips, options } = fieldTexts[language];
  const gloss = `${language}Translation` as const;
  const place = (number: number) =>
    LANGUAGES[language].texts.word.place
      .replace('{{verse}}', key)
      .replace('{{number}}', String(number));
  const dialogOf = (page: Page, number: number) =>
    page.getByRole('dialog', { name: place(number), exact: true });
  const press = (dialog: Locator, name: string) =>
    dialog.getByRole('button', { name, exact: true }).click();
  const field = (dialog: Locator, label: string) => dialog.getByRole('textbox', { name: label });
  const expectSaved = async (page: Page, number: number) => {
    await expectMessage(page, editing.done.saved);
    await dialogOf(page, number).waitFor({ state: 'hidden' });
  };

  /** Opens the page of the verse and waits until its words can be edited. */
  const begin = async () => {
    const page = await openAsAdmin(open, server, `/verses/${key}`, {
      language,
      theme,
      hasReducedMotion: true,
      expected: /net::ERR_/,
    });
    await page.locator('ol[data-editable] [data-word]').first().waitFor();
    return page;
  };
  const edit = async (page: Page, number: number) => {
    const word = words(page).nth(number - 1);
    const dialog = dialogOf(page, number);
    await word.click();
    // A word that was rendered again under the pointer misses the first click.
    await dialog
      .waitFor({ timeout: 10_000 })
      .catch(() => word.click({ timeout: 5000 }).catch(() => dialog.waitFor()));
    await dialog.waitFor();
    return dialog;
  };

  test('opens a word by click and by Enter, and moves from word to word', async () => {
    const page = await begin();
    await words(page).nth(1).hover();
    await page.getByRole('tooltip').filter({ visible: true }).first().waitFor();

    const second = await edit(page, 2);
    await expectAccessibleDialog(page);
    await press(second, editing.cancel);
    await second.waitFor({ state: 'hidden' });
    await expectFocused(words(page).nth(1));

    await page.keyboard.press('Enter');
    await second.waitFor();
    const previous = second.getByRole('button', { name: own.previous });
    await field(second, own[gloss]).fill('unsaved');
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    await field(second, own[gloss]).fill((await savedWord(`${key}:2`))[gloss]);
    await previous.click();
    const first = dialogOf(page, 1);
    await first.waitFor();
    await expectFocused(first.getByRole('button', { name: own.previous }));
    await press(first, editing.cancel);
    await expectFocused(words(page).first());
  });

  test('opens a word of a whole surah by the first click on its text', async () => {
    const page = await openAsAdmin(open, server, `/surahs/${key.split(':')[0]}`, {
      language,
      theme,
      hasReducedMotion: true,
    });
    const verse = page.locator(`main li[data-verse="${key}"]`);
    const line = verse.locator('p[lang=ar]');
    const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
    await line.click({ position: { x: width - 50, y: height / 2 } });
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${key},`) });
    await dialog.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await press(dialog, editing.cancel);
    await dialog.waitFor({ state: 'hidden' });
    await expectFocused(verse.locator('[data-word][tabindex="0"]'));
  });

  test('corrects the Arabic in a step of its own, and undoes it', async () => {
    const { correction } = own;
    const page = await begin();
    const dialog = await edit(page, 1);
    const before = (await savedWord(`${key}:1`)).arabicText;
    const after = before.replace(/.$/u, (mark) => (mark === '\u064E' ? '\u0650' : '\u064E'));
    await field(dialog, own[gloss]).fill('unsaved');
    await press(dialog, correction.open);
    const name = correction.title.replace('{{word}}', place(1));
    const step = page.getByRole('dialog', { name, exact: true });
    await step.waitFor();
    await page.keyboard.press('Escape');
    await step.waitFor({ state: 'hidden' });
    await expectValue(field(dialog, own[gloss]), 'unsaved');
    await press(dialog, correction.open);
    await field(step, correction.text).fill('hello latin');
    await press(step, correction.next);
    await step
      .getByText(editing.problem.NOT_IN_QURAN_TEXT.replace('{{value}}', 'h (U+0068)'))
      .waitFor();
    await expectFocused(field(step, correction.text));
    await field(step, correction.text).fill(after);
    await expectAccessible(page, '[role=dialog]:last-of-type');
    await page.keyboard.press('Enter');
    await step.getByText(correction.question).waitFor();
    await expectFocused(step.getByRole('button', { name: correction.back }));
    // Escape is the button that loses nothing.
    await page.keyboard.press('Escape');
    await expectValue(field(step, correction.text), after);
    await field(step, correction.text).press('Escape');
    await expectValue(field(step, correction.text), after);
    await field(step, correction.text).press('Enter');
    await step.getByText(correction.question).waitFor();
    await expectAccessible(page, '[role=dialog]:last-of-type');
    await press(step, correction.confirm);
    await expectMessage(page, editing.done.corrected);
    await step.waitFor({ state: 'hidden' });
    expect((await savedWord(`${key}:1`)).arabicText).toBe(after);
    await dialog.getByText(correction.isCorrected).getByText(before).waitFor();

    // What was typed before is still there, and is saved on top of the correction.
    await expectValue(field(dialog, own[gloss]), 'unsaved');
    await press(dialog, editing.save);
    await dialog.waitFor({ state: 'hidden' });
    expect(await savedWord(`${key}:1`)).toMatchObject({ arabicText: after, [gloss]: 'unsaved' });

    await page.goto('/admin/checks?check=ARABIC_DIFFERS');
    const finding = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${key}:1` });
    await finding.getByText(before, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.goto('/admin/changes');
    const correctionItem = page
      .getByRole('listitem')
      .filter({ hasText: `${key}:1` })
      .nth(1);
    await correctionItem.locator('ins').first().waitFor();
    await restoreFirstState(`${key}:1`);
    expect((await savedWord(`${key}:1`)).arabicText).toBe(before);
  });

  test('sees which fields are missing, and nothing is sent', async () => {
    const page = await begin();
    const dialog = await edit(page, 1);
    const sent: (string | null)[] = [];
    page.on('request', (request) => sent.push(request.postData()));
    const isSent = () => sent.some((body) => body?.includes('expectedVersion'));
    for (const label of [own.turkishTranscription, own.englishTranscription]) {
      await field(dialog, label).fill(' ');
    }
    await field(dialog, own.arabicRoot).fill('');
    await field(dialog, own.englishTranslation).fill('');
    await press(dialog, editing.save);
    await page.getByText(editing.error, { exact: true }).waitFor();
    expect(await dialog.getByText(editing.required).count()).toBe(2);
    await expectFocused(field(dialog, own.turkishTranscription));
    expect(isSent()).toBe(false);

    for (const label of [own.turkishTranscription, own.englishTranscription]) {
      await field(dialog, label).fill('x');
    }
    await page.route('**/graphql', (route) => route.abort());
    await press(dialog, editing.save);
    await dialog.getByText(editing.failure.unreachable).waitFor();
    expect(isSent()).toBe(true);
    await press(dialog, editing.cancel);
    const question = page.getByRole('alertdialog', { name: editing.unsaved.title });
    await press(question, editing.unsaved.discard);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('saves a gloss and a pause mark, and confirms the translation, which is still right', async () => {
    const page = await begin();
    const dialog = await edit(page, 2);
    await field(dialog, own[gloss]).fill(`${language} gloss`);
    const pause = dialog.getByRole('combobox', { name: own.pauseAfter, exact: true });
    expect(await pause.inputValue()).toBe('');
    await pause.selectOption({ label: own.pause.either });
    await press(dialog, editing.save);
    await expectSaved(page, 2);
    await expectFocused(words(page).nth(1));
    await words(page)
      .filter({ hasText: `${language} gloss` })
      .waitFor();
    const { needsUpdate, stillRight } = verseEditingTexts[language];
    const mark = page.getByText(needsUpdate[language]);
    await mark.waitFor();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: stillRight, description: needsUpdate[language] })
      .click();
    await page.getByText(editing.done.confirmed, { exact: true }).waitFor();
    await mark.waitFor({ state: 'hidden' });
    const visitor = await open(`/verses/${key}`, { origin: server.origin, settings: {} });
    await words(visitor)
      .filter({ hasText: `${language} gloss` })
      .filter({ hasText: '\u06DA' })
      .waitFor();
  });

  test('tags a word with ordered elements, which add and remove their texts', async () => {
    const { term } = await adminClient(server)<{
      term: { termElements: { edges: { node: SavedWord['termElements'][0] }[] } };
    }>(`{ term(databaseId: 2) { termElements(first: 3) { edges { node { ${ELEMENT} } } } } }`);
    const [, one, two] = term.termElements.edges.map(({ node }) => node);
    if (!one || !two) throw new Error('The names of Allah are missing.');
    const before = (await savedWord(`${key}:1`))[gloss];
    const textOf = (element: Texts) => `; ${element[gloss]} (${element[`${language}Tag`]})`;

    const page = await begin();
    let dialog = await edit(page, 1);
    const chosen = dialog.getByRole('list');
    for (const { arabicName } of [one, two]) {
      await dialog.getByRole('button', { name: own.termElements }).click();
      await page.getByRole('combobox', { name: options.search }).last().fill(arabicName);
      await dialog.getByRole('option').filter({ hasText: arabicName }).first().click();
      await page.keyboard.press('Escape');
      // The picker returns the focus after it has closed.
      await expectFocused(dialog.getByRole('button', { name: own.termElements }));
    }
    await expectValue(field(dialog, own[gloss]), before + textOf(one) + textOf(two));
    const chip = chosen.getByRole('button', { name: two.arabicName, exact: true });
    await chip.focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expectFocused(chip);
    await expectValue(field(dialog, own[gloss]), before + textOf(one) + textOf(two));
    await press(dialog, editing.save);
    await expectSaved(page, 1);
    let saved = await savedWord(`${key}:1`);
    expect(saved.termElements).toEqual([two, one]);
    expect(saved[gloss]).toBe(before + textOf(one) + textOf(two));

    dialog = await edit(page, 1);
    await press(dialog, chips.remove.replace('{{name}}', one.arabicName));
    await expectValue(field(dialog, own[gloss]), before + textOf(two));
    await press(dialog, editing.save);
    await expectSaved(page, 1);
    saved = await savedWord(`${key}:1`);
    expect(saved.termElements).toEqual([two]);
  });

  test('creates a term element from a word and tags the word with it', async () => {
    const page = await begin();
    const dialog = await edit(page, 3);
    const before = await field(dialog, own[gloss]).inputValue();
    await press(dialog, own.newElement);
    const form = page.getByRole('dialog', { name: ofElement.title, exact: true });
    await form.waitFor();
    await expectAccessibleDialog(page);
    const label = ofElement.in[language].replace('{{field}}', ofElement.field.Translation);
    const tagLabel = ofElement.in[language].replace('{{field}}', ofElement.field.Tag);
    const translation = await field(form, label).inputValue();
    expect(translation.charAt(0)).toBe(translation.charAt(0).toLocaleUpperCase());
    await press(form, editing.create);
    expect(await form.getByText(editing.required).count()).toBe(3);
    await expectFocused(form.getByRole('combobox', { name: ofElement.field.term }));
    await form.getByRole('combobox', { name: ofElement.field.term }).selectOption('2');
    const tag = await field(form, tagLabel).inputValue();
    expect(tag).not.toBe('');
    await field(form, label).fill(`A ${language} name`);

    await page.route('**/graphql', (route) => route.abort());
    await press(form, editing.create);
    await form.getByText(editing.failure.unreachable).waitFor();
    await page.unroute('**/graphql');
    await press(form, editing.create);
    await form.waitFor({ state: 'hidden' });
    await expectValue(field(dialog, own[gloss]), `${before}; A ${language} name (${tag})`);
    await press(dialog, editing.save);
    await expectSaved(page, 3);
    const { termElements } = await savedWord(`${key}:3`);
    expect(termElements.map((element) => element[gloss])).toContain(`A ${language} name`);

    // A new form is empty.
    await press(await edit(page, 3), own.newElement);
    await form.waitFor();
    expect(await form.getByRole('combobox', { name: ofElement.field.term }).inputValue()).toBe('');
  });

  test('sees a conflict when saving second, and merges', async () => {
    const [first, second] = [await begin(), await begin()];
    const [one, two] = [await edit(first, 2), await edit(second, 2)];
    await field(one, own.englishTranslation).fill(`first ${language}`);
    await press(one, editing.save);
    await expectSaved(first, 2);

    await field(two, own.turkishTranslation).fill(`ikinci ${language}`);
    await press(two, editing.save);
    const conflict = two.getByRole('group', { name: editing.conflict.title });
    await conflict.waitFor();
    await press(conflict, editing.conflict.use);
    await expectValue(field(two, own.englishTranslation), `first ${language}`);
    await press(two, editing.save);
    await expectSaved(second, 2);
    expect(await savedWord(`${key}:2`)).toMatchObject({
      turkishTranslation: `ikinci ${language}`,
      englishTranslation: `first ${language}`,
    });
  });

  test('keeps the input while the server is unreachable', async () => {
    const page = await begin();
    const dialog = await edit(page, 2);
    await field(dialog, own[gloss]).fill(`kept ${language}`);
    await page.route('**/graphql', (route) => route.abort());
    await press(dialog, editing.save);
    await dialog.getByText(editing.failure.unreachable).waitFor();
    await expectValue(field(dialog, own[gloss]), `kept ${language}`);
    await page.unroute('**/graphql');
    await press(dialog, editing.save);
    await expectSaved(page, 2);
    expect((await savedWord(`${key}:2`))[gloss]).toBe(`kept ${language}`);
  });
});

test('a link to a word opens its sheet for admins too, and the arrows move the sheet', async () => {
  const page = await openAsAdmin(open, server, '/verses/112:1#word-2');
  await page.getByRole('dialog', { name: '112:1, word 2' }).waitFor();
  await page.locator('ol[data-editable]').waitFor();
  await page.getByRole('button', { name: wordSheetTexts.english.next }).click();
  await page.getByRole('dialog', { name: '112:1, word 3' }).waitFor();
  expect(await page.getByRole('dialog').locator('form').count()).toBe(0);
});

test('a word that an admin clicks before its editor is loaded opens with it, and no visitor loads it', async () => {
  const editors = /\/(?:WordEditing|WordDialog|TermElementDialog)-/;
  let load = () => {};
  const asked = new Promise<void>((resolve) => (load = resolve));
  const admin = await openAsAdmin(open, server, '/verses/112:1', {
    before: (page) =>
      page.route(/\/WordEditing-/, async (route) => {
        await asked;
        await route.continue();
      }),
  });
  await words(admin).nth(1).click();
  expect(await admin.getByRole('dialog').count()).toBe(0);
  load();
  await admin.getByRole('dialog', { name: '112:1, word 2' }).waitFor();
  expect(requestsOf(admin).filter((path) => editors.test(path))).not.toEqual([]);

  const visitor = await open('/verses/112:1', {
    origin: server.origin,
    device: 'phone',
    settings: {},
  });
  const word = words(visitor).first();
  await word.tap();
  await visitor.getByRole('dialog', { name: '112:1, 1. kelime' }).waitFor();
  expect(requestsOf(visitor).filter((path) => editors.test(path))).toEqual([]);
});
