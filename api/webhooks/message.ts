/** The messages that webhooks receive. */
import { randomUUID } from 'node:crypto';
import type { PublicKind } from '../database/contentKinds';

/** Changes of the content after one revision up to another. */
export interface ChangedContent {
  since: number;
  contentRevision: number;
  changedAt: Date;
  /** Number of changed rows; null if it is not known, because the changes are older than their log. */
  kinds: Partial<Record<PublicKind, number>> | null;
}

export const newMessageId = () => `msg_${randomUUID().replaceAll('-', '')}`;

/** @param origin of the link, without a trailing slash; empty if the site has no fixed one */
export function changeMessage(content: ChangedContent, origin: string): string {
  const { since, contentRevision, changedAt, kinds } = content;
  const data = {
    contentRevision,
    since,
    changedAt,
    kinds,
    changes: `${origin}/api/changes?since=${since}`,
  };
  return JSON.stringify({ type: 'content.changed', timestamp: changedAt, data });
}

/** A message by which an admin tries a webhook out. */
export const testMessage = (contentRevision: number) =>
  JSON.stringify({ type: 'webhook.test', timestamp: new Date(), data: { contentRevision } });
