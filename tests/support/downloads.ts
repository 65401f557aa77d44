/** The downloads of a server. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { TestApp } from './app';

export interface FileEntry {
  path: string;
  exactPath: string;
  table: string;
  format: string;
  rows: number;
  bytes: number;
  sha256: string;
  plainBytes: number;
  plainSha256: string;
}

export interface Manifest {
  contentRevision: number;
  contentChangedAt: string;
  changesPath: string;
  files: FileEntry[];
  tables: { name: string; columns: { name: string; type: string; source: string | null }[] }[];
  sources: Record<string, { name: string; licence: string }>;
  verses: Record<string, string>;
}

export type Row = Record<string, unknown>;

export const MANIFEST = '/downloads/manifest.json';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const manifestOf = async (app: TestApp) =>
  (await (await app.fetch(MANIFEST)).json()) as Manifest;

export async function bytesOf(app: TestApp, path: string) {
  return Buffer.from(await (await app.fetch(path)).arrayBuffer());
}

export const textOf = async (app: TestApp, name: string) =>
  gunzipSync(await bytesOf(app, `/downloads/${name}.gz`)).toString();

export const rowsOf = async (app: TestApp, table: string) =>
  JSON.parse(await textOf(app, `${table}.json`)) as Row[];
