import { graphql, readInlineData } from 'react-relay';
import type { aliasValues_alias$key, Language } from '../__generated__/aliasValues_alias.graphql';
import { certainRuns, type References } from '../../text/references';
import { parseVerseKey, verseRunText } from '../../text/verseReference';
import type { Saved } from '../editing/outcome';

export const ALIAS_LANGUAGES = ['TURKISH', 'ENGLISH', 'ARABIC'] as const satisfies Language[];

export interface AliasValues {
  name: string;
  language: (typeof ALIAS_LANGUAGES)[number];
  /** "2:255" or "2:285-286" */
  verses: string;
}

/** Reads the form values of a name, its key and its version. */
export function readAlias(alias: aliasValues_alias$key): Saved<AliasValues> & {
  databaseId: number;
} {
  const data = readInlineData(
    graphql`
      fragment aliasValues_alias on VerseAlias @inline {
        databaseId
        version
        name
        language
        firstVerse {
          key
        }
        lastVerse {
          key
        }
      }
    `,
    alias,
  );
  const { databaseId, version, name, firstVerse, lastVerse } = data;
  const [first, last] = [parseVerseKey(firstVerse.key), parseVerseKey(lastVerse.key)];
  const verses = (first && last && verseRunText({ first, last })) ?? firstVerse.key;
  const language = ALIAS_LANGUAGES.find((one) => one === data.language) ?? 'ENGLISH';
  return { databaseId, version, values: { name, language, verses } };
}

/** "2:255" or "2:285-286" for a reference in any form; undefined for others. */
export function versesIn(text: string, references: References): string | undefined {
  const [run, ...more] = certainRuns(references.parse(text)) ?? [];
  return run && more.length === 0 ? verseRunText(run) : undefined;
}
