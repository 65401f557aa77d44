/** The commands `npm run import` and `npm run export`. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Database } from '../api/database/database';
import { showProgress } from '../api/seed/progress';
import { readDivision } from '../api/exchange/division';
import { exportAll } from '../api/exchange/exportAll';
import { textFields, type TextFieldName } from '../api/exchange/format';
import { formats } from '../api/exchange/formats/formats';
import { importAll } from '../api/exchange/importAll';
import { listed, saveWords } from '../api/exchange/saveWords';
import { ExportError, ImportError } from '../api/exchange/source';
import { printableDatabaseError, withDatabase } from './database';
import { importTranslation, TRANSLATION_OPTIONS, USAGE_OF_TRANSLATION } from './importTranslation';

const USAGE_OF_IMPORT = `Usage:
  npm run import -- FORMAT PATH… [--field FIELD] [--overwrite-edited] [--change-arabic] [--dry-run]
${USAGE_OF_TRANSLATION}

FORMAT is one of ${[...Object.keys(formats), 'tibyan'].join(', ')}.
--field sets the field of the texts if neither the file nor its name determines it:
  ${textFields.join(', ')}.
--overwrite-edited also changes fields that an admin has edited.
--change-arabic also changes the Arabic text and pause marks of words.
--dry-run reports the changes without making them.
A translation of verses is a file of Tanzil or QuranEnc, which is recognized by itself. One with the same slug is
replaced. --licence is for an SPDX license such as CC-BY-4.0, --terms for terms in words. --strip-html makes HTML plain
text.`;

const USAGE_OF_EXPORT = `Usage:
  npm run export -- PATH [--dry-run]

Writes all content to the new folder PATH. --dry-run counts the rows without writing.`;

/** Options for imports of words. */
const WORD_OPTIONS = {
  field: { type: 'string' },
  'overwrite-edited': { type: 'boolean' },
  'change-arabic': { type: 'boolean' },
} as const;

/** Further refusals are only counted. */
const MAX_SHOWN_REFUSALS = 20;

/** The arguments fit no command. */
class UsageError extends Error {}

export async function runImport(args: string[]): Promise<number> {
  const options = {
    ...WORD_OPTIONS,
    ...TRANSLATION_OPTIONS,
    'dry-run': { type: 'boolean' },
  } as const;
  return run(USAGE_OF_IMPORT, async () => {
    const { values, positionals } = parse({ args, options });
    const [name = '', ...paths] = positionals;
    const field = fieldOf(values.field);
    const settings = {
      dryRun: values['dry-run'] ?? false,
      overwriteEdited: values['overwrite-edited'] ?? false,
      changeArabic: values['change-arabic'] ?? false,
      onProgress: progress(`Importing ${name}`),
    };
    if (paths.length === 0) throw new UsageError();
    if (name === 'translation') {
      const [path = '', ...more] = paths;
      if (more.length > 0 || hasAny(values, Object.keys(WORD_OPTIONS))) throw new UsageError();
      return withDatabase((database) => importTranslation(database, path, values, settings.dryRun));
    }
    if (hasAny(values, Object.keys(TRANSLATION_OPTIONS))) throw new UsageError();
    if (name === 'tibyan') return importTibyan(paths, settings);
    const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
    if (!format) throw new UsageError();
    await withDatabase(async (database) => {
      const division = await readDivision(database.sql);
      const { words, refusals } = await format(paths, { division, field });
      if (refusals.length > 0) {
        throw new ImportError(`Nothing was imported: ${counted(refusals.length)}.`, refusals);
      }
      const { changed, unchanged, edited, arabic } = await saveWords(database, words, {
        ...settings,
        format: name,
      });
      const done = settings.dryRun ? 'would change' : 'changed';
      console.log(
        `${words.size} words: ${changed} ${done}, ${unchanged} unchanged, ${edited} with kept edits of an admin.`,
      );
      if (arabic.length > 0) {
        console.log(
          settings.changeArabic
            ? `The Arabic text ${settings.dryRun ? 'would change' : 'has changed'} in ${listed(arabic)}.`
            : `The Arabic text would change in ${listed(arabic)}. That needs --change-arabic.`,
        );
      }
    });
  });
}

async function importTibyan(
  [path = '', ...more]: string[],
  settings: { dryRun: boolean; onProgress(done: number, total: number): void },
): Promise<void> {
  if (more.length > 0) throw new UsageError();
  await withDatabase(async (database) => {
    const { files, contentRevision, corrected } = await importAll(database, path, settings);
    for (const { name, rows } of files) console.log(`${name}: ${rows} rows`);
    if (corrected.length > 0) {
      console.log(`The Arabic text differs from the imported one in ${listed(corrected)}.`);
    }
    console.log(
      settings.dryRun
        ? `The export of revision ${contentRevision} is complete. Nothing was changed.`
        : `The content of revision ${contentRevision} was imported.`,
    );
  });
}

export async function runExport(args: string[]): Promise<number> {
  return run(USAGE_OF_EXPORT, async () => {
    const { values, positionals } = parse({ args, options: { 'dry-run': { type: 'boolean' } } });
    const [path, ...more] = positionals;
    if (!path || more.length > 0) throw new UsageError();
    await withDatabase((database) => writeExport(database, path, values['dry-run'] ?? false));
  });
}

async function writeExport(database: Database, path: string, dryRun: boolean): Promise<void> {
  const onFile = ({ name, rows }: { name: string; rows: number }) =>
    console.log(`${name}: ${rows} rows`);
  const { contentRevision } = await exportAll(database, path, { dryRun, onFile });
  console.log(
    dryRun
      ? `This is the content of revision ${contentRevision}. Nothing was written.`
      : `The content of revision ${contentRevision} was written to ${path}.`,
  );
}

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(config: {
  args: string[];
  options: Options;
}) {
  try {
    return parseArgs({ ...config, allowPositionals: true });
  } catch {
    throw new UsageError();
  }
}

const hasAny = (values: object, names: readonly string[]) => names.some((name) => name in values);

function fieldOf(given: string | undefined): TextFieldName | undefined {
  const field = textFields.find((name) => name === given);
  if (given !== undefined && !field) throw new UsageError();
  return field;
}

function progress(label: string) {
  const show = showProgress(label);
  return (done: number, total: number) => show({ done, total });
}

const counted = (refusals: number) => (refusals === 1 ? '1 error' : `${refusals} errors`);

/** Runs a command. Errors that a person can fix are printed without a stack. */
async function run(usage: string, command: () => Promise<void>): Promise<number> {
  try {
    await command();
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(usage);
      return 2;
    }
    if (error instanceof ImportError) {
      for (const { at, reason } of error.refusals.slice(0, MAX_SHOWN_REFUSALS))
        console.error(`${at}: ${reason}`);
      const hidden = error.refusals.length - MAX_SHOWN_REFUSALS;
      if (hidden > 0) console.error(`… and ${hidden} more.`);
    }
    const isKnown = error instanceof ImportError || error instanceof ExportError;
    console.error(isKnown ? error.message : printableDatabaseError(error));
    return 1;
  }
}
