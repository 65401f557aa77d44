/** Starts browsers with new profiles. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { start, temporaryFolder } from './resources';

/** Turns off everything but the page that would use the machine or the network. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  // With RenderDocument the frame of the page changes during the recording, which Lighthouse can't handle.
  '--disable-features=RenderDocument,Translate,OptimizationHints,MediaRouter',
];

let found: Promise<string> | undefined;

/** The path of a Chromium or Chrome. */
export function findBrowser(): Promise<string> {
  const script = pathToFileURL(resolve('scripts/browser.mjs')).href;
  found ??= (import(script) as Promise<{ ensureBrowser(): Promise<string> }>).then(
    ({ ensureBrowser }) => ensureBrowser(),
  );
  return found;
}

/** Starts a Chromium that accepts commands on a port. */
export async function startChromium(): Promise<{ port: number; stop(): Promise<void> }> {
  const profile = temporaryFolder('chromium');
  const child = start(
    await findBrowser(),
    [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { isGroup: true },
  );
  const [, port] = await child.printed(/DevTools listening on ws:\/\/[^/]*:(\d+)\//);
  return { port: Number(port), stop: child.stop };
}
