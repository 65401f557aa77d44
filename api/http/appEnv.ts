import type { Tag } from '../database/tags';

/** Variables that the parts of the app share during a request. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Set if the response is the same for everyone until one of these tags is affected. */
    publicTags?: ReadonlySet<Tag>;
    /** Replaces the policy of all other responses. */
    contentSecurityPolicy?: string | undefined;
  };
}
