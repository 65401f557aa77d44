/** Where a value of a word comes from, as the database stores it: a text such as "import qul". */
import { fragment, type Fragment } from './database';

export type ProvenanceKind = 'package' | 'lexicon' | 'rule' | 'import' | 'editor';

export interface Provenance {
  kind: ProvenanceKind;
  /** Format of the imported file, such as "qul". */
  format: string | null;
  /** UTC date of the edit, such as "2026-11-25". */
  date: string | null;
  /** Name of the editor; for admins only. Null in a database that was filled from an export. */
  editor: string | null;
}

/** Texts of an npm package, of this project's lexicon, and of its rules. */
export const FROM_PACKAGE = 'package';
export const FROM_LEXICON = 'lexicon';
export const FROM_RULE = 'rule';

export const fromImport = (format: string) => `import ${format}`;

/** @param editor name of the admin */
export const fromEditor = (editor: string, time: Date) =>
  `editor ${time.toISOString().slice(0, 10)} ${editor}`;

/** The text without the name of the editor, which is for admins only. */
export const provenanceOfColumn = (column: Fragment) =>
  fragment`substring(${column} FROM '^[^ ]+(?: [^ ]+)?')`;

/** @returns null for an unknown source */
export function provenanceOf(source: string | null): Provenance | null {
  const [, kind, detail = null, editor = null] = SOURCE.exec(source ?? '') ?? [];
  if (!kind) return null;
  return {
    kind: kind as ProvenanceKind,
    format: kind === 'import' ? detail : null,
    date: kind === 'editor' ? detail : null,
    editor,
  };
}

const SOURCE = /^(package|lexicon|rule|import|editor)(?: (\S+)(?: (.+))?)?$/s;
