/** The examples of a Markdown document: curl commands, each with the documented JSON. */

/** The request of a curl command. */
export interface CurlRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Example {
  command: string;
  /** Stated in the text before the command or the JSON ("Status 404"); 200 by default. */
  status: number;
  /** The documented JSON, with {@link ELLIPSIS} where a part is omitted; undefined without JSON. */
  shown: unknown;
}

/** Matches any number of further fields or items; at the end of a text, its rest. */
export const ELLIPSIS = '…';

const BLOCK = /^```(\w*)\n([^]*?)^```$/gm;

/** Every \`\`\`sh block that begins with curl, in order. */
export function examplesIn(markdown: string): Example[] {
  const blocks = [...markdown.matchAll(BLOCK)].map(({ 0: whole, 1: language, 2: text, index }) => ({
    language,
    text: text ?? '',
    start: index,
    end: index + whole.length,
  }));
  return blocks.flatMap(({ language, text, start, end }, index) => {
    if (language !== 'sh' || !text.startsWith('curl')) return [];
    const before = markdown.slice(blocks[index - 1]?.end ?? 0, start);
    const next = blocks[index + 1];
    const between = next?.language === 'json' ? markdown.slice(end, next.start) : undefined;
    const isShown = between !== undefined && !between.includes('\n#');
    const said = /Status (\d{3})[^\n]*\n+$/.exec(before) ?? /Status (\d{3})/.exec(between ?? '');
    const shown = isShown ? JSON.parse(withMarks(next?.text ?? '')) : undefined;
    return [{ command: text.trim(), status: Number(said?.[1] ?? 200), shown }];
  });
}

/** Turns a bare ellipsis into an item of a list or a field of an object. */
function withMarks(text: string): string {
  const open: string[] = [];
  return text.replace(/"(?:[^"\\]|\\.)*"|[[\]{}]|…/g, (found) => {
    if (found === '{' || found === '[') open.push(found);
    if (found === '}' || found === ']') open.pop();
    if (found !== ELLIPSIS) return found;
    return open.at(-1) === '[' ? `"${ELLIPSIS}"` : `"${ELLIPSIS}": null`;
  });
}

/**
 * The paths at which a response differs from the documented one; empty if it matches. Without an
 * ellipsis an object has no further fields and a list no further items.
 */
export function differences(shown: unknown, real: unknown, at = 'answer'): string[] {
  if (typeof shown === 'string' && shown.endsWith(ELLIPSIS) && typeof real === 'string') {
    return real.startsWith(shown.slice(0, -1)) ? [] : [at];
  }
  if (typeof shown !== 'object' || shown === null) return shown === real ? [] : [at];
  if (typeof real !== 'object' || real === null) return [at];
  if (Array.isArray(shown) !== Array.isArray(real)) return [at];
  const isMore = Array.isArray(shown) ? shown.includes(ELLIPSIS) : ELLIPSIS in shown;
  const fields = Object.entries(shown).filter(
    ([name, value]) => name !== ELLIPSIS && value !== ELLIPSIS,
  );
  const isWhole = isMore || fields.length === Object.keys(real).length;
  return [
    ...(isWhole ? [] : [`${at}: something is left out without an ellipsis`]),
    ...fields.flatMap(([name, value]) =>
      differences(value, (real as Record<string, unknown>)[name], `${at}.${name}`),
    ),
  ];
}

/**
 * The request that curl would send for a command, up to a pipe.
 * @param variables shell variables, for $NAME in double quotes
 * @throws {Error} for an unsupported option
 */
export function parseCurl(command: string, variables: Record<string, string>): CurlRequest {
  const [, ...words] = wordsOf(command, variables);
  const headers: Record<string, string> = { accept: '*/*' };
  const data: string[] = [];
  let [address, method, isGet]: [string?, string?, boolean?] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const value = () => words[++at] ?? '';
    if (word === '-H') {
      const [, name = '', text = ''] = /^([^:]+):\s*(.*)$/.exec(value()) ?? [];
      headers[name.toLowerCase()] = text;
    } else if (word === '-X') method = value();
    else if (word === '--get') isGet = true;
    else if (word === '--data') data.push(value());
    else if (word === '--data-urlencode') {
      const [, name = '', text = ''] = /^(\w+)=([^]*)$/.exec(value()) ?? [];
      data.push(`${name}=${encodeURIComponent(text)}`);
    } else if (!word.startsWith('-')) address = word;
    else if (!/^-[siO]+$/.test(word)) throw new Error(`The curl option ${word} is not supported.`);
  }
  const { pathname, search } = new URL(`http://${address}`);
  const path = `${pathname}${search}`;
  if (isGet) return { path: `${path}?${data.join('&')}`, method: method ?? 'GET', headers };
  if (data.length === 0) return { path, method: method ?? 'GET', headers };
  headers['content-type'] ??= 'application/x-www-form-urlencoded';
  return { path, method: method ?? 'POST', headers, body: data.join('&') };
}

/** The words of a shell command: single quotes, double quotes with variables, \ at the end of lines. */
function wordsOf(command: string, variables: Record<string, string>): string[] {
  const text = command.replace(/\\\n/g, ' ');
  const words: string[] = [];
  for (const [word, single, double] of text.matchAll(/'([^']*)'|"([^"]*)"|[^\s'"]+/g)) {
    if (word === '|') break;
    words.push(single ?? filled(double ?? word, variables));
  }
  return words;
}

function filled(text: string, variables: Record<string, string>): string {
  return text.replace(/\$(\w+)/g, (_all, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The shell variable $${name} is not defined.`);
    return value;
  });
}
