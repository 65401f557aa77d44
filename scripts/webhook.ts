/** The commands of `npm run admin -- webhook`. */
import { parseArgs } from 'node:util';
import { readWebhookConfig } from '../api/config';
import type { Database } from '../api/database/database';
import { AddressError } from '../api/webhooks/addresses';
import {
  addWebhook,
  deliveriesOf,
  listWebhooks,
  removeWebhook,
  testWebhook,
  turnOnWebhook,
  WebhookError,
} from '../api/webhooks/webhooks';
import { withDatabase } from './database';

export const WEBHOOK_USAGE = `  npm run admin -- webhook add URL [--kinds verse,post]
  npm run admin -- webhook list
  npm run admin -- webhook log ID
  npm run admin -- webhook test ID
  npm run admin -- webhook on ID
  npm run admin -- webhook remove ID`;

const SHOWN_DELIVERIES = 20;

type Command = (database: Database, argument: string, kinds: string[]) => Promise<void>;

const addresses = () => ({
  isPrivateAllowed: readWebhookConfig(process.env).webhookPrivateAddresses,
});

const commands: Record<string, Command> = {
  async add(database, url, kinds) {
    const webhook = await addWebhook(database, { url, kinds }, addresses());
    console.log(`The webhook ${webhook.id} was added: ${webhook.url}`);
    console.log(`Its secret is ${webhook.secret} (shown this once).`);
  },
  async list(database) {
    for (const webhook of await listWebhooks(database)) {
      const { id, url, kinds, turnedOffAt, turnedOffReason } = webhook;
      const state = turnedOffAt
        ? `off since ${timeOf(turnedOffAt)}: ${turnedOffReason}`
        : `on, notified up to revision ${webhook.revision}`;
      console.log(`${id}  ${url}  ${kinds.join(',') || 'all kinds'}  ${state}`);
    }
  },
  async log(database, id) {
    for (const delivery of await deliveriesOf(database, keyOf(id), SHOWN_DELIVERIES)) {
      const { createdAt, attempts, deliveredAt, nextAttemptAt, status, error } = delivery;
      const state = deliveredAt
        ? `delivered ${timeOf(deliveredAt)} (${status})`
        : [error ?? 'waiting', nextAttemptAt && `next ${timeOf(nextAttemptAt)}`]
            .filter(Boolean)
            .join(' ');
      const count = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
      console.log(`${timeOf(createdAt)}  ${delivery.id}  ${count}  ${state}`);
    }
  },
  async test(database, id) {
    const { status, error } = await testWebhook(database, keyOf(id), addresses());
    if (error) throw new WebhookError(error);
    console.log(`The receiver answered ${status}.`);
  },
  async on(database, id) {
    await turnOnWebhook(database, keyOf(id));
    console.log(`The webhook ${id} is on.`);
  },
  async remove(database, id) {
    await removeWebhook(database, keyOf(id));
    console.log(`The webhook ${id} was removed.`);
  },
};

const timeOf = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

function keyOf(id: string): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  throw new WebhookError(`The ID must be the number of a webhook; got ${id.slice(0, 40)}.`);
}

/**
 * Parses the arguments after "webhook".
 * @returns undefined if they fit no command
 */
export function webhookCommand(args: string[]): (() => Promise<void>) | undefined {
  const parsed = parse(args);
  if (!parsed) return undefined;
  const [name = '', argument = '', ...more] = parsed.positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const { kinds } = parsed.values;
  const isWrong = more.length > 0 || (name === 'list') !== (argument === '');
  if (!command || isWrong || (kinds !== undefined && name !== 'add')) return undefined;
  return () =>
    withDatabase((database) =>
      command(database, argument, kinds?.split(',').filter(Boolean) ?? []),
    );
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { kinds: { type: 'string' } }, allowPositionals: true });
  } catch {
    return undefined;
  }
}

export const isWebhookError = (error: unknown): error is Error =>
  error instanceof WebhookError || error instanceof AddressError;
