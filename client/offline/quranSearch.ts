/** Finds verses in the bundles, in the service worker. */
import { answersIn, bundlesOf } from './answerLines';
import { keptManifest, keptText } from './bundleStore';
import { findVerses, searchable, type SearchableVerse, type VerseTexts } from './findVerses';
import { isRootLetters } from '../../text/rootLetters';
import { compareVerses } from '../../text/verseReference';
import type { FoundVerses } from './quranMessages';

interface SurahTexts {
  data: { surah: { verses: VerseTexts[] } };
}

/** As many as one query of verses returns. */
const MAX_VERSES = 50;
const TEXTS = /^texts-/;

/** The folded texts, and the hashes of the bundles that they are from. */
let prepared: { hashes: string; verses: SearchableVerse[] } | undefined;

/** @returns undefined if the whole Qur'an is not kept */
export async function searchQuran(queries: string, term: string): Promise<FoundVerses | undefined> {
  const verses = await readVerses(queries);
  if (!verses) return undefined;
  const keys = findVerses(verses, term);
  return {
    keys: keys.slice(0, MAX_VERSES),
    total: keys.length,
    root: await rootOf(queries, term),
  };
}

async function readVerses(queries: string): Promise<SearchableVerse[] | undefined> {
  const manifest = await keptManifest(queries);
  if (!manifest) return undefined;
  const bundles = manifest.bundles.filter(({ name }) => TEXTS.test(name));
  const hashes = bundles.map(({ sha256 }) => sha256).join();
  if (prepared?.hashes !== hashes) {
    const texts = await Promise.all(bundles.map(({ name }) => keptText(queries, name)));
    const verses = texts
      .flatMap((text) => answersIn(text ?? ''))
      .flatMap((answer) => (JSON.parse(answer) as SurahTexts).data.surah.verses)
      .sort((one, other) => compareVerses(one.key, other.key));
    prepared = { hashes, verses: verses.map(searchable) };
  }
  return prepared.verses;
}

/** The letters of a root that has a page. */
async function rootOf(queries: string, term: string): Promise<string | undefined> {
  const letters = term.replace(/[\s-]/g, '').replace(/^ا/, 'أ');
  if (!isRootLetters(letters)) return undefined;
  const [bundle = ''] = bundlesOf({ letters });
  const text = await keptText(queries, bundle);
  return text?.includes(`["letters","${letters}"]`) ? letters : undefined;
}
