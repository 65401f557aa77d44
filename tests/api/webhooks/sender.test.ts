/** Webhooks are notified of changes: each once, again after a failure, and in order. */
import pino from 'pino';
import type { Database } from '../../../api/database/database';
import { MAX_ATTEMPTS, takeAttempts } from '../../../api/webhooks/deliveries';
import { WebhookSender } from '../../../api/webhooks/sender';
import { signatureOf } from '../../../api/webhooks/signature';
import {
  addWebhook,
  deliveriesOf,
  listWebhooks,
  turnOnWebhook,
} from '../../../api/webhooks/webhooks';
import { makeTestApp } from '../../support/app';
import { insertPost } from '../../support/content';
import { deafCopyOf, describeEachDatabase } from '../../support/database';
import { makeAdmin, type Answer } from '../../support/mutations';
import {
  answering,
  hanging,
  onlyRequest,
  startReceiver,
  type Receiver,
} from '../../support/receiver';
import { signInNewAdmin } from '../../support/signIn';

const ALLOWED = { isPrivateAllowed: true };
const ORIGIN = 'https://example.org';

interface ChangeMessage {
  type: string;
  timestamp: string;
  data: {
    contentRevision: number;
    since: number;
    changedAt: string;
    kinds: Record<string, number> | null;
    changes: string;
  };
}

