/** What the parts of the app hand to each other along a request. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** In place of the policy of every other answer. */
    contentSecurityPolicy?: string | undefined;
  };
}
