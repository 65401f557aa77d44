/** The programs in docs/examples do what they say, on a server behind a socket. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NUMBER_OF_WORDS } from '../../../text/quranCounts';
import { describeOneDatabase } from '../../support/database';
import { serveApp, type ServedApp } from '../../support/servedApp';
import { newFolder } from '../../support/testRun';

const run = async (name: string, ...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    `docs/examples/${name}`,
    ...args,
  ]);
  return stdout;
};

describeOneDatabase('examples', (databases) => {
  const database = databases.use('whole');
  let served: ServedApp;
  beforeAll(async () => {
    served = await serveApp(database());
  });
  afterAll(() => served.close());

  test.each([
    ['en', 'Al-Baqarah 2:255', [/^Al-Baqarah 2:255\n\u0671\u0644/, '/verses/2:255?lang=en']],
    ['tr', 'Bakara 285-286', ['Bakara 2:285\n', 'Bakara 2:286\n']],
    ['en', '2:300', ['Surah 2 has 286 verses.']],
    ['en', 'juz 30', ['An-Naba 78:1\n']],
    ['tr', 'Yasin', ['/surahs/36?lang=tr']],
    ['en', 'root: رحم', ['Root رحم: http', '/roots/%D8%B1%D8%AD%D9%85?lang=en', '1:1']],
    ['tr', 'dinde zorlama', ['Bakara 2:256\n', /Toplam \d+ sonuç: http/]],
    ['en', 'no compulsion', ['Al-Baqarah 2:256\n', /\d+ in all: http/]],
    ['en', 'xqzxqz wvwvw', ['Nothing was found.']],
    ['tr', 'xqzxqz wvwvw', [/^Hiçbir şey bulunamadı\.$/m]],
    ['tr', '2:300', [/^2\. surede 286 ayet var\.$/m]],
    ['tr', '115:1', [/^Böyle bir yer yok\./]],
    ['tr', 'kök: رحم', ['رحم kökü: http']],
  ])('the bot answers in %s: %s', async (language, message, expected) => {
    const text = await run('bot.mjs', served.origin, language, message);
    for (const part of expected) expect(text).toMatch(part);
  });

  test('the concordance has every word, and the roots that are typical of a surah', async () => {
    const folder = newFolder();
    expect(await run('concordance.mjs', served.origin, folder)).toContain(
      `${NUMBER_OF_WORDS} words`,
    );
    const read = (name: string) => readFileSync(join(folder, name), 'utf8').split('\r\n');
    const lines = read('concordance.csv');
    expect(lines).toHaveLength(NUMBER_OF_WORDS + 2);
    expect(lines[3]).toMatch(/^1:1:3,[^,]+,رحم,/);
    const keyness = read('keyness.csv').map((line) => line.split(','));
    // "Which of your Lord's blessings would you deny?" comes 31 times in surah 55.
    expect(keyness.find(([surah]) => surah === '55')?.slice(1, 4)).toEqual(['ألو', '31', '37']);
    expect(readFileSync(join(folder, 'sources.txt'), 'utf8')).toContain('Tanzil');
  });
});
