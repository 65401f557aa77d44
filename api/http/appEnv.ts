/** Variables that the parts of the app share during a request. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Replaces the policy of all other responses. */
    contentSecurityPolicy?: string | undefined;
  };
}
