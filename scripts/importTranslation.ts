/** `npm run import -- translation …`: adds or replaces a translation of the whole Qur'an. */
import type { Database } from '../api/database/database';
import { readDivision } from '../api/exchange/division';
import { ImportError } from '../api/exchange/source';
import { checkedVerses } from '../api/exchange/translations/checkedVerses';
import { readForm } from '../api/exchange/translations/forms';
import { saveTranslation } from '../api/exchange/translations/saveTranslation';
import type { TranslationDetails } from '../api/write/translations';
import { directionOf, languageTagOf, STORED_TRANSLATIONS } from '../text/translations';
import { isTranslationSlug } from '../text/translationSlug';

/** Options of the command besides `--dry-run`, as `parseArgs` reads them. */
export const TRANSLATION_OPTIONS = {
  slug: { type: 'string' },
  language: { type: 'string' },
  name: { type: 'string' },
  translator: { type: 'string' },
  source: { type: 'string' },
  'source-url': { type: 'string' },
  licence: { type: 'string' },
  terms: { type: 'string' },
  'licence-url': { type: 'string' },
  direction: { type: 'string' },
  'version-date': { type: 'string' },
  'strip-html': { type: 'boolean' },
} as const;

export type TranslationOptions = Partial<
  Record<Exclude<keyof typeof TRANSLATION_OPTIONS, 'strip-html'>, string | undefined>
> & { 'strip-html'?: boolean | undefined };

export const USAGE_OF_TRANSLATION = `  npm run import -- translation PATH --slug SLUG --language TAG --name NAME --translator NAME --source TEXT
    (--licence SPDX | --terms TEXT) [--licence-url URL] [--source-url URL] [--direction ltr|rtl]
    [--version-date YYYY-MM-DD] [--strip-html] [--dry-run]`;

const MAX_CHARACTERS = 500;

export async function importTranslation(
  database: Database,
  path: string,
  options: TranslationOptions,
  dryRun: boolean,
): Promise<void> {
  const division = await readDivision(database.sql);
  const { form, verses: parsed, refusals: ofForm, comment } = readForm(path, division);
  const details = detailsOf(options, comment);
  const { verses, refusals } = checkedVerses(parsed, division, {
    path,
    stripsHtml: options['strip-html'] ?? false,
  });
  const all = [...ofForm, ...refusals];
  if (all.length > 0) {
    const errors = all.length === 1 ? '1 error' : `${all.length} errors`;
    throw new ImportError(`Nothing was imported: ${errors}.`, all);
  }
  const savedAs = await saveTranslation(database, details, verses, { dryRun });
  const { slug, name, language, direction } = details;
  const notes = verses.filter(({ note }) => note !== null).length;
  console.log(`${path}: ${form}, ${verses.length} verses, ${notes} with footnotes.`);
  const done =
    savedAs === 'unchanged' ? 'is unchanged' : `${dryRun ? 'would be' : 'was'} ${savedAs}`;
  console.log(`${slug} (${name}, ${language}, ${direction}) ${done}.`);
}

/** @throws {ImportError} for missing or invalid options; names all of them */
function detailsOf(
  options: TranslationOptions,
  comment: ReadonlyMap<string, string>,
): TranslationDetails {
  const problems: string[] = [];
  const textOf = (name: keyof typeof TRANSLATION_OPTIONS, value: string | undefined) => {
    const text = value?.trim();
    if (!text) problems.push(`--${name} is missing.`);
    else if (text.length > MAX_CHARACTERS) {
      problems.push(`--${name} has more than ${MAX_CHARACTERS} characters.`);
    }
    return text ?? '';
  };
  const urlOf = (name: 'source-url' | 'licence-url') => {
    const url = options[name];
    if (url === undefined) return null;
    if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url)) {
      problems.push(`--${name} must be an address that begins with https:// or http://.`);
    }
    return url;
  };
  const slug = textOf('slug', options.slug);
  if (slug && !isTranslationSlug(slug)) {
    problems.push(
      `--slug must be lowercase letters a to z and digits, with hyphens between them, at most 40 characters, e.g. ur-jalandhry.`,
    );
  }
  if (STORED_TRANSLATIONS.some((stored) => stored.slug === slug)) {
    problems.push(`${slug} is the slug of a translation that is edited on the site.`);
  }
  const given = textOf('language', options.language);
  const language = languageTagOf(given);
  if (given && !language) problems.push('--language must be a language tag, e.g. ur or zh-Hant.');
  const { licence: spdx, terms, direction = directionOf(language ?? 'en') } = options;
  if (!spdx?.trim() && !terms?.trim()) {
    problems.push('Say under which terms the text may be used: --licence SPDX or --terms TEXT.');
  }
  if (spdx !== undefined && !/^[A-Za-z0-9.+() -]{2,100}$/.test(spdx)) {
    problems.push(
      '--licence must be an SPDX expression, e.g. CC-BY-4.0; put other terms in --terms.',
    );
  }
  if (direction !== 'ltr' && direction !== 'rtl') problems.push('--direction must be ltr or rtl.');
  const versionDate = options['version-date'] ?? dateOf(comment.get('last update'));
  if (versionDate != null && !isDate(versionDate)) {
    problems.push('--version-date must be a date such as 2026-11-28.');
  }
  const details = {
    slug,
    language: language ?? given,
    name: textOf('name', options.name ?? comment.get('name')),
    translator: textOf('translator', options.translator ?? comment.get('translator')),
    source: textOf('source', options.source ?? comment.get('source')),
    sourceUrl: urlOf('source-url'),
    spdx: spdx?.trim() || null,
    terms: terms?.trim() || null,
    licenceUrl: urlOf('licence-url'),
    direction: direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
    versionDate: versionDate ?? null,
  };
  if (problems.length > 0) throw new ImportError(`Nothing was imported.\n${problems.join('\n')}`);
  return details;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Also of days that a month does not have, which are read as days of the next one. */
const isDate = (text: string) => ISO_DATE.test(text) && dateOf(text) === text;

/** A date such as "January 22, 2014"; undefined for anything else. */
function dateOf(text: string | undefined): string | undefined {
  const time = Date.parse(`${text} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
