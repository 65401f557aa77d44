/** What the server and its rendering thread tell each other. Pages and queries have numbers. */

/** Paths of the files that the thread needs. */
export interface ThreadFiles {
  /** Module that renders pages. */
  renderer: string;
  /** Vite's manifest of the files for browsers. */
  manifest: string;
}

type Headers = [name: string, value: string][];

export type ToThread =
  | { type: 'render'; page: number; url: string; headers: Headers; origin: string }
  /** The result as JSON, because a message loses the properties of errors. */
  | { type: 'executed'; query: number; json: string };

export type FromThread =
  | { type: 'ready' }
  | {
      type: 'execute';
      page: number;
      query: number;
      documentId: string;
      variables: Record<string, unknown>;
    }
  | { type: 'rendered'; page: number; status: number; headers: Headers; body: ArrayBuffer | null }
  | { type: 'failed'; page: number; error: unknown };
