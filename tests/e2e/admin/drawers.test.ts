/** The history drawer of each kind of row, opened where the row is edited. */
import type { Locator, Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { historyTexts } from '../../../client/i18n/history';
import { adminClient, expectMessage, openAsAdmin } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { IS_SOAK } from '../../support/soak';
import { words } from '../../support/journey';

const open = useBrowser();
const server = useServer();
const send = adminClient(server);

const NEW = 'Seen in the history';

interface Row {
  path: string;
  /** The part of the page that contains the history button; the main part when undefined. */
  part?(page: Page): Locator | Promise<Locator>;
  /** GraphQL field that reads the row; it is sent with the alias `row`. */
  read: string;
  mutation: string;
  /** Input of the mutation, made from the row. */
  input(row: Record<string, unknown>): object;
  field: string;
}

const ELEMENT = `databaseId arabicName turkishNameInQuran turkishTranslation turkishLabel
  turkishGrammaticalType turkishTag turkishMeaning englishNameInQuran englishTranslation englishLabel
  englishGrammaticalType englishTag englishMeaning numberOfOccurrencesInQuran
  verses(first: 100) { edges { node { key } } }`;

interface Verses {
  edges: { node: { key?: string; verse?: { key: string } } }[];
}

const keysOf = ({ edges }: Verses) => edges.map(({ node }) => node.key ?? node.verse?.key);

const rows: Record<string, Row> = {
  'a topic': {
    path: '/posts/quran/2',
    read: `post(databaseId: 2) { databaseId section number turkishTitle englishTitle turkishNote
      englishNote verses(first: 100) { edges { node { verse { key } } } } }`,
    mutation: 'updatePost',
    input: ({ verses, ...row }) => ({ ...row, verseReferences: keysOf(verses as Verses) }),
    field: 'englishTitle',
  },
  'a verse': {
    path: '/verses/112:1',
    read: 'verse(key: "112:1") { databaseId turkishTranslation englishTranslation }',
    mutation: 'updateVerse',
    input: (row) => row,
    field: 'englishTranslation',
  },
  'a word': {
    path: '/verses/112:1',
    async part(page) {
      await page.locator('ol[data-editable] [data-word]').first().waitFor();
      await words(page).first().click();
      return page.getByRole('dialog');
    },
    read: `word(key: "112:1:1") { databaseId arabicText turkishTranscription englishTranscription
      turkishTranslation englishTranslation pauseAfter root { letters } }`,
    mutation: 'updateWord',
    input: ({ root, ...row }) => ({
      ...row,
      arabicRoot: (root as { letters: string } | null)?.letters ?? null,
    }),
    field: 'englishTranslation',
  },
  'a term': {
    path: '/termTables/3',
    part: (page) => page.getByRole('main').getByRole('group', { name: /Actions/ }),
    read: 'term(databaseId: 3) { databaseId turkishName englishName }',
    mutation: 'updateTerm',
    input: (row) => row,
    field: 'englishName',
  },
  'a term element': {
    path: '/termTables/4',
    part: (page) => page.getByRole('row').nth(1),
    read: `term(databaseId: 4) { termElements(first: 1) { edges { node { ${ELEMENT} } } } }`,
    mutation: 'updateTermElement',
    input: ({ verses, ...row }) => ({ ...row, verseReferences: keysOf(verses as Verses) }),
    field: 'englishTranslation',
  },
  'a letter': {
    path: '/tables/arabicCharacters',
    part: (page) => page.getByRole('row').nth(2),
    read: `characters { databaseId arabicLetter arabicPronunciation turkishPronunciation turkishLetter
      englishPronunciation englishLetter }`,
    mutation: 'updateCharacter',
    input: (row) => row,
    field: 'englishPronunciation',
  },
  'a surah': {
    path: '/tables/quranIndex',
    part: (page) => page.getByRole('row').nth(2),
    read: `surahs { databaseId arabicName turkishNameTranscription turkishNameTranslation
      englishNameTranscription englishNameTranslation revelationOrder revelationYear }`,
    mutation: 'updateSurah',
    input: (row) => row,
    field: 'englishNameTranslation',
  },
};

/** The row in the answer: the first element of a term, or the second item of a list. */
function rowIn(data: unknown): Record<string, unknown> {
  if (Array.isArray(data)) return data[1] as Record<string, unknown>;
  const { termElements } = data as { termElements?: { edges: { node: object }[] } };
  return { ...(termElements ? termElements.edges[0]?.node : (data as object)) };
}

test.each(Object.keys(rows))('%s has a history in which a change can be undone', async (kind) => {
  const { path, part, read, mutation, input, field } = rows[kind]!;
  const t = historyTexts.english;
  const saved = async () => rowIn((await send<{ row: unknown }>(`{ row: ${read} }`)).row);
  const before = await saved();
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const answer = await send<Record<string, { __typename: string }>>(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { __typename } }`,
    { input: { ...input(before), [field]: NEW } },
  );
  expect(answer[mutation]?.__typename).toBe(`${type}Payload`);

  const page = await openAsAdmin(open, server, path, { hasReducedMotion: true });
  const place = (await part?.(page)) ?? page.getByRole('main');
  await place
    .getByRole('button', { name: new RegExp(`^${t.title.replace('{{what}}', '')}`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: new RegExp(`^${t.title.split(':')[0]}`) });
  await drawer.getByText('admin', { exact: true }).first().waitFor();
  await drawer.getByRole('time').first().waitFor();
  await drawer.locator('ins').filter({ hasText: 'history' }).first().waitFor();
  // The drawer is the same for all kinds.
  if (IS_SOAK || kind === 'a topic') await expectAccessible(page, '[role=dialog]');
  await drawer.getByRole('button', { name: t.undo }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.proceed }).click();
  await expectMessage(page, editingTexts.english.done.restored);
  await eventually(async () => expect((await saved())[field]).toBe(before[field]));
});
