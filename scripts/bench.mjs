/** `npm run bench`: measures size and speed against their targets. `npm run bench -- page` measures one part. */
import { readdirSync } from 'node:fs';
import {
  checkNode,
  ensureBuilt,
  ensureGenerated,
  ensureInstalled,
  PrepareError,
  runMain,
} from './prepare.mjs';

runMain(async () => {
  checkNode();
  const files = readdirSync('bench/parts').sort();
  const parts = files.flatMap((file) => (file.endsWith('.ts') ? file.slice(0, -3) : []));
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !parts.includes(name));
  if (unknown) {
    throw new PrepareError(`There is no part ${unknown}. The parts are ${parts.join(', ')}.`);
  }
  await ensureInstalled();
  await ensureGenerated();
  await ensureBuilt();
  const { register } = await import('tsx/esm/api');
  register();
  const { bench } = await import('../bench/bench.ts');
  const areBarsMet = await bench(names.length > 0 ? names : parts);
  process.exit(areBarsMet ? 0 : 1);
});
