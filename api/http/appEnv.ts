import type { Usage } from '../context';
import type { Tag } from '../database/tags';

/** What the parts of the app share about a request, and report about it in the end. */
export interface Exchange extends Usage {
  /** Sent as X-Request-Id. */
  requestId: string;
  /** IPv4 address or network of an IPv6 address. */
  address: string;
  /** Whether the response was in the response cache; undefined for one that is not stored there. */
  cache?: 'hit' | 'miss' | undefined;
}

/** Variables that the parts of the app share during a request. */
export interface AppEnv {
  Bindings: { exchange: Exchange };
  Variables: {
    /** Set if the response is the same for everyone until one of these tags is affected. */
    publicTags?: ReadonlySet<Tag>;
    /** Replaces the policy of all other responses. */
    contentSecurityPolicy?: string | undefined;
  };
}
