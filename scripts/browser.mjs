/** The browser of the end-to-end tests and the benchmarks. */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PrepareError, run } from './prepare.mjs';

/** The path of a Chromium or Chrome. Installs Chromium if this process is root on Debian or Ubuntu. */
export async function ensureBrowser() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new PrepareError(`CHROME_PATH: ${given} does not exist.`);
  const found = given ?? findBrowser();
  if (found) return found;
  if (isDebian() && process.getuid?.() === 0) {
    console.log('Installing chromium…');
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const { isOk, output } = await run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
      if (!isOk) throw new PrepareError(`This failed: apt-get ${args.join(' ')}`, output);
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new PrepareError(
    'The end-to-end tests need a browser: install chromium (on Debian: apt-get install chromium), or set CHROME_PATH to a Chromium or Chrome.',
  );
}

function findBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function isDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
}
