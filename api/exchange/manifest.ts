import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const FORMAT = 'tibyan';
export const FORMAT_VERSION = 1;

/** The manifest of an export. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  contentRevision: z.int().min(0),
  files: z.array(z.object({ name: z.string(), rows: z.int().min(0), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
