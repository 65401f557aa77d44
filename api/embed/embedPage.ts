/** Embedded pages as HTML without scripts. */
import { ATTRIBUTIONS } from '../../text/attribution';
import { escapeMarkup } from '../../text/escapeMarkup';
import { embeddedHtml } from '../../text/html';
import { pagePaths } from '../../text/pagePaths';
import type { Embedded, EmbeddedVerse } from './embedded';
import type { Theme } from './embedRequest';
import { EMBED_TEXTS, LANGUAGE_TAGS, type Language } from './embedTexts';

export interface PageOptions {
  language: Language;
  theme: Theme;
  /** Without a trailing slash. */
  origin: string;
  styles: string;
}

/** Of the HTML in UTF-8, without the font; verses that do not fit are left out. */
export const MAX_PAGE_BYTES = 10_000;
/** A longer note is shortened to its first paragraphs. */
const MAX_NOTE_CHARACTERS = 1200;

export function embedPage(embedded: Embedded, options: PageOptions): string {
  const { verses } = embedded;
  const isTopic = embedded.note !== undefined;
  const items = verses.map((verse) =>
    itemOf(verse, { ...options, isSingle: !isTopic && embedded.total === 1 }),
  );
  let shown = items.length;
  let page: string;
  // The first verse is always shown.
  do page = pageWith(items.slice(0, shown), embedded, options);
  while (Buffer.byteLength(page) > MAX_PAGE_BYTES && --shown > 0);
  return page;
}

/** The page of an address without a verse or topic. */
export const missingPage = (options: PageOptions) =>
  documentOf(EMBED_TEXTS[options.language].missing, '', {
    ...options,
    body: `<h1>${escapeMarkup(EMBED_TEXTS[options.language].missing)}</h1>`,
  });

function pageWith(items: string[], embedded: Embedded, options: PageOptions): string {
  const { title, path, note, total } = embedded;
  const { language, origin } = options;
  const texts = EMBED_TEXTS[language];
  const address = inLanguage(origin + path, language);
  const rest = total - items.length;
  const noteHtml = note ? embeddedHtml(shortNote(note), origin) : '';
  const body = [
    `<h1>${link(address, title)}</h1>`,
    noteHtml && `<div class="note">${noteHtml}</div>`,
    items.length === 1 && total === 1
      ? items[0]
      : `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`,
    rest > 0 && `<p class="more">${link(address, texts.moreVerses(rest))}</p>`,
    `<footer>${link(address, texts.toSite)} · ${sourcesOf(language)}</footer>`,
  ];
  const [canonical = ''] = path.split('#');
  return documentOf(title, origin + canonical, { ...options, body: body.filter(Boolean).join('') });
}

function itemOf(
  { key, numberInSurah, arabic, translation }: EmbeddedVerse,
  { language, origin, isSingle }: PageOptions & { isSingle: boolean },
): string {
  const texts = EMBED_TEXTS[language];
  const tag = LANGUAGE_TAGS[language];
  const address = inLanguage(origin + pagePaths.verse(key), language);
  const label = isSingle
    ? ''
    : `<span class="key">${link(address, key, texts.verseLabel(numberInSurah))}</span>`;
  return `${label}<p class="arabic" lang="ar" dir="rtl">${escapeMarkup(arabic)}</p><p class="translation" lang="${tag}">${escapeMarkup(translation ?? texts.untranslated)}</p>`;
}

function documentOf(
  title: string,
  canonical: string,
  { language, theme, styles, body }: PageOptions & { body: string },
): string {
  return [
    `<!DOCTYPE html><html lang="${LANGUAGE_TAGS[language]}" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)} · Tibyan</title>`,
    canonical && `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    `<style>${styles}</style></head><body><main>${body}</main></body></html>`,
  ].join('');
}

const inLanguage = (address: string, language: Language) => {
  const [page = '', place] = address.split('#');
  return `${page}?lang=${LANGUAGE_TAGS[language]}${place === undefined ? '' : `#${place}`}`;
};

/** @param label what a screen reader says beside the text */
const link = (href: string, text: string, label?: string) =>
  `<a href="${escapeMarkup(href)}" target="_blank" rel="noopener"${label ? ` title="${escapeMarkup(label)}"` : ''}>${escapeMarkup(text)}</a>`;

const sourcesOf = (language: Language) =>
  ATTRIBUTIONS[language]
    .map(
      ({ of, name, terms, url }) =>
        `${escapeMarkup(of)}: ${link(url, name)}, ${escapeMarkup(terms)}`,
    )
    .join('. ');

/** Whole paragraphs as far as they fit; tags that are cut off are closed by the sanitizer. */
function shortNote(html: string): string {
  let short = '';
  for (const block of html.split(/(?<=<\/(?:p|ul|ol|h2|h3|h4|blockquote)>)/)) {
    if (short !== '' && short.length + block.length > MAX_NOTE_CHARACTERS) break;
    short += block;
  }
  return short.slice(0, 2 * MAX_NOTE_CHARACTERS);
}
