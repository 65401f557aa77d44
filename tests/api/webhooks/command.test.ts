/** `npm run admin -- webhook`, and the example of a receiver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openPostgres } from '../../../api/database/postgres';
import { newMessageId } from '../../../api/webhooks/message';
import { post } from '../../../api/webhooks/post';
import { newSecret } from '../../../api/webhooks/signature';
import { admin } from '../../../scripts/admin.ts';
import { callCommand } from '../../support/command';
import { makeDatabase, postgres, urlOf } from '../../support/database';
import { answering, startReceiver, type Receiver } from '../../support/receiver';

const block = postgres.isHere() ? describe : describe.skip;

block('npm run admin -- webhook', () => {
  let name: string;
  let receiver: Receiver;
  const run = (args: string[], isPrivateAllowed = true) => {
    const env = {
      DATABASE_URL: urlOf(name),
      WEBHOOK_PRIVATE_ADDRESSES: isPrivateAllowed ? '1' : '',
    };
    return callCommand('admin.mjs', admin, { args: ['webhook', ...args], env });
  };
  beforeAll(async () => {
    name = await makeDatabase(postgres, 'migrated');
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await postgres.drop(name);
  });

  const said = (...lines: string[]) => ({
    code: 0,
    stdout: lines.map((line) => `${line}\n`).join(''),
    stderr: '',
  });
  const refused = (line: string) => ({ code: 1, stdout: '', stderr: `${line}\n` });

  test('a webhook is added, tried out, listed and removed; its secret is shown once', async () => {
    const added = await run(['add', receiver.url, '--kinds', 'verse,post']);
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect(added.stdout).toMatch(
      /^The webhook 1 was added: http:\S+\/hook\nIts secret is whsec_\S+ \(shown this once\)\.\n$/,
    );
    expect(await run(['list'])).toEqual(
      said(`1  ${receiver.url}  verse,post  on, notified up to revision 0`),
    );
    expect(await run(['test', '1'])).toEqual(said('The receiver answered 204.'));
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'webhook.test',
      data: { contentRevision: 0 },
    });
    receiver.answer = answering(500);
    expect(await run(['test', '1'])).toEqual(refused('The receiver answered 500.'));
    const { stdout } = await run(['log', '1']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^\S+Z {2}msg_\w{32} {2}1 attempt {2}The receiver answered 500\.$/),
      expect.stringMatching(/^\S+Z {2}msg_\w{32} {2}1 attempt {2}delivered \S+Z \(204\)$/),
    ]);
    expect(await run(['remove', '1'])).toEqual(said('The webhook 1 was removed.'));
    expect(await run(['list'])).toEqual(said());
  });

  test('one that was turned off says why, and can be turned on', async () => {
    await run(['add', receiver.url]);
    const database = await openPostgres(urlOf(name));
    const data = { turnedOffAt: new Date(0), turnedOffReason: 'It hung.' };
    await database.prisma.webhook.updateMany({ data });
    const { id } = await database.prisma.webhook.findFirstOrThrow();
    await database.close();
    expect((await run(['list'])).stdout).toBe(
      `${id}  ${receiver.url}  all kinds  off since 1970-01-01T00:00:00Z: It hung.\n`,
    );
    expect(await run(['on', String(id)])).toEqual(said(`The webhook ${id} is on.`));
    expect((await run(['list'])).stdout).toContain('on, notified up to revision 0');
  });

  test.each([
    [['add', 'https://10.0.0.1/'], /^10\.0\.0\.1 is not an address of the public internet;/],
    [['add', 'http://example.org/'], /^The address must begin with https:\/\//],
    [['add', 'example.org'], /^The address must be a URL/],
    [
      ['add', 'https://example.org/', '--kinds', 'user'],
      /^There is no kind "user"; the kinds are /,
    ],
    [['test', '99'], /^There is no webhook 99\.$/m],
    [['log', 'x'], /^The ID must be the number of a webhook; got x\.$/m],
  ])('%j is refused with the reason', async (args, reason) => {
    const { code, stdout, stderr } = await run(args, false);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(reason);
  });

  test.each([[[]], [['add']], [['list', '1']], [['log', '1', '2']], [['on', '1', '--kinds', 'a']]])(
    '%j is answered with the usage',
    async (args) => {
      const { code, stderr } = await run(args);
      expect(code).toBe(2);
      expect(stderr).toContain('npm run admin -- webhook add URL [--kinds verse,post]');
    },
  );
});

describe('docs/examples/webhook.mjs', () => {
  const secret = newSecret();
  let child: ChildProcess;
  let url: string;
  const lines: string[] = [];
  const line = async (is: RegExp) => {
    for (;;) {
      const found = lines.find((one) => is.test(one));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  beforeAll(async () => {
    child = spawn(process.execPath, [join(__dirname, '../../../docs/examples/webhook.mjs')], {
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface(child.stdout!).on('line', (one) => lines.push(one));
    const port = /\d+$/.exec(await line(/^listening on port \d+$/))?.[0];
    url = `http://127.0.0.1:${port}/`;
  });
  afterAll(async () => {
    child.kill();
    await once(child, 'close');
  });

  const body = JSON.stringify({
    type: 'content.changed',
    data: { contentRevision: 7, since: 5, kinds: { verse: 2 }, changes: '/api/changes?since=5' },
  });
  const send = (message: { id?: string; secret?: string } = {}) =>
    post({ id: newMessageId(), url, secret, body, ...message }, { isPrivateAllowed: true });

  test('it accepts what is signed, and handles a repeated notification once', async () => {
    const id = newMessageId();
    expect(await send({ id })).toEqual({ status: 204 });
    expect(await send({ id })).toEqual({ status: 204 });
    await line(/revision/);
    expect(lines.filter((one) => one.includes('revision'))).toEqual([
      'revision 7 after 5: {"verse":2}, read /api/changes?since=5',
    ]);
  });

  test('it refuses other signatures, and others’ requests', async () => {
    expect(await send({ secret: newSecret() })).toMatchObject({ status: 401 });
    const { status } = await fetch(url, { method: 'POST', body });
    expect(status).toBe(401);
    expect((await fetch(url)).status).toBe(405);
  });

  test('it refuses an old request that is sent again', async () => {
    const old = Date.now() - 6 * 60_000;
    const now = jest.spyOn(Date, 'now').mockReturnValue(old);
    const outcome = await send().finally(() => now.mockRestore());
    expect(outcome).toMatchObject({ status: 401 });
  });
});
