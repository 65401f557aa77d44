/** Chromium with a profile on the disk, to kill it and open it again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext } from 'playwright-core';
import { BROWSER_ARGUMENTS, browserPath } from './browser';

export interface KillableBrowser {
  /** The context of the profile. */
  context: BrowserContext;
  /** Ends it as a crash does, so that it can write nothing more. */
  kill(): Promise<void>;
}

/** Starts a browser on the profile in a folder; the caller has to kill it. */
export async function startKillableBrowser(folder: string): Promise<KillableBrowser> {
  const child = spawn(
    browserPath(),
    [...BROWSER_ARGUMENTS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile.');
  context.setDefaultTimeout(30_000);
  return {
    context,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      // The whole group, because the command may be a script that starts the browser.
      process.kill(-Number(child.pid), 'SIGKILL');
      await gone;
    },
  };
}

/** The address for debugging, which the browser prints when it is ready. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!stderr) return reject(new Error('The browser has no output.'));
    const lines = createInterface(stderr);
    lines.on('line', (line) => {
      const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error('The browser ended before it was ready.')));
  });
}
