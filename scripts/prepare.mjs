/**
 * Prepares `start`, `test` and `dev`: packages, generated code and the build, each only if it is missing
 * or outdated. It uses only Node, because it runs before packages are installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

// All paths in scripts are relative to the root of the project.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

// Like npm; Prisma searches its generators there.
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

/** An error that a person has to fix: a message of one line, and the output of the failed command. */
export class PrepareError extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Runs the main function of a script. A PrepareError is printed without a stack; the exit code is 1. */
export function runMain(main) {
  main().catch((error) => {
    const isKnown = error instanceof PrepareError;
    if (isKnown && error.output) console.error(error.output.trimEnd());
    console.error(isKnown ? error.message : error);
    process.exit(1);
  });
}

/**
 * Runs a command with the arguments of this process and uses its exit code. The built command is used
 * unless its source has changed.
 * @param file TypeScript file in scripts/, without its ending
 * @param name name of the exported command
 */
export function runCommand(file, name) {
  runMain(async () => {
    checkNode();
    const { [name]: command } = await (canRunBuilt() ? importBuilt(file) : importSource(file));
    process.exitCode = await command(process.argv.slice(2));
  });
}

/** @param file in dist/api/, without its ending */
export const importBuilt = (file) => import(pathToFileURL(resolve(`dist/api/${file}.js`)).href);

async function importSource(file) {
  await ensureInstalled();
  await ensureGenerated();
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(resolve(`scripts/${file}.ts`)).href);
}

/** @throws {PrepareError} if this version of Node can't run the project */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  throw new PrepareError(
    `Tibyan runs on Node 20.19 or a later 20, or on 22.12 and above; this is Node ${version}.`,
  );
}

export async function ensureInstalled() {
  await ensure(isInstalled, async () => {
    console.log('Installing packages…');
    await runOrThrow(...npm('ci', '--include=dev', '--no-audit', '--no-fund'));
    if (!isInstalled()) {
      throw new PrepareError('npm ci left packages out that package-lock.json asks for.');
    }
  });
}

/** Generates the database client from prisma/schema.prisma. */
export async function ensureGenerated() {
  await ensure(isGenerated, async () => {
    const from = generatedFrom();
    rmSync(GENERATED_STAMP, { force: true });
    console.log('Generating the database client…');
    const offline = { CHECKPOINT_DISABLE: '1' };
    await runOrThrow(process.execPath, [bin('prisma'), 'generate'], offline);
    writeFileSync(GENERATED_STAMP, from);
  });
}

/** Creates the subsets of the fonts; the script skips those that are up to date. */
export async function ensureFonts() {
  await exclusively(subsetFonts);
}

const subsetFonts = () => runOrThrow(process.execPath, tsx('scripts/subsetFonts.ts'));

/** Builds what the server needs, with everything that the build needs. */
export async function ensureBuilt() {
  if (canRunBuilt()) return;
  await ensureInstalled();
  await ensureGenerated();
  await ensure(isBuilt, async () => {
    const from = builtFrom();
    rmSync(BUILT_STAMP, { force: true });
    console.log('Building…');
    await subsetFonts();
    await runOrThrow(process.execPath, tsx('scripts/build.ts'));
    writeFileSync(BUILT_STAMP, from);
  });
}

/** Arguments with which Node runs a TypeScript file. */
export function tsx(...args) {
  return ['--import', 'tsx', ...args];
}

/** The script of a package's command, for running it with Node. */
export function bin(name, packageName = name) {
  const folder = join('node_modules', packageName);
  const { bin: commands } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof commands === 'string' ? commands : commands[name]);
}

/**
 * Runs a command and collects its output. Signals are forwarded, and end this process after the
 * command has ended.
 */
export function run(command, args, env = {}) {
  return new Promise((fulfil, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    let stoppedBy;
    const stop = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    signals.forEach((signal) => process.on(signal, stop));
    const done = () => signals.forEach((signal) => process.off(signal, stop));
    child.on('error', (error) => {
      done();
      reject(new PrepareError(`${command} can't be run: ${error.message}.`));
    });
    // A child process of the command may keep its output open forever.
    child.on('exit', (...ending) => setTimeout(() => child.emit('close', ...ending), 2000).unref());
    child.once('close', (code, signal) => {
      done();
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
      const output = Buffer.concat(chunks).toString();
      fulfil({ isOk: code === 0, ending: signal ?? `exit code ${code}`, output });
    });
  });
}

/**
 * Runs a command without printing its output.
 * @throws {PrepareError} with the output if it fails
 */
