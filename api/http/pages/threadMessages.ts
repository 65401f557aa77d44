/** What the server and its rendering thread tell each other. Pages and queries have numbers. */

/** Paths of the files that the thread needs. */
export interface ThreadFiles {
  /** Module that renders pages. */
  renderer: string;
  /** Module that reads the answers of pages. */
  collector: string;
  /** Vite's manifest of the files for browsers. */
  manifest: string;
}

type Headers = [name: string, value: string][];

export type ToThread =
  | {
      type: 'render';
      page: number;
      url: string;
      headers: Headers;
      origin: string;
      hasRecordings: boolean;
    }
  /** The answers of the queries of these pages. */
  | { type: 'collect'; page: number; paths: readonly string[] }
  /** The result as JSON, because a message loses the properties of errors. */
  | { type: 'executed'; query: number; json: string }
  /** The page of the query has failed. */
  | { type: 'rejected'; query: number };

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
  /** As texts, because not every error can be sent. */
  | { type: 'failed'; page: number; message: string; stack: string | undefined };
