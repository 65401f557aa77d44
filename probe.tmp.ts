import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
const dir = mkdtempSync(join(tmpdir(), 'probe-'));
const t0 = performance.now();
const show = (n: string) => { const m = process.memoryUsage(); console.log(n, Math.round(performance.now() - t0), 'rss', Math.round(m.rss / 2**20), 'max', Math.round(process.resourceUsage().maxRSS / 1024), 'ext', Math.round(m.external / 2**20), 'ab', Math.round(m.arrayBuffers / 2**20)); };
try {
const p = await PGlite.create(join(dir, 'pg'), process.env.MEM ? { initialMemory: +process.env.MEM * 2**20 } : {});
show('open');
console.log((p as any).mod.HEAPU8.length / 2**20);
await p.close();
} catch (e) { console.log(String(e).slice(0, 300)); }
rmSync(dir, { recursive: true });
