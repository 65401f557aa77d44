/** Webhooks and the end of a server: nothing is lost, and nothing keeps it from stopping. */
import { addWebhook, deliveriesOf } from '../../../api/webhooks/webhooks';
import { openPostgres } from '../../../api/database/postgres';
import { makeDatabase, postgres, urlOf } from '../../support/database';
import { hanging, startReceiver } from '../../support/receiver';
import { insertAdmin } from '../../support/signIn';
import { saveFirstVerse, startServer, tokenOf } from '../../support/startedServer';

const block = postgres.isHere() ? test : test.skip;

block(
  'a notification that a killed server was sending is sent by the next one, which stops although its receiver hangs',
  async () => {
    const name = await makeDatabase(postgres, 'small');
    const database = await openPostgres(urlOf(name));
    const receiver = await startReceiver();
    const env = { WEBHOOK_PRIVATE_ADDRESSES: '1', IMPORT_ON_START: '0' };
    try {
      await insertAdmin(database, 'editor');
      const webhook = { url: receiver.url, kinds: [] };
      const { id } = await addWebhook(database, webhook, { isPrivateAllowed: true });
      receiver.answer = hanging;
      const killed = await startServer(postgres, name, env);
      const token = await tokenOf(killed.origin, 'editor');
      await saveFirstVerse(killed.origin, token, 'killed');
      while (receiver.received.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
      killed.child.kill('SIGKILL');
      await killed.child.end;

      // As if the time for which the killed server had taken the attempt were over.
      await database.prisma.webhookDelivery.updateMany({ data: { nextAttemptAt: new Date(0) } });
      const next = await startServer(postgres, name, env);
      while (receiver.received.length === 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      next.child.kill('SIGTERM');
      expect((await next.child.end).code).toBe(0);
      const [first, second] = receiver.received;
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(second?.body).toBe(first?.body);
      expect(await deliveriesOf(database, id, 10)).toMatchObject([
        { attempts: 2, error: 'The server stopped during the attempt.', deliveredAt: null },
      ]);
    } finally {
      await receiver.close();
      await database.close();
      await postgres.drop(name);
    }
  },
);
