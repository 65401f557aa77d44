import type { Sql } from '../../database/database';
import { rootedFormKey } from './glossRules';

interface FormedWord {
  rootId: number | null;
  arabicText: string;
}

/** The spellings of the forms of words with these roots or, like these words, without a root. */
export async function spellingsOf(sql: Sql, words: readonly FormedWord[]): Promise<string[]> {
  const rootIds = words.flatMap(({ rootId }) => rootId ?? []);
  const rootless = words.filter(({ rootId }) => rootId === null);
  // Neighboring words don't change the first letter of a form.
  const letters = rootless.map(({ arabicText }) => arabicText.charAt(0));
  const forms = new Set(words.map(rootedFormKey));
  const spellings = await sql<FormedWord>`
    SELECT DISTINCT "rootId", "arabicText" FROM "Word"
    WHERE "rootId" = ANY(${rootIds}::int[])
      OR "rootId" IS NULL AND left("arabicText", 1) = ANY(${letters}::text[])`;
  return spellings
    .filter((word) => forms.has(rootedFormKey(word)))
    .map(({ arabicText }) => arabicText);
}
