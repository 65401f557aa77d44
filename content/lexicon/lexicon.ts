/**
 * The root and Turkish gloss of each form in the text, written for this project. Each line of the
 * TSV files in this folder, except those of `senses.ts`, is an entry: forms separated by commas, root
 * or `-`, gloss, and optionally the words to exclude (`!2:26:7 3:4:5`) or the only words it applies to
 * (`=2:26:7`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextWord } from '../textWord';
import { FILES_OF_ROOTS } from './senses';

export interface LexiconEntry {
  /** Two to five letters, hamza as أ; null for a word without a root. */
  root: string | null;
  gloss: string;
}

interface Line extends LexiconEntry {
  only: Set<string> | undefined;
  except: Set<string>;
}

const FOLDER = join(process.cwd(), 'content/lexicon');
const ROOT = /^(?:-|[أبتثجحخدذرزسشصضطظعغفقكلمنهوي]{2,5})$/;
const WORDS = /^(?:[!=]\d+:\d+:\d+(?: \d+:\d+:\d+)*)?$/;

export class Lexicon {
  private readonly linesOf = new Map<string, Line[]>();

  /**
   * @param text lines in the format of the files
   * @throws {Error} with the first line that is not a valid entry
   */
  constructor(text: string) {
    text.split('\n').forEach((line, index) => {
      if (line === '') return;
      const [forms, root, gloss, words = '', ...more] = line.split('\t');
      if (!forms || !root || !ROOT.test(root) || !gloss || !WORDS.test(words) || more.length > 0) {
        throw new Error(`Line ${index + 1} of the lexicon is not a valid entry: ${line}`);
      }
      const keys = new Set(words.slice(1).split(' '));
      const entry: Line = {
        root: root === '-' ? null : root,
        gloss,
        only: words.startsWith('=') ? keys : undefined,
        except: words.startsWith('!') ? keys : new Set(),
      };
      for (const form of forms.split(',')) {
        this.linesOf.set(form, [...(this.linesOf.get(form) ?? []), entry]);
      }
    });
  }

  /** Every form that has an entry, with each of its roots. */
  get roots(): (readonly [form: string, root: string | null])[] {
    return [...this.linesOf].flatMap(([form, lines]) =>
      lines.map(({ root }) => [form, root] as const),
    );
  }

  get glosses(): string[] {
    return [...this.linesOf.values()].flatMap((lines) => lines.map(({ gloss }) => gloss));
  }

  /** @returns undefined for a form that is not in the text */
  entryOf(word: TextWord): LexiconEntry | undefined {
    return this.entriesOf(word)[0];
  }

  /** All entries that apply to a word: at most one, in valid files. */
  entriesOf({ key, arabicText }: TextWord): LexiconEntry[] {
    const lines = this.linesOf.get(arabicText) ?? [];
    return lines.filter(({ only, except }) => (only ? only.has(key) : !except.has(key)));
  }
}

/** Reads the lexicon from its files. */
export function readLexicon(): Lexicon {
  const ofRoots: readonly string[] = FILES_OF_ROOTS;
  const files = readdirSync(FOLDER).filter(
    (file) => file.endsWith('.tsv') && !ofRoots.includes(file),
  );
  return new Lexicon(files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join(''));
}