describeEachDatabase('webhooks', (databases) => {
  const database = databases.use('small');
  let save: (name: string, input: object) => Promise<Answer>;
  let receiver: Receiver;
  let count = 0;

  beforeAll(async () => {
    const app = makeTestApp(database());
    const token = await signInNewAdmin(database(), app, 'a');
    save = makeAdmin(
      () => app,
      () => token,
    );
    await insertPost(database(), ['1:1']);
    // With it, the log of changes has those of the preparation.
    await edit();
  });
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await receiver.close();
    await database().prisma.webhook.deleteMany();
  });

  const add = (kinds: string[] = []) =>
    addWebhook(database(), { url: receiver.url, kinds }, ALLOWED);
  /** Changes the translation of a verse. */
  const edit = (databaseId = 2) =>
    save('updateVerse', {
      databaseId,
      turkishTranslation: `metin ${count}`,
      englishTranslation: `text ${count++}`,
    });
  const makeSender = (at: Database = database()) =>
    new WebhookSender({
      ...{ database: deafCopyOf(at), log: pino({ level: 'silent' }), publicUrl: ORIGIN },
      ...ALLOWED,
    });
  /** Sends what is due and waits for the end of the attempts. */
  const send = async () => {
    const sender = makeSender();
    await sender.run(0);
    await sender.close();
  };
  const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as ChangeMessage);
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);
  /** As if the time of the next attempt had come. */
  const pass = () =>
    database().prisma.webhookDelivery.updateMany({
      where: { nextAttemptAt: { not: null } },
      data: { nextAttemptAt: new Date(0) },
    });

  test('a change is announced once, signed, with what has changed', async () => {
    const { secret } = await add();
    await send();
    expect(receiver.received).toEqual([]);
    await edit();
    const { revision, changedAt } = await database().prisma.contentRevision.findFirstOrThrow();
    await send();
    await send();
    const { headers, body } = onlyRequest(receiver);
    const id = String(headers['webhook-id']);
    const timestamp = Number(headers['webhook-timestamp']);
    expect(headers['webhook-signature']).toBe(signatureOf(secret, { id, timestamp, body }));
    expect(JSON.parse(body)).toEqual({
      type: 'content.changed',
      timestamp: changedAt.toISOString(),
      data: {
        contentRevision: revision,
        since: revision - 1,
        changedAt: changedAt.toISOString(),
        kinds: { verse: 1 },
        changes: `${ORIGIN}/api/changes?since=${revision - 1}`,
      },
    });
  });

  test('several changes are one delivery, and each webhook gets its own', async () => {
    const { id } = await add();
    const other = await add();
    await edit(1);
    await edit(2);
    await edit(2);
    await send();
    expect(messages().map(({ data }) => data.kinds?.verse)).toEqual([2, 2]);
    expect(new Set(ids()).size).toBe(2);
    for (const webhook of [id, other.id]) {
      expect(await deliveriesOf(database(), webhook, 10)).toMatchObject([
        { attempts: 1, status: 204, error: null, nextAttemptAt: null },
      ]);
    }
  });

  test('a webhook gets only the kinds that it wants', async () => {
    await add(['post', 'word']);
    await edit();
    await send();
    expect(receiver.received).toEqual([]);
    const posts = await database().prisma.post.findFirstOrThrow();
    const { id, number, turkishTitle, englishTitle, turkishNote, englishNote } = posts;
    await save('updatePost', {
      ...{ databaseId: id, number, section: 'QURAN', turkishTitle, englishTitle, turkishNote },
      ...{ englishNote: `${englishNote} more`, verseReferences: ['1:1'] },
    });
    await send();
    expect(messages().map(({ data }) => data.kinds)).toMatchObject([{ post: 1 }]);
  });

  test('several processes send each delivery once', async () => {
    await add();
    const senders = [makeSender(), makeSender(), makeSender()];
    for (let change = 0; change < 3; change++) {
      await edit();
      await Promise.all(senders.map((sender) => sender.run(0)));
    }
    await Promise.all(senders.map((sender) => sender.close()));
    await send();
    const revisions = messages().map(({ data }) => [data.since, data.contentRevision]);
    // Each begins where the one before has ended.
    expect(revisions.slice(1).map(([since]) => since)).toEqual(
      revisions.slice(0, -1).map(([, revision]) => revision),
    );
    expect(new Set(ids()).size).toBe(ids().length);
  });

  test('a failed attempt is made again later, as the same message, before newer changes', async () => {
    const { id } = await add();
    receiver.answer = answering(500);
    await edit();
    await send();
    await edit();
    await send();
    expect(receiver.received).toHaveLength(1);
    const [failed] = await deliveriesOf(database(), id, 10);
    expect(failed).toMatchObject({
      attempts: 1,
      status: 500,
      error: 'The receiver answered 500.',
      deliveredAt: null,
    });
    const delay = failed!.nextAttemptAt!.getTime() - failed!.lastAttemptAt!.getTime();
    expect(delay / 1000).toBeGreaterThan(8);
    expect(delay / 1000).toBeLessThan(20);
    receiver.answer = answering(200);
    await pass();
    await send();
    await send();
    const [first, second, third] = receiver.received;
    expect([second?.body, ids()[1]]).toEqual([first?.body, ids()[0]]);
    expect(ids()[2]).not.toBe(ids()[0]);
    expect(JSON.parse(third?.body ?? '')).toMatchObject({
      data: { since: messages()[0]?.data.contentRevision },
    });
  });

  test('a receiver that asks for more time gets it', async () => {
    const { id } = await add();
    receiver.answer = answering(503, { 'Retry-After': '3600' });
    await edit();
    await send();
    const [delivery] = await deliveriesOf(database(), id, 1);
    const delay = delivery!.nextAttemptAt!.getTime() - delivery!.lastAttemptAt!.getTime();
    expect(Math.round(delay / 60_000)).toBe(60);
  });

  test('an attempt of a process that was killed is made by another one', async () => {
    await add();
    await edit();
    const sender = makeSender();
    // As if it were killed between the making of the delivery and its record.
    receiver.answer = hanging;
    await sender.run(0);
    while (receiver.received.length === 0) await new Promise(setImmediate);
    expect(await takeAttempts(database(), 10)).toEqual([]);
    receiver.answer = answering(204);
    await pass();
    await send();
    expect(new Set(ids()).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    await sender.close();
    // The late end of the first attempt changes nothing.
    const [{ id } = { id: 0 }] = await listWebhooks(database());
    expect(await deliveriesOf(database(), id, 10)).toMatchObject([{ attempts: 2, status: 204 }]);
  });

  test('after the last attempt the webhook is off, with the reason; on again, it gets what it missed', async () => {
    const { id } = await add();
    receiver.answer = answering(500);
    await edit();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      await send();
      await pass();
    }
    await edit();
    await send();
    expect(receiver.received).toHaveLength(MAX_ATTEMPTS);
    expect(await listWebhooks(database())).toMatchObject([
      {
        turnedOffAt: expect.any(Date),
        turnedOffReason: '9 attempts failed, the last one so: The receiver answered 500.',
      },
    ]);
    receiver.answer = answering(204);
    await turnOnWebhook(database(), id);
    await send();
    const [first] = messages();
    const last = messages().at(-1);
    expect(last?.data.since).toBe(first?.data.since);
    expect(last?.data.contentRevision).toBe((first?.data.contentRevision ?? NaN) + 1);
  });

  test('a receiver that is gone is turned off at once', async () => {
    await add();
    receiver.answer = answering(410);
    await edit();
    await send();
    expect(await listWebhooks(database())).toMatchObject([
      { turnedOffReason: '1 attempt failed, the last one so: The receiver answered 410.' },
    ]);
  });

  test('without the setting, nothing is sent to an address that has become private', async () => {
    const { id } = await add();
    await edit();
    const sender = new WebhookSender({
      ...{ database: deafCopyOf(database()), log: pino({ level: 'silent' }), publicUrl: undefined },
      isPrivateAllowed: false,
    });
    await sender.run(0);
    await sender.close();
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(database(), id, 1)).toMatchObject([
      { status: null, error: expect.stringContaining('WEBHOOK_PRIVATE_ADDRESSES=1') },
    ]);
  });

  test('only the latest deliveries are kept', async () => {
    const { id } = await add();
    const old = Array.from({ length: 300 }, (_, index) => ({
      ...{ id: `msg_old${index}`, webhookId: id, body: '{}' },
      createdAt: new Date(Date.now() - (index < 5 ? 40 * 86_400_000 : 300_000 - index)),
    }));
    await database().prisma.webhookDelivery.createMany({ data: old });
    await edit();
    await send();
    const kept = await deliveriesOf(database(), id, 1000);
    expect(kept).toHaveLength(200);
    expect(kept[0]).toMatchObject({ status: 204 });
  });

  test('a server that follows the changes collects them, and stops at once', async () => {
    await add();
    const sender = new WebhookSender({
      ...{ database: database(), log: pino({ level: 'silent' }), publicUrl: ORIGIN },
      ...ALLOWED,
    });
    sender.start();
    await edit(1);
    await edit(2);
    while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await sender.close();
    await edit();
    expect(messages().map(({ data }) => data.kinds?.verse)).toEqual([2]);
  });
});
