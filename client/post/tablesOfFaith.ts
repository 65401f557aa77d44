import type { FaithSection } from './postAddress';

const PROPHETS = Array.from({ length: 15 }, (_, place) => [10 + place]);

/** Keys of the terms whose tables belong to a section; pairs share a page. */
const TABLES: Record<FaithSection, number[][]> = {
  faith: [],
  faithInAllah: [[2, 26]],
  faithInAfterlife: [[3], [4]],
  faithInAngels: [[5]],
  faithInBook: [
    [8, 29],
    [7, 28],
    [6, 27],
    [1, 25],
  ],
  faithInProphets: [[9], ...PROPHETS],
};

/**
 * Links to the tables of a section.
 * @param names the names of existing terms by key
 */
export function tablesOf(section: FaithSection, names: ReadonlyMap<number, string>) {
  return TABLES[section].flatMap((ids) => {
    const known = ids.filter((id) => names.has(id));
    if (known.length === 0) return [];
    const label = known.map((id) => names.get(id)).join(' · ');
    return [{ to: `/termTables/${known.join('/')}`, label }];
  });
}
