/** A data directory with the whole Qur'an, filled once for all parts. */
import { temporaryFolder } from './resources';
import { startServer } from './server';

interface FilledData {
  dataDir: string;
  /** Duration of the first start: database, migrations and import. */
  seconds: number;
  /** Peak memory of that process in MiB. */
  peak: number;
}

let filled: Promise<FilledData> | undefined;

export function filledData(): Promise<FilledData> {
  filled ??= fill();
  return filled;
}

async function fill(): Promise<FilledData> {
  const dataDir = temporaryFolder('data');
  const begin = performance.now();
  const { peak, stop } = await startServer(dataDir);
  const seconds = (performance.now() - begin) / 1000;
  await stop();
  return { dataDir, seconds, peak: await peak };
}
