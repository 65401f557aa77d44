/** The bundles of answers that the service worker keeps: the whole Qur'an for the time without a network. */
import { bundlesOf, findAnswer, joinAnswers, partsOf } from './answerLines';

export interface Manifest {
  /** Hash of the queries of the release that made the bundles. */
  queries: string;
  bundles: readonly BundleEntry[];
}

interface BundleEntry {
  name: string;
  sha256: string;
  /** To download. */
  bytes: number;
}

export interface KeptManifest extends Manifest {
  /** In milliseconds since 1970. */
  keptAt: number;
  checkedAt: number;
}

const CACHE = 'quran';
const MANIFESTS = '/offline/kept?queries=';
const RETRY_MS = 2000;
/** Bundles that are downloaded at the same time. */
const LANES = 3;
/** Texts of the last bundles, which take a while to decompress. */
const recent = new Map<string, string>();
const MAX_RECENT = 3;

const addressOf = ({ name, sha256 }: BundleEntry) => `/offline/${name}?sha256=${sha256}`;

/** The bundle is no longer that of the manifest. */
class Outdated extends Error {}

export const sizeOf = ({ bundles }: Manifest) => bundles.reduce((sum, { bytes }) => sum + bytes, 0);

/** All manifests that are kept: that of this release, and that of the one before until its pages are closed. */
async function keptManifests(): Promise<KeptManifest[]> {
  if (!(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const keys = (await cache.keys()).filter(({ url }) => url.includes(MANIFESTS));
  const kept = await Promise.all(keys.map((key) => cache.match(key)));
  return Promise.all(kept.map((response) => response?.json() as Promise<KeptManifest>));
}

export async function keptManifest(queries: string): Promise<KeptManifest | undefined> {
  return (await keptManifests()).find((manifest) => manifest.queries === queries);
}

export const isAnyKept = async () => (await keptManifests()).length > 0;

/**
 * The server's manifest; waits while the server makes its bundles.
 * @param tell called with the part that is made, 0 to 1
 * @throws {Error} if the server can't be reached
 */
export async function fetchManifest(tell: (made: number) => void): Promise<Manifest> {
  for (;;) {
    const response = await fetch('/offline/manifest.json', { cache: 'no-cache' });
    if (response.ok) return (await response.json()) as Manifest;
    if (response.status !== 503) throw new Error(`The manifest has status ${response.status}.`);
    const { made = 0, all = 0 } = (await response.json()) as { made?: number; all?: number };
    tell(all > 0 ? made / all : 0);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

interface Keeping {
  manifest: Manifest;
  /** Called with the downloaded bytes. */
  tell(bytes: number): void;
  isStopped(): boolean;
}

/**
 * Downloads the bundles that are missing, and forgets those that no manifest names any more.
 * @returns the number of bundles that were downloaded
 * @throws {DOMException} QuotaExceededError if the device has no room
 */
export async function keepBundles({ manifest, tell, isStopped }: Keeping): Promise<number> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url.replace(/^\w+:\/\/[^/]+/, '')));
  const missing = manifest.bundles.filter((bundle) => !kept.has(addressOf(bundle)));
  let bytes = sizeOf(manifest) - sizeOf({ ...manifest, bundles: missing });
  tell(bytes);
  const waiting = [...missing];
  const lane = async () => {
    for (let next = waiting.shift(); next && !isStopped(); next = waiting.shift()) {
      await cache.put(addressOf(next), await fetchBundle(next));
      bytes += next.bytes;
      tell(bytes);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (isStopped()) return 0;
  await writeManifest({ ...manifest, keptAt: Date.now(), checkedAt: Date.now() });
  await removeUnused();
  return missing.length;
}

/** @throws {Error} if its text is not that of the manifest */
async function fetchBundle(bundle: BundleEntry): Promise<Response> {
  const response = await fetch(addressOf(bundle), { cache: 'no-store' });
  if (response.status === 404) throw new Outdated();
  // One of several servers, which has to make its bundles first.
  if (response.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return fetchBundle(bundle);
  }
  if (!response.ok) throw new Error(`${bundle.name} has status ${response.status}.`);
  const text = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (sha256 !== bundle.sha256) throw new Outdated();
  // Caches store bodies as they are, and the text is fifteen times as large.
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(await new Response(compressed).blob());
}

export const isOutdated = (error: unknown) => error instanceof Outdated;

async function writeManifest(manifest: KeptManifest): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(MANIFESTS + manifest.queries, new Response(JSON.stringify(manifest)));
}

/** Removes the manifests of other releases. */
export async function keepOnly(queries: string): Promise<void> {
  if (!(await keptManifest(queries))) return;
  const cache = await caches.open(CACHE);
  const others = (await keptManifests()).filter((manifest) => manifest.queries !== queries);
  await Promise.all(others.map((manifest) => cache.delete(MANIFESTS + manifest.queries)));
  await removeUnused();
}

async function removeUnused(): Promise<void> {
  const used = new Set((await keptManifests()).flatMap(({ bundles }) => bundles.map(addressOf)));
  const cache = await caches.open(CACHE);
  const keys = (await cache.keys()).filter(({ url }) => url.includes('?sha256='));
  const unused = keys.filter(({ url }) => !used.has(url.replace(/^\w+:\/\/[^/]+/, '')));
  await Promise.all(unused.map((key) => cache.delete(key)));
}

export async function forgetBundles(): Promise<void> {
  recent.clear();
  await caches.delete(CACHE);
}

/** The answer of a query as JSON; undefined if it is not kept. */
export async function keptAnswer(
  queries: string,
  id: string,
  variables: Record<string, unknown>,
): Promise<string | undefined> {
  const manifest = await keptManifest(queries);
  if (!manifest) return undefined;
  const answers: string[] = [];
  for (const part of partsOf(variables)) {
    const answer = await findPart(manifest, id, part);
    if (answer === undefined) return undefined;
    answers.push(answer);
  }
  return joinAnswers(answers);
}

/** The text of a bundle; undefined if it is not kept. */
export async function keptText(queries: string, name: string): Promise<string | undefined> {
  const bundle = (await keptManifest(queries))?.bundles.find((one) => one.name === name);
  return bundle && textOf(bundle);
}

async function findPart({ bundles }: Manifest, id: string, variables: Record<string, unknown>) {
  for (const name of bundlesOf(variables)) {
    const bundle = bundles.find((one) => one.name === name);
    const text = bundle && (await textOf(bundle));
    const answer = text && findAnswer(text, id, variables);
    if (answer) return answer;
  }
  return undefined;
}

async function textOf(bundle: BundleEntry): Promise<string | undefined> {
  const address = addressOf(bundle);
  const known = recent.get(address);
  if (known !== undefined) return known;
  const response = await (await caches.open(CACHE)).match(address);
  if (!response?.body) return undefined;
  const text = await new Response(
    response.body.pipeThrough(new DecompressionStream('gzip')),
  ).text();
  recent.set(address, text);
  const [oldest] = recent.keys();
  if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest);
  return text;
}
