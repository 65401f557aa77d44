/** What a real browser loads for a page before its reader does anything. */
import type { Browser } from 'playwright-core';
import { ask } from './http';

export interface LoadedFile {
  path: string;
  type: string;
  /** As the server sends it to a browser that takes gzip; again for every time it was sent. */
  bytes: number;
  text: string;
}

export interface PageLoad {
  files: LoadedFile[];
  /** Errors and warnings that the browser told. */
  complaints: string[];
}

/** A first visit by a Turkish reader, until the page has been idle for some seconds. */
export async function load(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ locale: 'tr-TR' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const sent = new Map<string, { url: string; type: string }>();
  const devtools = await context.newCDPSession(page);
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http') && !response.fromDiskCache) {
      sent.set(requestId, { url: response.url, type: response.mimeType });
    }
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  await devtools.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  await context.close();

  const files = await Promise.all(
    [...sent.values()].map(async ({ url: address, type }) => {
      const { pathname, search } = new URL(address);
      return { path: pathname + search, type, ...(await sizeOf(address)) };
    }),
  );
  return { files, complaints };
}

async function sizeOf(url: string): Promise<{ bytes: number; text: string }> {
  const [compressed, plain] = await Promise.all([
    ask(url, { headers: { 'accept-encoding': 'gzip' } }),
    ask(url),
  ]);
  return { bytes: compressed.body.length, text: plain.body.toString() };
}

/** The text of the page's main part for a reader without JavaScript. */
export async function textWithoutScripts(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ locale: 'tr-TR', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const text = await page.locator('main').innerText();
  await context.close();
  return text;
}
