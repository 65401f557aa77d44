/** `npm run admin -- translation …`: lists, renames and removes translations. */
import type { Database } from '../api/database/database';
import { removeTranslation, renameTranslation } from '../api/exchange/translations/saveTranslation';
import { translationsOf } from '../api/read/translations';
import { withDatabase } from './database';

export const USAGE_OF_TRANSLATION = `  npm run admin -- translation list
  npm run admin -- translation rename SLUG NAME
  npm run admin -- translation remove SLUG`;

/** @returns undefined if the arguments fit no command */
export function translationCommand(args: readonly string[]): (() => Promise<void>) | undefined {
  const [command, slug = '', name = ''] = args;
  if (command === 'list' && args.length === 1) return () => withDatabase(print);
  if (command === 'rename' && args.length === 3 && slug && name.trim()) {
    return () =>
      withDatabase(async (database) => {
        await renameTranslation(database, slug, name.trim());
        console.log(`${slug} is now called ${name.trim()}.`);
      });
  }
  if (command === 'remove' && args.length === 2 && slug) {
    return () =>
      withDatabase(async (database) => {
        await removeTranslation(database, slug);
        console.log(`The translation ${slug} was removed.`);
      });
  }
  return undefined;
}

async function print(database: Database): Promise<void> {
  const translations = await translationsOf({ database });
  const width = Math.max(...translations.map(({ slug }) => slug.length));
  for (const { slug, language, name, spdx, terms } of translations) {
    console.log(`${slug.padEnd(width)}  ${language}  ${name} (${spdx ?? terms})`);
  }
}
