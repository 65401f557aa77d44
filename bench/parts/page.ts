/** The size of a verse page on the first visit, and its content without JavaScript. */
import { chromium } from 'playwright-core';
import type { Part } from '../bench';
import { findBrowser } from '../chromium';
import { sum, type Figure } from '../figures';
import { filledData } from '../filledData';
import { query } from '../http';
import { load, textWithoutScripts, type LoadedFile, type PageLoad } from '../pageLoad';
import { startServer } from '../server';

const PATH = '/verses/2:255';
/** The next verse, which is prefetched after the page has loaded. */
const NEXT = encodeURIComponent('"2:256"');

/** What the page shows of the verse to a reader of both languages. */
const TEXTS = `{ verse(key: "2:255") {
  turkishTranslation englishTranslation words { arabicText transcription(scheme: TURKISH_PLAIN) }
  turkish: glosses(language: TURKISH) { text } english: glosses(language: ENGLISH) { text }
} }`;

interface Texts {
  verse: {
    turkishTranslation: string | null;
    englishTranslation: string | null;
    words: { arabicText: string; transcription: string }[];
    turkish: { text: string | null }[];
    english: { text: string | null }[];
  };
}

/** Strings that minification leaves in code of Chakra and Lexical. */
const CONTROLS = /chakra|data-emotion|lexical/i;

export const part: Part = {
  timeLimit: 120,
  async measure() {
    const { dataDir } = await filledData();
    const server = await startServer(dataDir);
    const browser = await chromium.launch({ executablePath: await findBrowser() });
    try {
      const loaded = await load(browser, server.url + PATH);
      const text = await textWithoutScripts(browser, server.url + PATH);
      const data = await query<Texts>(server.url, TEXTS);
      return [...sizes(loaded.files), ...behavior(loaded), withoutScripts(text, data)];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

function sizes(files: LoadedFile[]): Figure[] {
  const ofType = (what: string, type: RegExp, atMost?: number): Figure => {
    const found = files.filter((file) => type.test(file.type));
    const notes = found
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ path, bytes }) => `${bytes.toLocaleString('en').padStart(7)}  ${path}`);
    return { what, value: sum(found.map(({ bytes }) => bytes)), unit: 'bytes', atMost, notes };
  };
  return [
    ofType('JavaScript, gzip', /javascript/, 180_000),
    ofType('fonts', /font/, 70_000),
    ofType('CSS, gzip', /css/),
    ofType('HTML, gzip', /html/),
  ];
}

function behavior({ files, complaints }: PageLoad): Figure[] {
  const requests = files.filter(({ path }) => path.startsWith('/graphql') && !path.includes(NEXT));
  const early = files.filter(({ type, text }) => /javascript/.test(type) && CONTROLS.test(text));
  const paths = (list: LoadedFile[]) => list.map(({ path }) => path);
  return [
    {
      what: 'data requests for the page itself',
      value: requests.length,
      atMost: 0,
      notes: paths(requests),
    },
    { what: 'scripts of unused controls', value: early.length, atMost: 0, notes: paths(early) },
    { what: 'complaints of the browser', value: complaints.length, atMost: 0, notes: complaints },
  ];
}

function withoutScripts(shown: string, { verse }: Texts): Figure {
  // As displayed, regardless of line breaks.
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const page = plain(shown);
  const { words } = verse;
  const missing = [
    [verse.turkishTranslation ?? 'the Turkish translation'],
    [verse.englishTranslation ?? 'the English translation'],
    words.map((word) => word.arabicText),
    words.map((word) => word.transcription),
    verse.turkish.flatMap(({ text }) => text ?? []),
    verse.english.flatMap(({ text }) => text ?? []),
  ].flatMap((texts) => missingInOrder(page, texts.map(plain)));
  return {
    what: 'texts missing without JavaScript',
    value: missing.length,
    atMost: 0,
    notes: missing,
  };
}

/** Searches each text after the previous one, because many words of a verse are equal. */
function missingInOrder(page: string, texts: string[]): string[] {
  let from = 0;
  return texts.filter((text) => {
    const place = page.indexOf(text, from);
    if (place >= 0) from = place + text.length;
    return place < 0;
  });
}
