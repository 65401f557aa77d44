/** Measures what a real browser loads for a page without interaction. */
import type { Browser } from 'playwright-core';
import { send } from './http';

export interface LoadedFile {
  path: string;
  type: string;
  /** Size with gzip. A file that is sent several times has several entries. */
  bytes: number;
  text: string;
}

export interface PageLoad {
  files: LoadedFile[];
  /** Errors and warnings in the console of the browser. */
  complaints: string[];
}

/** Loads a page for a first visit in Turkish, until it has been idle for some seconds. */
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
    send(url, { headers: { 'accept-encoding': 'gzip' } }),
    send(url),
  ]);
  return { bytes: compressed.body.length, text: plain.body.toString() };
}

/** The text of the main part of a page without JavaScript. */
export async function textWithoutScripts(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ locale: 'tr-TR', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const text = await page.locator('main').innerText();
  await context.close();
  return text;
}
