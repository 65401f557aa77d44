/** What a call of the REST API consists of, and the parameters of its path. */
import { z } from 'zod';
import { sections } from './shapes';

/** A request: its parameters and its body, parsed by their schemas. */
export interface CallInput {
  params: Record<string, unknown>;
  body: Record<string, unknown>;
  /** Parameters after the question mark. */
  query: Record<string, unknown>;
}

export type Variables = Record<string, unknown>;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, in the syntax of Hono. All parameters but `section` are integer keys. */
  path: string;
  /** Name of the call in generated clients; permanent. */
  id: string;
  /** For the OpenAPI document. */
  summary: string;
  /** What else a caller has to know; who may call, and what it costs, is added to all calls. */
  description?: string;
  document: string;
  body?: z.ZodType<Record<string, unknown>>;
  /** Schema of the parameters after the question mark, which are text. */
  query?: z.ZodObject;
  variables?(request: CallInput): Variables;
  /** Name of the row in the payload of a mutation. */
  field?: string;
  /** Converts the row to `data` of the response. */
  data: z.ZodType;
  /** True if `document` has only the chosen fields, and may cost less than a whole one. */
  isReduced?: boolean;
  /** Converts the row of a conflict to `current`, if `data` can't. */
  current?: z.ZodType;
  /** Looks up the parameter `id` before the call. */
  lookUp?: {
    document: string;
    /** Whether a call needs it; by default every one does. */
    isNeeded?(request: CallInput): boolean;
    variables(request: CallInput): Variables;
    /** Undefined if there is none. */
    idIn(found: unknown, request: CallInput): unknown;
  };
}

/** Cost units of one document; a large page and a small row cost the same. */
export const UNITS_PER_DOCUMENT = 5;

/** Names of the parameters in a path. */
export const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The type of a path parameter. Integers larger than any key are valid; they lead to no row. */
export const parameter = (name: string): z.ZodType =>
  (name === 'section' ? sections.request : integer).describe(PARAMETERS[name] ?? 'Integer key.');

/** The value of a path parameter in examples of calls. */
export const exampleOf = (name: string) => EXAMPLES[name] ?? 2;

const EXAMPLES: Record<string, string | number> = {
  section: 'faithInAllah',
  verseId: 262,
  number: 255,
  page: 42,
  juz: 30,
};

const PARAMETERS: Record<string, string> = {
  section: 'Section of the posts.',
  verseId: 'Integer key of the verse, 1 to 6236.',
  postVerseId: 'Integer key of the verse in its post.',
  postId: 'Integer key of the post.',
  surah: 'Number of the surah, 1 to 114.',
  number: 'Number of the verse in its surah.',
  page: 'Number of the page of the Madinah mushaf, 1 to 604.',
  juz: 'Number of the juz, 1 to 30.',
};

const integer = z.preprocess(
  (text: string) => (/^\d+$/.test(text) ? Number(text) : text),
  z.number({ error: 'This must be a whole number.' }).meta({ type: 'integer', minimum: 1 }),
);
