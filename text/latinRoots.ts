/** Roots in Latin letters, such as "ktb", "slm" or "sh-r-k". */

/** Arabic letters that a Latin letter can stand for. */
const LETTERS: Record<string, string> = {
  a: 'اع',
  "'": 'اع',
  ...{ b: 'ب', t: 'تط', th: 'ث', j: 'ج', c: 'ج', h: 'حهخ', kh: 'خ', d: 'دض', dh: 'ذ', r: 'ر' },
  ...{ z: 'زذظ', s: 'سصث', sh: 'ش', gh: 'غ', g: 'غ', f: 'ف', q: 'ق', k: 'كق', l: 'ل', m: 'م' },
  ...{ n: 'ن', w: 'و', v: 'و', u: 'و', y: 'ي', i: 'ي', e: 'ا' },
};

/** All Arabic spellings of a root in Latin letters. */
export function arabicReadings(folded: string): string[] {
  const letters = folded.match(/[ktdsg]h|[a-z']/g) ?? [];
  if (letters.length < 2 || letters.length > 5) return [];
  return letters.reduce<string[]>(
    (readings, letter) =>
      readings.flatMap((reading) => [...(LETTERS[letter] ?? '')].map((next) => reading + next)),
    [''],
  );
}
