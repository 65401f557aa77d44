import type { commitMutation as commit } from 'relay-runtime';

export declare const commitMutation: typeof commit;
