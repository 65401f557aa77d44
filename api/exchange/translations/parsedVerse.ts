/** A verse as a file of a translation has it, before any check. */
export interface ParsedVerse {
  /** File with line or key, e.g. "ur.jalandhry.txt:17". */
  at: string;
  surah: string;
  number: string;
  text: string;
  note?: string | undefined;
}

/** The fields of a record by the names that files use for them. */
const NAMES = {
  surah: ['sura', 'surah', 'sura_number', 'surah_number', 'chapter'],
  number: ['ayanumber', 'aya_number', 'ayah_number', 'aya', 'ayah', 'verse', 'number'],
  text: ['translation', 'text'],
  note: ['footnotes', 'footnote', 'notes', 'note'],
};

const isNumber = (text: string) => /^\d{1,3}$/.test(text);

/** @returns undefined for a record that is no verse */
export function verseOfRecord(
  at: string,
  record: Readonly<Record<string, unknown>>,
): ParsedVerse | undefined {
  const values = new Map(
    Object.entries(record).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number'
        ? [[name.trim().toLowerCase(), String(value).trim()]]
        : [],
    ),
  );
  const find = (field: keyof typeof NAMES, isRight: (text: string) => boolean = () => true) =>
    NAMES[field]
      .map((name) => values.get(name))
      .find((text) => text !== undefined && isRight(text));
  const surah = find('surah', isNumber);
  const number = find('number', isNumber);
  const text = find('text');
  if (surah === undefined || number === undefined || text === undefined) return undefined;
  return { at, surah, number, text, note: find('note') };
}
