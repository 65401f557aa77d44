/** Files of translations: each form, each kind of mistake, and what is stored. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Division, readDivision } from '../../../api/exchange/division';
import { ImportError } from '../../../api/exchange/source';
import { checkedVerses } from '../../../api/exchange/translations/checkedVerses';
import { readForm } from '../../../api/exchange/translations/forms';
import { runExport, runImport } from '../../../scripts/exchange.ts';
import { admin } from '../../../scripts/admin.ts';
import { callCommand } from '../../support/command';
import { embedded, folderOf, makeDatabase, VERSES_OF_TINY } from '../../support/database';
import { newFolder } from '../../support/testRun';

// In a soak each file has the whole Qur'an.
jest.setTimeout(600_000);

let DATA_DIR: string;
/** The keys of all verses of the database, in order. */
let keys: string[];
let division: Division;

beforeAll(async () => {
  DATA_DIR = newFolder();
  const name = await makeDatabase(embedded, 'tiny');
  const database = await embedded.open(name);
  division = await readDivision(database.sql);
  keys = division.verses.map(({ key }) => key);
  await database.close();
  renameSync(folderOf(name), join(DATA_DIR, 'postgres'));
}, 600_000);

const DETAILS = [
  ...['--slug', 'ur-misal', '--language', 'UR', '--name', 'مثال', '--translator', 'A. Translator'],
  ...['--source', 'Written for tests', '--terms', 'Only for tests'],
];

function fileOf(name: string, content: string | Buffer): string {
  const file = join(newFolder(), name);
  writeFileSync(file, content);
  return file;
}

const importFile = (file: string, ...options: string[]) =>
  callCommand('import.mjs', runImport, {
    args: ['translation', file, ...DETAILS, ...options],
    env: { DATA_DIR },
  });
const translationCommand = (...args: string[]) =>
  callCommand('admin.mjs', admin, { args: ['translation', ...args], env: { DATA_DIR } });

/** What the export of the database has of the translation. */
async function stored() {
  const folder = join(newFolder(), 'export');
  await callCommand('export.mjs', runExport, { args: [folder], env: { DATA_DIR } });
  const rows = (table: string) =>
    readFileSync(join(folder, `${table}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { contentRevision } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    contentRevision: number;
  };
  return { contentRevision, works: rows('translations'), verses: rows('translationVerses') };
}

/** Lines sura|aya|text of all verses. */
const lines = (textOf: (key: string) => string = (key) => `آیت ${key}`) =>
  keys.map((key) => `${key.replace(':', '|')}|${textOf(key)}`);

const pairs = () => keys.map((key) => key.split(':') as [string, string]);

const quote = (text: string) => `"${text.replace(/"/g, '""')}"`;

/** The same texts in each form; every verse with a note in those that have notes. */
const FORMS: [string, boolean, () => string][] = [
  [
    'tanzil.txt',
    false,
    () => `${lines().join('\n')}\n\n# Quran Translation\n#  Last Update: January 22, 2014\n`,
  ],
  ['plain.txt', false, () => keys.map((key) => `آیت ${key}\r\n`).join('')],
  [
    'tanzil.xml',
    false,
    () =>
      `<?xml version="1.0"?><!-- # --><quran>${pairs()
        .map(
          ([surah, number]) =>
            `<sura index="${surah}" name="x"><aya index="${number}" text="آیت ${surah}:${number}"/></sura>`,
        )
        .join('\n')}</quran>`,
  ],
  [
    'quranenc.csv',
    true,
    () =>
      `# QuranEnc, "a preamble"\nid,sura,aya,translation,footnotes\n${pairs()
        .map(
          ([surah, number], index) =>
            `${index + 1},${surah},${number},${quote(`(${number}) آیت ${surah}:${number}`)},${quote('[1] ایک "نوٹ",\n[2] دو')}`,
        )
        .join('\r\n')}`,
  ],
  [
    'quranenc.xml',
    true,
    () =>
      `<translation>${pairs()
        .map(
          ([surah, number]) =>
            `<row><sura>${surah}</sura><aya>${number}</aya><translation><![CDATA[آیت ${surah}:${number}]]></translation><footnotes>[1] ایک &quot;نوٹ&quot;,\n[2] دو</footnotes></row>`,
        )
        .join('')}</translation>`,
  ],
  [
    'quranenc.json',
    true,
    () =>
      JSON.stringify({
        result: pairs().map(([sura, aya]) => ({
          sura,
          aya,
          arabic_text: 'ق',
          translation: `${aya}. آیت ${sura}:${aya}`,
          footnotes: '[1] ایک "نوٹ",\n[2] دو',
        })),
      }),
  ],
  [
    'package.json',
    false,
    () =>
      JSON.stringify(
        pairs().map(([sura, aya]) => ({
          sura: Number(sura),
          ayaNumber: Number(aya),
          aya: 'ق',
          translation: `آیت[1] ${sura}:${aya}`,
        })),
      ),
  ],
];

test.each(FORMS)(
  '%s is recognized, and its verses are stored as plain text',
  async (name, hasNotes, content) => {
    const { code, stdout, stderr } = await importFile(fileOf(name, content()), '--dry-run');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const notes = hasNotes ? VERSES_OF_TINY : 0;
    expect(stdout).toContain(`${VERSES_OF_TINY} verses, ${notes} with footnotes.\n`);
    expect(stdout).toContain('ur-misal (مثال, ur, rtl) would be added.\n');
    expect((await importFile(fileOf(name, content()))).code).toBe(0);
    const { works, verses } = await stored();
    expect(works).toMatchObject([
      {
        id: expect.any(Number),
        slug: 'ur-misal',
        language: 'ur',
        direction: 'rtl',
        spdx: null,
        versionDate: name === 'tanzil.txt' ? '2014-01-22' : null,
      },
    ]);
    expect(works[0]?.['id']).toBeGreaterThan(2);
    const note = hasNotes ? '[1] ایک "نوٹ",\n[2] دو' : null;
    expect(verses.map(({ text, note: own }) => ({ text, note: own }))).toEqual(
      keys.map((key) => ({ text: `آیت ${key}`, note })),
    );
    expect((await translationCommand('remove', 'ur-misal')).code).toBe(0);
    expect((await stored()).verses).toEqual([]);
  },
);

test('a translation is added, replaced and left unchanged, each as one content revision', async () => {
  const first = fileOf('a.txt', lines().join('\n'));
  const second = fileOf('b.txt', lines((key) => `دوسری ${key}`).join('\n'));
  const { contentRevision: before } = await stored();
  const said: string[] = [];
  for (const file of [first, first, second]) {
    const { stdout } = await importFile(file);
    said.push(stdout.trim().split('\n').at(-1) ?? '');
  }
  expect(said).toEqual(
    ['was added', 'is unchanged', 'was replaced'].map(
      (done) => `ur-misal (مثال, ur, rtl) ${done}.`,
    ),
  );
  const after = await stored();
  expect(after.contentRevision).toBe(before + 2);
  expect(after.works).toMatchObject([{ version: 2 }]);
  expect(after.verses[0]).toMatchObject({ text: 'دوسری 1:1' });

  expect(await translationCommand('rename', 'ur-misal', 'نیا نام')).toMatchObject({ code: 0 });
  const { stdout } = await translationCommand('list');
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual([
    'tr-rowwad',
    'en-saheeh',
    'ur-misal',
    '',
  ]);
  expect(stdout).toContain('ur  نیا نام (Only for tests)');
  expect(await translationCommand('remove', 'ur-misal')).toMatchObject({ code: 0 });
  expect(await translationCommand('remove', 'ur-misal')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no imported translation "ur-misal".\n',
  });
  expect(await translationCommand('remove', 'tr-rowwad')).toMatchObject({ code: 1 });
});

