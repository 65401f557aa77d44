/** What the tools for agents have in common: how they read, answer and refuse. */
import { z } from 'zod';
import { SOURCES, type SourceName } from '../../text/sources';

/** Reads from the schema for one caller. */
export interface Reader {
  /**
   * Executes a document and charges the caller by its complexity.
   * @throws {GraphQLError} of the result, or if the budget of the caller is used up
   */
  run<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>;
  /** The absolute address of a path of this site. */
  address(path: string): string;
}

/** The result of a call: as data that match the output schema, and the same as text to read. */
export interface Answer<Data> {
  data: Data;
  text: string;
}

export interface Tool {
  name: string;
  title: string;
  /** By which an agent chooses it. */
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  call(input: unknown, reader: Reader): Promise<Answer<Record<string, unknown>>>;
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  call(input: z.output<Input>, reader: Reader): Promise<Answer<z.output<Output>>>;
}

/** Checks the types of a tool. The server has parsed the input by its schema. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
): Tool => definition;

/** A refusal in words that the agent is meant to read; the call failed. */
export class ToolError extends Error {
  override name = 'ToolError';
}

const LANGUAGES = ['tr', 'en'] as const;

export type LanguageTag = (typeof LANGUAGES)[number];

export const languages = z
  .array(z.enum(LANGUAGES))
  .min(1)
  .max(2)
  .default([...LANGUAGES])
  .describe(
    'Languages of translations, glosses and titles: "tr" Turkish, "en" English. Both by default; the Arabic text is always there.',
  );

/** Variables of documents that include the fields of a language only if it is asked for. */
export const languageFlags = (tags: readonly LanguageTag[]) => ({
  tr: tags.includes('tr'),
  en: tags.includes('en'),
});

/** How many rows to return. */
export const limit = (fallback: number, maximum: number, what: string) =>
  z
    .int()
    .min(1)
    .max(maximum)
    .default(fallback)
    .describe(`Number of ${what} to return, 1 to ${maximum}.`);

export const offset = (what: string) =>
  z
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe(`Number of ${what} to skip; \`nextOffset\` of the last answer for the next part.`);

/** Where the next part of a list begins; null after the last one. */
export const nextOffset = z
  .int()
  .nullable()
  .describe('`offset` of the next part; null if this is the last one.');

/** Lists of the schema are read page by page, by their cursors. */
export const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';

export interface PageRow {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export const after = z
  .string()
  .max(100)
  .nullable()
  .default(null)
  .describe('`next` of the last answer, for the next part of the list.');

export const nextPage = z
  .string()
  .nullable()
  .describe('`after` of the next part; null if this is the last one.');

export const nextOf = ({ pageInfo: { hasNextPage, endCursor } }: PageRow) =>
  hasNextPage ? endCursor : null;

export const nextLine = (next: string | null) => next !== null && `There are more: after "${next}"`;

export const url = z.string().describe('Address of the page to link to.');

export const sources = z
  .array(
    z.object({
      of: z.string().describe('The text of this answer that comes from it.'),
      name: z.string().describe('Name of the text and its author.'),
      licence: z.string().describe('Terms of the text.'),
      url: z.string().nullable().describe('Address of its publication.'),
    }),
  )
  .describe('Sources of the quoted texts, to be named with them.');

type Sources = z.output<typeof sources>;

export const sourcesOf = (...names: SourceName[]): Sources =>
  names.map((name) => {
    const { description, licence, url: address, name: title } = SOURCES[name];
    return { of: description, name: title, licence, url: address };
  });

/** The names of sources of verses in these languages. */
export const verseSources = (tags: readonly LanguageTag[]): SourceName[] => [
  'arabicText',
  ...tags.map((tag) => (tag === 'tr' ? 'turkishTranslation' : 'englishTranslation')),
];

/** Lines of a text; what is empty or missing is left out. */
export const lines = (...parts: (string | false | null | undefined)[]) =>
  parts.filter((part) => part).join('\n');

export const sourceLine = (named: Sources) =>
  `Sources: ${named.map(({ name, licence }) => `${name} (${licence})`).join('; ')}`;
