/**
 * A chat bot's answer to a message: a reference ("Bakara 2:255", "Al-Ikhlas 112:1"), a name ("Ayetel Kürsi"), a root
 * ("root: رحم") or words. Node 20 or later, no dependency.
 *
 *   node docs/examples/bot.mjs http://localhost:4000 en "Ayetel Kürsi"
 *
 * It asks only for the fields that it shows: `fields` makes an answer of about 1 kB out of one of 20 kB.
 */
import { pathToFileURL } from 'node:url';

const LANGUAGES = { tr: 'turkish', en: 'english' };
const MAX_VERSES = 3;

/** What the bot says itself. */
const TEXTS = {
  tr: {
    nothing: 'Hiçbir şey bulunamadı.',
    root: (letters) => `${letters} kökü`,
    inAll: (count) => `Toplam ${count} sonuç`,
    noVerse: (surah, verses) => `${surah}. surede ${verses} ayet var.`,
    noPlace: 'Böyle bir yer yok. Kur’an’da 114 sure, 30 cüz ve 604 sayfa var.',
  },
  en: {
    nothing: 'Nothing was found.',
    root: (letters) => `Root ${letters}`,
    inAll: (count) => `${count} in all`,
    noVerse: (surah, verses) => `Surah ${surah} has ${verses} verses.`,
    noPlace: 'There is no such place. The Qur’an has 114 surahs, 30 juz and 604 pages.',
  },
};

/**
 * @param {string} message what a person wrote
 * @param {{ origin: string, language: 'tr' | 'en' }} options
 * @returns {Promise<string>} lines of text with links
 */
export async function answer(message, { origin, language }) {
  const name = LANGUAGES[language];
  const texts = TEXTS[language];

  /** The data of a REST call, null for what there is not, or the reason why there are none. */
  async function read(path, parameters) {
    const response = await fetch(`${origin}/api${path}?${new URLSearchParams(parameters)}`);
    const { success, data, errorMessage } = await response.json();
    if (response.status === 404) return null;
    // 429 and 503 say in seconds when to try again.
    if (!success) throw new Error(`${errorMessage} (${response.status})`);
    return data;
  }

  const verseFields = [
    'key',
    'url',
    'arabicText',
    `${name}Translation`,
    `surah.${name}NameTranscription`,
  ];
  const inLanguage = (url) => `${url}?lang=${language}`;
  const linkTo = (path) => inLanguage(origin + path);
  const verseText = (verse) =>
    [
      `${verse.surah[`${name}NameTranscription`]} ${verse.key}`,
      verse.arabicText,
      verse[`${name}Translation`] ?? '–',
      inLanguage(verse.url),
    ].join('\n');

  // 1. A reference, or the reason why it refers to nothing.
  const reference = await read('/references', { text: message });
  if (reference?.kind === 'problem') return problemText(reference, texts);
  if (reference?.kind === 'surah') {
    return linkTo(`/surahs/${reference.surahNumber}`);
  }
  if (reference) {
    const runs = reference.runs.slice(0, MAX_VERSES).map((run) => rangeOf(run));
    const verses = await Promise.all(
      runs.map((range) => read('/verses', { reference: range, fields: verseFields.join() })),
    );
    return verses.flat().slice(0, MAX_VERSES).map(verseText).join('\n\n');
  }

  // 2. A name, a root or words.
  const found = await read('/verses/query', {
    queryParameter: message,
    pageSize: String(MAX_VERSES),
    fields: [
      'totalElements',
      'root',
      'jump.name',
      ...verseFields.map((one) => `results.${one}`),
    ].join(),
  });
  if (found.results.length === 0) return texts.nothing;
  return [
    ...(found.jump?.name ? [found.jump.name] : []),
    ...(found.root
      ? [`${texts.root(found.root)}: ${linkTo(`/roots/${encodeURIComponent(found.root)}`)}`]
      : []),
    ...found.results.map(verseText),
    `${texts.inAll(found.totalElements)}: ${linkTo('/query')}&${new URLSearchParams({ queryParameter: message })}`,
  ].join('\n\n');
}

/** The first verses of a run as "2:255" or "2:255-257". */
function rangeOf({ firstVerseReference: first, lastVerseReference: last }) {
  const [surah, start] = first.split(':').map(Number);
  const [lastSurah, end] = last.split(':').map(Number);
  const until = lastSurah === surah ? Math.min(end, start + MAX_VERSES - 1) : start;
  return until > start ? `${first}-${until}` : first;
}

const problemText = ({ problem, surahNumber, numberOfVerses }, texts) =>
  problem === 'noVerse' ? texts.noVerse(surahNumber, numberOfVerses) : texts.noPlace;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [origin = 'http://localhost:4000', language = 'en', ...words] = process.argv.slice(2);
  console.log(await answer(words.join(' ') || '2:255', { origin, language }));
}
