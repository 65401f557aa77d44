/** Addresses of recordings by a pattern, and the file that says when each word sounds. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../../../api/recitation/addressPattern';
import {
  checkWords,
  originsOf,
  readRecitation,
  RecitationError,
  type RecitationConfig,
} from '../../../api/recitation/recitation';
import { parseTimings, TimingsError } from '../../../api/recitation/timings';
import { newFolder } from '../../support/testRun';

test.each([
  ['https://a.example/{surah3}{verse3}.mp3', '2:7', 'https://a.example/002007.mp3'],
  ['/sound/{surah}/{verse}', '114:6', '/sound/114/6'],
  ['/{surah3}_{verse3}_{word3}?{word}', '2:282:128', '/002_282_128?128'],
])('%s has the address of %s', (pattern, key, address) => {
  expect(addressOf(pattern, key)).toBe(address);
});

const CONFIG: RecitationConfig = {
  reciter: 'el-Husarî',
  licence: undefined,
  verseUrl: 'https://a.example:8443/{surah}{verse}',
  wordUrl: '/{surah}{verse}{word}',
  timings: undefined,
};

test('pages play from other sites, each named once', async () => {
  expect(originsOf(undefined)).toEqual([]);
  expect(originsOf(await readRecitation(CONFIG))).toEqual(['https://a.example:8443']);
  const two = { ...CONFIG, wordUrl: 'HTTPS://A.example:8443/{surah}{verse}{word}' };
  expect(originsOf(await readRecitation(two))).toEqual(['https://a.example:8443']);
});

test('timings are read by verse, with comments, repeated words and either line end', () => {
  const lines = ['\uFEFF# of el-Husarî', '1:1:1\t0\t480', '1:1:2\t480\t900', '', '1:2:1\t10\t20'];
  const timings = parseTimings([...lines, '1:1:2\t900\t1300'].join('\r\n'));
  expect(Object.fromEntries(timings)).toEqual({
    '1:1': [
      { word: 1, start: 0, end: 480 },
      { word: 2, start: 480, end: 900 },
      { word: 2, start: 900, end: 1300 },
    ],
    '1:2': [{ word: 1, start: 10, end: 20 }],
  });
});

const FORM =
  'must have the key of a word, its start and its end in milliseconds between tabs, such as "2:255:3", 1200 and 1850.';

test.each([
  ['1:1:1 0 480', FORM],
  ['1:1\t0\t480', FORM],
  ['1:1:1\t0\t480\t', FORM],
  ['1:1:0\t0\t480', FORM],
  ['1:1:1\t-5\t480', FORM],
  ['1:1:1\t0.5\t480', FORM],
  ['{"1:1": []}', FORM],
  ['1:8:1\t0\t480', 'has the word 1:8:1, but there is no verse 1:8.'],
  ['115:1:1\t0\t480', 'has the word 115:1:1, but there is no verse 115:1.'],
  ['1:1:1\t480\t480', 'must have an end after its start.'],
  ['1:1:3\t50\t480', 'must not start before the line above it of verse 1:1.'],
])('the line %j is refused', (line, reason) => {
  const parse = () => parseTimings(`1:1:2\t100\t200\n${line}\n`);
  expect(parse).toThrow(TimingsError);
  expect(parse).toThrow(new TimingsError(`line 2 ${reason}`));
});

test('the file of timings is named where it can’t be read', async () => {
  const path = join(newFolder(), 'timings.tsv');
  const read = () => readRecitation({ ...CONFIG, timings: path });
  await expect(read()).rejects.toThrow(
    new RecitationError(
      `RECITATION_TIMINGS must be a file that the server can read: ${path} (ENOENT).`,
    ),
  );
  writeFileSync(path, '1:1:1\t0\n');
  await expect(read()).rejects.toThrow(
    new RecitationError(`RECITATION_TIMINGS ${path}: line 1 ${FORM}`),
  );
  writeFileSync(path, '1:1:1\t0\t480\n');
  expect((await read()).timings.get('1:1')).toEqual([{ word: 1, start: 0, end: 480 }]);
});

test('a word that its verse does not have is refused', async () => {
  const path = join(newFolder(), 'timings.tsv');
  writeFileSync(path, '112:1:4\t0\t480\n112:2:3\t0\t480\n');
  const recitation = await readRecitation({ ...CONFIG, timings: path });
  const check = (counts: Record<string, number>) =>
    checkWords(recitation, path, (key) => counts[key]);
  expect(() => check({ '112:1': 4, '112:2': 3 })).not.toThrow();
  expect(() => check({ '112:1': 4, '112:2': 2 })).toThrow(
    new RecitationError(
      `RECITATION_TIMINGS ${path} has the word 112:2:3, but verse 112:2 has 2 words.`,
    ),
  );
});