const MISTAKES: [string, (all: string[]) => string[], string][] = [
  ['missing', (all) => all.slice(1), 'Verse 1:1 is missing.'],
  [
    'truncated',
    (all) => all.slice(0, 12),
    `${VERSES_OF_TINY - 12} verses are missing: 2:6 to 114:6.`,
  ],
  ['twice', (all) => [...all, all[0] ?? ''], 'Verse 1:1 occurs twice, first at FILE:1.'],
  ['out of range', (all) => [...all, '2|287|x'], 'There is no verse 2:287.'],
  ['empty', (all) => ['1|1| ', ...all.slice(1)], 'Verse 1:1 has no text.'],
  ['marks only', (all) => ['1|1|\u200B–', ...all.slice(1)], 'Verse 1:1 has no text.'],
  ['no line of a verse', (all) => ['1;1;x', ...all], 'FILE:1: A line must be sura|aya|text.'],
  [
    'HTML',
    (all) => ['1|1|a <b onclick="x()">c</b>', ...all.slice(1)],
    'FILE:1: Verse 1:1 has HTML (<b onclick="x()">). Add --strip-html to make it plain text.',
  ],
  [
    'damaged characters',
    (all) => ['1|1|a\uFFFDb', ...all.slice(1)],
    'FILE:1: Verse 1:1 has characters that are damaged or not text.',
  ],
  [
    'another encoding',
    (all) => all.map((line) => line.replace('آیت', 'gÃ¼n')),
    'FILE:1: Text in UTF-8 was saved as if it had another encoding.',
  ],
];

/** The reasons for which the import refuses a file. */
function reasonsOf(path: string): string {
  try {
    const { verses, refusals } = readForm(path, division);
    const checked = checkedVerses(verses, division, { path, stripsHtml: false });
    return [...refusals, ...checked.refusals]
      .map(({ at, reason }) => `${at}: ${reason}`)
      .join('\n');
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
}

test.each(MISTAKES)('a file with a mistake is refused: %s', (_name, spoil, message) => {
  const file = fileOf('x.txt', spoil(lines()).join('\n'));
  expect(reasonsOf(file)).toContain(message.replace('FILE', file));
});

test('nothing of a file with a mistake is stored', async () => {
  const file = fileOf('x.txt', lines().slice(1).join('\n'));
  const { code, stderr } = await importFile(file);
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    `${file}: Verse 1:1 is missing.`,
    'Nothing was imported: 1 error.',
  ]);
  expect((await stored()).works).toEqual([]);
});

