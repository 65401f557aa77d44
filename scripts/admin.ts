/** The commands of `npm run admin`. */
import { createInterface, type Interface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { parseArgs } from 'node:util';
import {
  AdminError,
  changeAdminPassword,
  checkName,
  checkNewName,
  createAdmin,
  listAdmins,
  removeAdmin,
} from '../api/auth/admins';
import { ApiKeyError } from '../api/auth/apiKeys';
import { readDatabaseConfig } from '../api/config';
import { DatabaseError, type Database } from '../api/database/database';
import { openDataDirectory } from '../api/database/dataDirectory';
import { restoreBackup } from '../api/database/restore';
import { ValidationError } from '../api/errors';
import { addKey, KEY_USAGE, listKeys, revokeKey, showUsage, type KeyOptions } from './adminKeys';
import { ImportError } from '../api/exchange/source';
import { translationCommand, USAGE_OF_TRANSLATION } from './adminTranslation';
import { printableDatabaseError, withDatabase } from './database';
import { isWebhookError, WEBHOOK_USAGE, webhookCommand } from './webhook';

const USAGE = `Usage:
  npm run admin -- create NAME [--password-stdin]
  npm run admin -- password NAME [--password-stdin]
  npm run admin -- list
  npm run admin -- remove NAME
  npm run admin -- restore FILE
${WEBHOOK_USAGE}
${KEY_USAGE}
${USAGE_OF_TRANSLATION}

The password is asked for, or with --password-stdin is read from the first line of standard input.`;

/** The arguments fit no command. */
class UsageError extends Error {}

/** No password was given; the message says in one line what to do. */
class PasswordError extends Error {}

type AskPassword = () => Promise<string>;

interface Command {
  /** Arguments of the command. */
  takes: { name?: boolean; password?: boolean; keyOptions?: boolean };
  run(name: string, askPassword: AskPassword, options: KeyOptions): Promise<void>;
}

const commands: Record<string, Command> = {
  create: {
    takes: { name: true, password: true },
    run: (name, askPassword) =>
      withDatabase(async (database) => {
        await checkNewName(database, name);
        await createAdmin(database, name, await askPassword());
        console.log(`The admin ${name} was created.`);
      }),
  },
  password: {
    takes: { name: true, password: true },
    run: (name, askPassword) =>
      withDatabase(async (database) => {
        await checkName(database, name);
        await changeAdminPassword(database, name, await askPassword());
        console.log(`The password of ${name} was changed, and all their sessions have ended.`);
      }),
  },
  list: {
    takes: {},
    run: () => withDatabase(printAdmins),
  },
  remove: {
    takes: { name: true },
    run: (name) =>
      withDatabase(async (database) => {
        await removeAdmin(database, name);
        console.log(`The admin ${name} was removed.`);
      }),
  },
  restore: { takes: { name: true }, run: restore },
  'key add': {
    takes: { name: true, keyOptions: true },
    run: (name, _askPassword, options) => addKey(name, options),
  },
  'key list': { takes: {}, run: listKeys },
  'key revoke': { takes: { name: true }, run: revokeKey },
  'key usage': { takes: { name: true }, run: showUsage },
};

async function printAdmins(database: Database): Promise<void> {
  const admins = await listAdmins(database);
  const width = Math.max(...admins.map(({ username }) => username.length));
  for (const { username, createdAt } of admins) {
    console.log(`${username.padEnd(width)}  ${createdAt.toISOString().slice(0, 10)}`);
  }
}

/** @param file a backup of the embedded database */
async function restore(file: string): Promise<void> {
  const { databaseUrl, dataDir } = readDatabaseConfig(process.env);
  if (databaseUrl) {
    throw new DatabaseError(
      'Only backups of the embedded database can be restored, and DATABASE_URL is set: use pg_dump and pg_restore for PostgreSQL.',
    );
  }
  const directory = openDataDirectory(dataDir);
  try {
    const { verses, posts, admins, aside } = await restoreBackup(file, directory.postgres);
    console.log(`Restored from ${file}: ${verses} verses, ${posts} posts, ${admins} admins.`);
    if (aside) console.log(`The previous database is kept in ${aside}.`);
  } finally {
    directory.release();
  }
}

/** Commands with commands of their own. */
const COMMANDS_OF = new Map([
  ['webhook', webhookCommand],
  ['translation', translationCommand],
]);

/** Runs the command of the arguments. Errors that a person can fix are printed without a stack. */
export async function admin(args: string[]): Promise<number> {
  try {
    const commandOf = COMMANDS_OF.get(args[0] ?? '');
    if (commandOf) {
      const run = commandOf(args.slice(1));
      if (!run) throw new UsageError();
      await run();
      return 0;
    }
    const { command, name, isFromInput, keyOptions } = parse(args);
    if (command.takes.password && !isFromInput) checkTerminal();
    const askPassword = isFromInput ? readPassword : askTwice;
    await command.run(name, askPassword, keyOptions);
    return 0;
  } catch (error) {
    console.error(printableError(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function parse(args: string[]) {
  const { values, positionals } = parseOptions(args);
  // The commands of keys have two words.
  const words = positionals[0] === 'key' ? 2 : 1;
  const commandName = positionals.slice(0, words).join(' ');
  const [name = '', ...more] = positionals.slice(words);
  const command = Object.hasOwn(commands, commandName) ? commands[commandName] : undefined;
  const isFromInput = values['password-stdin'] ?? false;
  if (!command || more.length > 0 || Boolean(command.takes.name) !== (name !== '')) {
    throw new UsageError();
  }
  if (isFromInput && !command.takes.password) throw new UsageError();
  const { budget, expires } = values;
  if ((budget ?? expires) !== undefined && !command.takes.keyOptions) throw new UsageError();
  return { command, name, isFromInput, keyOptions: { budget, expires } };
}

function parseOptions(args: string[]) {
  try {
    const options = {
      'password-stdin': { type: 'boolean' },
      budget: { type: 'string' },
      expires: { type: 'string' },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new UsageError();
  }
}

/** The message of an error that a person can fix; any other error itself. */
function printableError(error: unknown): unknown {
  if (error instanceof UsageError) return USAGE;
  if (error instanceof ValidationError) {
    return error.problems.map(({ message }) => message).join('\n');
  }
  const isKnown =
    [AdminError, ApiKeyError, PasswordError, ImportError].some((kind) => error instanceof kind) ||
    isWebhookError(error);
  return isKnown ? (error as Error).message : printableDatabaseError(error);
}

function checkTerminal(): void {
  if (process.stdin.isTTY) return;
  throw new PasswordError(
    'There is no terminal for typing the password: pass it as the first line of standard input with --password-stdin.',
  );
}

async function readPassword(): Promise<string> {
  const input = createInterface({ input: process.stdin });
  try {
    const { value, done } = await linesOf(input).next();
    if (done) throw new PasswordError('There is no password on standard input.');
    return value;
  } finally {
    input.close();
  }
}

/** Unlike `question`, this keeps text that is typed or pasted before the prompt. */
function linesOf(input: Interface): AsyncIterator<string, undefined> {
  return input[Symbol.asyncIterator]();
}

async function askTwice(): Promise<string> {
  // The terminal echoes input to this output, which is discarded.
  const output = new PassThrough().resume();
  const terminal = createInterface({
    input: process.stdin,
    output,
    terminal: true,
    historySize: 0,
  });
  const lines = linesOf(terminal);
  const ask = async (question: string) => {
    process.stderr.write(question);
    const { value, done } = await lines.next();
    process.stderr.write('\n');
    // Ctrl-C and Ctrl-D.
    if (done) throw new PasswordError('No password was given, and nothing was changed.');
    return value;
  };
  try {
    const password = await ask('Password: ');
    if ((await ask('Repeat the password: ')) === password) return password;
    throw new PasswordError('The two passwords differ, and nothing was changed.');
  } finally {
    terminal.close();
  }
}