export async function runOrThrow(command, args, env) {
  const { isOk, ending, output } = await run(command, args, env);
  if (!isOk)
    throw new PrepareError(`This failed (${ending}): ${commandLine(command, args)}`, output);
}

function commandLine(command, args) {
  return [command === process.execPath ? 'node' : command, ...args].join(' ');
}

/** Uses the npm that runs this script, or else the one on the PATH. */
function npm(...args) {
  const running = process.env.npm_execpath ?? '';
  return running.endsWith('npm-cli.js') ? [process.execPath, [running, ...args]] : ['npm', args];
}

async function ensure(isFresh, make) {
  if (isFresh()) return;
  await exclusively(async () => {
    if (!isFresh()) await make();
  });
}

/**
 * True if the installed packages match package-lock.json. Compares content, because a checkout changes
 * file times. Packages for other platforms may be missing.
 */
function isInstalled({ mayLackDev = false } = {}) {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (!installed) return false;
  return Object.entries(wanted).every(([path, { version, integrity, ...kind }]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(kind.optional ?? kind.devOptional ?? (mayLackDev && kind.dev));
    return found.version === version && found.integrity === integrity;
  });
}

const GENERATED = 'api/__generated__/prisma/client.ts';
const GENERATED_STAMP = 'api/__generated__/prisma/generated-from';

function isGenerated() {
  if (readText(GENERATED_STAMP) !== generatedFrom() || !existsSync(GENERATED)) return false;
  // A later manual `prisma generate` may have used another schema.
  return statSync(GENERATED_STAMP).mtimeMs >= statSync(GENERATED).mtimeMs;
}

function generatedFrom() {
  const generators = ['prisma', '@prisma/client', '@pothos/plugin-prisma'];
  return digest([
    'prisma/schema.prisma',
    'prisma.config.ts',
    ...generators.map((name) => join('node_modules', name, 'package.json')),
  ]);
}

const BUILT_STAMP = 'dist/built-from';

function isBuilt() {
  return readText(BUILT_STAMP) === builtFrom();
}

/** True if everything is built; packages for development aren't needed then. */
const canRunBuilt = () => isBuilt() && isInstalled({ mayLackDev: true });

/** Hash of all inputs of the build, except fonts, which the build creates. */
export function builtFrom() {
  const folders = ['api', 'client', 'content', 'prisma', 'public', 'scripts', 'text'];
  const files = [
    'openapi.json',
    'package-lock.json',
    'relay.config.js',
    'tsconfig.json',
    'vite.config.ts',
  ];
  const isMade = (file) => /\.woff2$|-license\.txt$/.test(file);
  return digest([...folders.flatMap(filesIn), ...files].filter((file) => !isMade(file)));
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || path === join('api', '__generated__')) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** A hash of the names and contents of files. */
function digest(files) {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = existsSync(file) ? readFileSync(file) : '';
    hash.update(`${file.replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const LOCK_FILE = 'dist/prepare.lock';
const HEARTBEAT_MS = 2000;

/** Runs work while no other process changes node_modules, generated code or dist. */
async function exclusively(work) {
  mkdirSync('dist', { recursive: true });
  for (let attempt = 0; !takeLock(); attempt++) {
    if (attempt === 4) console.log('Waiting for another process that is preparing this folder…');
    await wait(250);
  }
  const beat = setInterval(() => {
    try {
      utimesSync(LOCK_FILE, new Date(), new Date());
    } catch {
      // Someone deleted dist; the work continues.
    }
  }, HEARTBEAT_MS);
  const release = () => rmSync(LOCK_FILE, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

function takeLock() {
  try {
    writeFileSync(LOCK_FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw new PrepareError(`dist can't be written: ${error.message}.`);
  }
  const holder = Number(readText(LOCK_FILE));
  const lastBeat = statSync(LOCK_FILE, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (!isAlive(holder) || Date.now() - lastBeat > 10 * HEARTBEAT_MS) {
    try {
      // Moved before it is removed, so that two waiting processes can't both replace it.
      renameSync(LOCK_FILE, `${LOCK_FILE}.${process.pid}`);
      rmSync(`${LOCK_FILE}.${process.pid}`);
    } catch {
      // Another process was faster.
    }
  }
  return false;
}

function isAlive(pid) {
  // The lock file is empty while it is being written.
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function readJson(file) {
  try {
    return JSON.parse(readText(file) ?? '');
  } catch {
    return undefined;
  }
}