test.each([
  ['latin5.txt', Buffer.from('1|1|G\xFCn', 'latin1'), 'is not text in UTF-8.'],
  ['x.txt', 'Dear Sir', 'As plain lines, one per verse, it would need'],
  ['x.json', '{"a": [', 'is not JSON or is truncated'],
  ['x.json', '{"a": 1}', 'expected records with sura, aya and translation'],
  ['x.xml', '<quran><sura index="1">', 'is not XML or is truncated'],
  ['x.xml', '<!DOCTYPE q [<!ENTITY a "b">]><q/>', 'has a document type definition'],
  [
    'x.csv',
    'sura,aya,translation\n1,1,a\n1,2,"In the\n1,3,b\n1,4,c',
    ':3: A quotation mark is not',
  ],
  ['x.csv', 'sura,aya,translation\n1,1,a\n1,2, "b"', ':3: A field has a quotation mark but'],
  ['x.csv', 'sura,aya,translation\n1,1,"a" b', ':2: A quotation mark ends a field before'],
  ['x.json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'has more than 50 lists or objects'],
  ['x.json', '{"1:1": "a", "1:1": "b"}', ':1:1: The key "1:1" is written twice.'],
  [
    'x.json',
    '{"a": {"1:1": "a", "1:2": "\\"1:1\\": b", "1:1" : ""}}',
    'The key "1:1" is written twice.',
  ],
  [
    'x.csv',
    'sura,aya,translation\n1,1,In the name, the Merciful',
    ':2: The row has 4 fields, the header 3: text with commas must be in quotation marks.',
  ],
])('a file of no known form is refused (%s, case %#)', (name, content, message) => {
  expect(reasonsOf(fileOf(name, content))).toContain(message);
});

test('a file of no known form is named by the command', async () => {
  const { code, stderr } = await importFile(fileOf('x.json', '{"a": ['));
  expect(code).toBe(1);
  expect(stderr).toContain('x.json is not JSON or is truncated');
});

test('HTML becomes plain text on request, without the numbers of footnotes', async () => {
  const html = '<p>a&nbsp;&lt; <i>b</i><sup foot_note="1">1</sup></p><script>x</script>\u202E';
  const file = fileOf('html.txt', lines(() => html).join('\n'));
  expect(await importFile(file, '--strip-html')).toMatchObject({ code: 0 });
  expect((await stored()).verses[0]).toMatchObject({ text: 'a < b' });
  await translationCommand('remove', 'ur-misal');
});

test('all missing and invalid details are named', async () => {
  const file = fileOf('x.txt', lines().join('\n'));
  const args = [
    'translation',
    file,
    '--slug',
    'Ur misal',
    '--language',
    'no_tag!',
    '--licence-url',
    'javascript:x',
    '--version-date',
    '2026-02-31',
  ];
  const { code, stderr } = await callCommand('import.mjs', runImport, { args, env: { DATA_DIR } });
  expect(code).toBe(1);
  for (const part of [
    '--slug must be',
    '--language must be',
    '--name is missing',
    '--translator is missing',
    '--source is missing',
    '--licence SPDX or --terms',
    '--licence-url must be',
    '--version-date must be',
  ]) {
    expect(stderr).toContain(part);
  }
  expect((await importFile(file, '--slug', 'en-saheeh')).stderr).toContain('is edited on the site');
});

test.each([
  ['import.mjs', runImport, ['translation']],
  ['import.mjs', runImport, ['translation', 'a', 'b']],
  ['import.mjs', runImport, ['translation', 'a', '--field', 'arabicText']],
  ['import.mjs', runImport, ['qul', 'a', '--slug', 'b']],
  ['admin.mjs', admin, ['translation']],
  ['admin.mjs', admin, ['translation', 'rename', 'a']],
])('invalid arguments print the usage (case %#)', async (script, command, args) => {
  const { code, stderr } = await callCommand(script, command, { args, env: { DATA_DIR } });
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Usage:/);
});

test('a key may recur in another object of a file of JSON', () => {
  const file = fileOf(
    'x.json',
    '{"1:1": {"text": "a", "see": {"1:2": "b"}}, "1:2": {"text": "b"}}',
  );
  expect(readForm(file, division)).toMatchObject({ refusals: [], verses: [{}, {}] });
});

test('rows of CSV are named by the lines on which they begin', () => {
  const rows = ['1,1,"""a"",\r\nb"', '', '# ""', '1,2,c', ',,', '1,x,d', '1,4'];
  const file = fileOf('rows.csv', ['# first', 'sura,aya,translation', ...rows].join('\r\n'));
  const { verses, refusals } = readForm(file, new Division([]));
  const read = verses.map(({ at, surah, number, text }) => [at, surah, number, text]);
  expect(read).toEqual([
    [`${file}:3`, '1', '1', '"a",\nb'],
    [`${file}:7`, '1', '2', 'c'],
  ]);
  expect(refusals.map(({ at }) => at)).toEqual([`${file}:9`, `${file}:10`]);
});
