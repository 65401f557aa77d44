/**
 * Root and Turkish gloss of a form as it stands in the text, written for this project. The files
 * beside this one have an entry a line: forms with commas between, root or `-`, gloss, and words
 * that the entry is not for (`!2:26:7 3:4:5`) or the only ones it is for (`=2:26:7`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextWord } from '../textWord';
import { Stems } from './stems';

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
   * @param text lines as in the files
   * @throws {Error} that names a line which is not an entry
   */
  constructor(text: string) {
    text.split('\n').forEach((line, index) => {
      if (line === '') return;
      const [forms, root, gloss, words = '', ...more] = line.split('\t');
      if (!forms || !root || !ROOT.test(root) || !gloss || !WORDS.test(words) || more.length > 0) {
        throw new Error(`Line ${index + 1} of the lexicon is no entry: ${line}`);
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

  /** @returns undefined for a word that has no entry yet */
  entryOf(word: TextWord): LexiconEntry | undefined {
    return this.entriesOf(word)[0];
  }

  /** All entries that are for a word: one at most, in sound files. */
  entriesOf({ key, arabicText }: TextWord): LexiconEntry[] {
    const lines = this.linesOf.get(arabicText) ?? [];
    return lines.filter(({ only, except }) => (only ? only.has(key) : !except.has(key)));
  }
}

/** The lexicon of the files. */
export function readLexicon(): Lexicon {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.tsv'));
  return new Lexicon(files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join(''));
}

/**
 * Roots of the words that the lexicon doesn't have. `exceptions.txt` has a bare form a line, with its
 * root or `-`, where stems mislead.
 */
export function readStems(lexicon: Lexicon): Stems {
  const lines = readFileSync(join(FOLDER, 'exceptions.txt'), 'utf8').trimEnd().split('\n');
  const exceptions = lines.map((line) => {
    const [form = '', root = ''] = line.split('\t');
    if (!ROOT.test(root)) throw new Error(`"${line}" is no exception: form, tab, root.`);
    return [form, root === '-' ? null : root] as const;
  });
  return new Stems(lexicon.roots, new Map(exceptions));
}
