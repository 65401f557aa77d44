import type { CallerApiKey, Usage } from '../context';
import type { Tag } from '../database/tags';

/** What the parts of the app share about a request, and report about it in the end. */
export interface Exchange extends Usage {
  /** Sent as X-Request-Id. */
  requestId: string;
  /** IPv4 address or network of an IPv6 address. */
  address: string;
  /** Whether the response was in the response cache; undefined for one that is not stored there. */
  cache?: 'hit' | 'miss' | undefined;
  /** The valid API key of the request. */
  apiKey?: CallerApiKey;
  /** Why the API key of the request is not accepted. */
  keyError?: Error;
  /** True if the size of the response is known only when it has been sent. */
  isStreamed?: boolean;
}

/** What is reported about a response. */
export interface SentResponse extends Exchange {
  method: string | undefined;
  /** Without the query, which may contain a token. */
  path: string;
  status: number;
  /** Milliseconds until the response was ready. */
  ms: number;
  /** Size of the body. */
  bytes: number;
}

export type CompressedBodies = Partial<Record<'gzip' | 'br', Buffer>>;

/** Variables that the parts of the app share during a request. */
export interface AppEnv {
  Bindings: { exchange: Exchange };
  Variables: {
    /** Set if the response is the same for everyone until one of these tags is affected. */
    publicTags?: ReadonlySet<Tag>;
    /** The body of a public response in all other encodings to send; undefined to compress it. */
    compressedBodies?: CompressedBodies | undefined;
    /** Replaces the policy of all other responses. */
    contentSecurityPolicy?: string | undefined;
    /** True for a page that any other site may show in a frame; its policy has to allow it too. */
    isEmbeddable?: boolean;
  };
}
