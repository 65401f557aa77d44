/** Administration of the webhooks. */
import { PUBLIC_KINDS, type PublicKind } from '../database/contentKinds';
import type { Database } from '../database/database';
import { readContentRevision } from '../database/contentRevision';
import { checkUrl } from './addresses';
import { recordOutcome, type Attempt } from './deliveries';
import { newMessageId, testMessage } from './message';
import { post, type Outcome } from './post';
import { newSecret } from './signature';

/** The webhooks can't be changed so; the message gives the reason in one line. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

/** Each takes a request per change. */
const MAX_WEBHOOKS = 100;

interface Addresses {
  isPrivateAllowed: boolean;
}

export interface NewWebhook {
  url: string;
  /** Empty for all. */
  kinds: string[];
}

/**
 * Adds a webhook, which is notified of changes from now on.
 * @returns with the secret, which is not shown again
 * @throws {AddressError | WebhookError}
 */
export async function addWebhook(
  database: Database,
  { url, kinds }: NewWebhook,
  addresses: Addresses,
): Promise<{ id: number; url: string; secret: string }> {
  const { prisma } = database;
  const { href } = checkUrl(url, addresses);
  const unknown = kinds.find((kind) => !PUBLIC_KINDS.includes(kind as PublicKind));
  if (unknown !== undefined) {
    throw new WebhookError(
      `There is no kind ${JSON.stringify(unknown.slice(0, 40))}; the kinds are ${PUBLIC_KINDS.join(', ')}.`,
    );
  }
  if ((await prisma.webhook.count()) >= MAX_WEBHOOKS) {
    throw new WebhookError(`There are ${MAX_WEBHOOKS} webhooks, which is the limit: remove one.`);
  }
  const secret = newSecret();
  const revision = await readContentRevision(database);
  const data = { url: href, kinds: [...new Set(kinds)], secret, revision };
  const { id } = await prisma.webhook.create({ data, select: { id: true } });
  return { id, url: href, secret };
}

/** All webhooks without their secrets, oldest first. */
export const listWebhooks = ({ prisma }: Database) =>
  prisma.webhook.findMany({ omit: { secret: true }, orderBy: { id: 'asc' } });

/** @throws {WebhookError} if there is none */
export async function checkWebhook({ prisma }: Database, id: number) {
  const webhook = await prisma.webhook.findUnique({ where: { id } });
  if (!webhook) throw new WebhookError(`There is no webhook ${id}.`);
  return webhook;
}

/** @throws {WebhookError} if there is none */
export async function removeWebhook(database: Database, id: number): Promise<void> {
  const { url } = await checkWebhook(database, id);
  await database.prisma.webhook.deleteMany({ where: { id, url } });
}

/**
 * Turns a webhook on again. Its next delivery has the changes that it missed.
 * @throws {WebhookError} if there is none
 */
export async function turnOnWebhook(database: Database, id: number): Promise<void> {
  await checkWebhook(database, id);
  const data = { turnedOffAt: null, turnedOffReason: null };
  await database.prisma.webhook.update({ where: { id }, data });
}

/** The latest deliveries of a webhook, the newest first. */
export async function deliveriesOf(database: Database, id: number, count: number) {
  await checkWebhook(database, id);
  return database.prisma.webhookDelivery.findMany({
    where: { webhookId: id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: count,
  });
}

/**
 * Sends a test message, once, also to a webhook that is turned off. The log has it.
 * @throws {WebhookError} if there is none
 */
export async function testWebhook(
  database: Database,
  id: number,
  addresses: Addresses,
): Promise<Outcome> {
  const { url, secret } = await checkWebhook(database, id);
  const body = testMessage(await readContentRevision(database));
  const attempt: Attempt = {
    ...{ id: newMessageId(), webhookId: id, attempts: 1, since: null },
    ...{ url, secret, body },
  };
  await database.prisma.webhookDelivery.create({
    data: { id: attempt.id, webhookId: id, body, attempts: 1, lastAttemptAt: new Date() },
  });
  const outcome = await post(attempt, addresses);
  await recordOutcome(database, attempt, outcome);
  return outcome;
}
