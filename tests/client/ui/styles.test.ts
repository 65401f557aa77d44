import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = join(__dirname, '../../../client');

/** A selector with :has() of the document, or of any element, that chooses elements below. */
const WIDE =
  /(?:^|[\s,])(?:(?::root|html|body|\*|\[|:where\(html\)|:global\((?:html|body)\))[^\s,]*|:):?(?:not\(:)?has\((?:[^()]|\([^()]*\))*\)+[^\s,]*[\s>]+[^\s,>]/;

/** Selectors by which any element that appears gives the whole document its styles again. */
const wideSelectors = (styles: string) =>
  styles
    .replace(/\/\*.*?\*\//gs, '')
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((part) => WIDE.test(part));

test('an element that appears does not give the whole document its styles again', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((file) => {
    const selectors = wideSelectors(readFileSync(join(CLIENT, file), 'utf8'));
    return selectors.map((selector) => `${file}: ${selector}`);
  });
  expect(found).toEqual([]);
});

test.each([
  ':root:not(:has([data-bar])) .arrows > *',
  ':root:not(:has([data-bar])) body:has(.navigation)',
  'body > :has(main) > :not(:has(main))',
  ':has(> main) > *',
  '*:has(.bar) .bar',
  '[data-theme]:has(.bar) .bar',
  ':global(html):has([data-bar]) .bar',
])('%s would be found', (selector) => {
  expect(wideSelectors(`@media print { ${selector} { color: red } }`)).toEqual([selector]);
});

test.each([':root:has(.bar)', 'body:has(.bar)', '.check:has(.link):hover .text'])(
  '%s is none of them',
  (selector) => {
    expect(wideSelectors(`.a, ${selector} { color: red }`)).toEqual([]);
  },
);
