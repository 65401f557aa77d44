/** Roots as they are written with Latin letters: "ktb", "slm", "sh-r-k". */

/** Arabic letters that a Latin one may stand for. */
const LETTERS: Record<string, string> = {
  a: 'اع',
  "'": 'اع',
  ...{ b: 'ب', t: 'تط', th: 'ث', j: 'ج', c: 'ج', h: 'حهخ', kh: 'خ', d: 'دض', dh: 'ذ', r: 'ر' },
  ...{ z: 'زذظ', s: 'سصث', sh: 'ش', gh: 'غ', g: 'غ', f: 'ف', q: 'ق', k: 'كق', l: 'ل', m: 'م' },
  ...{ n: 'ن', w: 'و', v: 'و', u: 'و', y: 'ي', i: 'ي', e: 'ا' },
};

/** Every way to read it with Arabic letters; none when a letter is not one. */
export function arabicReadings(folded: string): string[] {
  const letters = folded.match(/[ktdsg]h|[a-z']/g) ?? [];
  if (letters.length < 2 || letters.length > 5) return [];
  return letters.reduce<string[]>(
    (readings, letter) =>
      readings.flatMap((reading) => [...(LETTERS[letter] ?? '')].map((next) => reading + next)),
    [''],
  );
}
