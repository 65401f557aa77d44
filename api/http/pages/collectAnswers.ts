import { randomUUID } from 'node:crypto';
import type { Tag } from '../../database/tags';
import type { RequestContexts } from '../requestContext';
import type { Client, RenderOptions } from './pages';

interface CollectedAnswers {
  text: Uint8Array;
  tags: ReadonlySet<Tag>;
}

/**
 * The answers of the queries of pages, as an anonymous reader gets them.
 * @throws {Error} if a query has failed
 */
export async function collectAnswers(
  client: Client,
  paths: readonly string[],
  contexts: RequestContexts,
  executeFor: (context: ReturnType<RequestContexts['ofAnyone']>) => RenderOptions['execute'],
): Promise<CollectedAnswers> {
  if (!client.collect) throw new Error('This client collects no answers.');
  const context = { ...contexts.ofAnyone(randomUUID(), ''), today: () => undefined };
  const collected = await client.collect(paths, { execute: executeFor(context) });
  if (!context.isCacheable) throw new Error(`A query of ${paths[0]} or another page has failed.`);
  return { text: new Uint8Array(await collected.arrayBuffer()), tags: context.tags };
}
