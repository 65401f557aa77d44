/** The browser of the end-to-end tests and the benchmarks. */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PrepareError, run } from './prepare.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];
/** Chromium without windows and toolbars, which take half of the time of a short visit. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The path of a Chromium or Chrome. Installs Chromium if this process is root on Debian or Ubuntu. */
export async function ensureBrowser() {
  const browser = givenBrowser() ?? find(BROWSERS) ?? (await installed('chromium', BROWSERS));
  if (browser) return browser;
  throw new PrepareError(
    'The end-to-end tests need a browser: install chromium (on Debian: apt-get install chromium), or set CHROME_PATH to a Chromium or Chrome.',
  );
}

/** The path of Chromium's headless shell, installed as above; of any browser if there is no such package. */
export async function ensureHeadlessBrowser() {
  const shell =
    givenBrowser() ?? find([HEADLESS_SHELL]) ?? (await installed(HEADLESS_SHELL, [HEADLESS_SHELL]));
  return shell ?? ensureBrowser();
}

function givenBrowser() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new PrepareError(`CHROME_PATH: ${given} does not exist.`);
  return given;
}

function find(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Undefined when this isn't root on Debian, or when apt-get fails, which is printed. */
async function installed(packageName, names) {
  if (!isDebian() || process.getuid?.() !== 0) return undefined;
  console.log(`Installing ${packageName}…`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', packageName]]) {
    const { isOk, output } = await run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
    if (isOk) continue;
    console.log(`${output.trimEnd()}\nThis failed: apt-get ${args.join(' ')}`);
    return undefined;
  }
  return find(names);
}

function isDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
}
