/** nginx with deploy/nginx.conf, in which only ports and folders are replaced. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort';
import { newFolder } from './testRun';

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** @param origins of the two servers behind it */
export async function startNginx(origins: readonly [string, string]) {
  const folder = newFolder();
  const port = await freePort();
  const replacements: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/cache/tibyan', join(folder, 'cache')],
    ...origins.map((origin, index): [string, string] => [
      `tibyan-${index + 1}:4000`,
      new URL(origin).host,
    ]),
  ];
  const site = replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`);
      return text.replace(from, to);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainOf(folder, site));
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file]);
  const log: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isUp(origin))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${log.join('')}`);
    await sleep(20);
  }
  const stop = async () => {
    const end = once(child, 'exit');
    child.kill('SIGTERM');
    await end;
  };
  return { origin, stop, log };
}

/** A configuration without the rights and folders of a system's service. */
const mainOf = (folder: string, site: string) => `
daemon off;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
worker_processes 1;
error_log stderr warn;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
  .join('\n')}
${site}
}
`;

const isUp = (origin: string) =>
  fetch(`${origin}/metrics`).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );
