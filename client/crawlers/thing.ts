/** A thing of schema.org as JSON-LD. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}
