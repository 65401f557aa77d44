/** Patterns of the addresses of recordings, such as "https://example.org/{surah3}{verse3}.mp3". */

const NUMBERS = { verse: ['surah', 'verse'], word: ['surah', 'verse', 'word'] } as const;

const EXAMPLES = {
  verse: 'https://example.org/{surah3}{verse3}.mp3',
  word: 'https://example.org/{surah3}_{verse3}_{word3}.mp3',
};

/** Without them, a path has no host. */
const ANY_ORIGIN = 'http://site.invalid';

/**
 * Why a text is no pattern for the recordings of verses or words, as the end of a sentence with "must be"; undefined
 * for a pattern.
 */
export function patternProblem(
  pattern: string,
  recorded: keyof typeof NUMBERS,
): string | undefined {
  const numbers: readonly string[] = NUMBERS[recorded];
  const placeholders = numbers.map((number) => `{${number}} or {${number}3}`).join(', ');
  const expected = `an address of http:// or https:// or a path of this site, which contains ${placeholders}, such as ${EXAMPLES[recorded]}`;
  const used = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = used.find((name) => !numbers.includes(name.replace(/3$/, '')));
  if (unknown !== undefined) return `${expected}; {${unknown}} is no placeholder of it`;
  const isComplete = numbers.every((number) =>
    used.some((name) => name === number || name === `${number}3`),
  );
  const [first, second] = ['1:1:1', '2:2:2'].map((key) => locate(addressOf(pattern, key)));
  const isAddress = first !== undefined && first.origin === second?.origin;
  return isComplete && isAddress && !/[{}]/.test(addressOf(pattern, '1:1:1'))
    ? undefined
    : expected;
}

/** @returns undefined for what is neither a path nor an address of HTTP */
function locate(address: string): URL | undefined {
  const isPath = address.startsWith('/');
  if (/\s/.test(address) || !URL.canParse(address, isPath ? ANY_ORIGIN : undefined)) {
    return undefined;
  }
  const url = new URL(address, isPath ? ANY_ORIGIN : undefined);
  // Without both slashes, browsers take the address as a path below the page.
  const isAllowed = isPath
    ? url.origin === ANY_ORIGIN
    : /^https?:\/\/[^/\\]/i.test(address) && /^[a-z0-9.-]+(:\d+)?$/.test(url.host);
  // The Content-Security-Policy names the origin alone, and browsers refuse credentials.
  return isAllowed && !url.username && !url.password ? url : undefined;
}

/** The address of the recording of a verse ("2:255") or a word ("2:255:3"). */
export function addressOf(pattern: string, key: string): string {
  const [surah = '', verse = '', word = ''] = key.split(':');
  const numbers: Record<string, string> = { surah, verse, word };
  return pattern.replace(/\{(surah|verse|word)(3?)\}/g, (_placeholder, name: string, three) =>
    (numbers[name] ?? '').padStart(three ? 3 : 1, '0'),
  );
}

/** The other site that a pattern leads to; undefined for a path of this one. */
export function originOf(pattern: string): string | undefined {
  return pattern.startsWith('/') ? undefined : locate(addressOf(pattern, '1:1:1'))?.origin;
}
