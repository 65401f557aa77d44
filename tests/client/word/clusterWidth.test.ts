import { readFileSync } from 'node:fs';
import { widthForWords } from '../../../client/word/clusterWidth';

const word = (arabic: string, transcription = 'kelime') => ({ arabic, transcription });

test('more or longer words need a wider list, and too many fit in none', () => {
  const widths = [1, 2, 3, 4, 6, 40].map((count) =>
    widthForWords(Array<ReturnType<typeof word>>(count).fill(word('ٱلسَّمَـٰوَٰتِ')), 0),
  );
  expect(widths[0]).toBe(16);
  expect(widths.at(-1)).toBeUndefined();
  const known = widths.flatMap((width) => width ?? []);
  expect([...known].sort((one, other) => one - other)).toEqual(known);
  expect(new Set(known).size).toBeGreaterThan(2);
  const two = [word('مِن'), word('قَبْلِ')];
  expect(widthForWords(two, 9)).toBeGreaterThan(widthForWords(two, 0)!);
  expect(widthForWords([word('مِن', 'a'.repeat(60))], 0)).toBeGreaterThan(16);
});

test('the styles have a rule for each width', () => {
  const source = readFileSync('client/word/clusterWidth.ts', 'utf8');
  const styles = readFileSync('client/word/WordGroup.module.css', 'utf8');
  const widths = [...source.matchAll(/width: (\d+)/g)].map(([, width]) => width);
  expect(widths.length).toBeGreaterThan(3);
  const rules = [...styles.matchAll(/width >= (\d+)rem\) \{\s*\.group\[data-width='(\d+)'\]/g)];
  expect(rules.map(([, least, width]) => [least, width])).toEqual(widths.map((one) => [one, one]));
});
