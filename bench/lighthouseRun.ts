/** One run of Lighthouse, with its mobile preset and simulated throttling, in a process of its own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { start, temporaryFolder } from './resources';

interface Audit {
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: {
    items?: { node?: { snippet?: string }; url?: string; description?: string }[];
  };
}

/** What is read of Lighthouse's result. */
export interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/**
 * What Lighthouse can't record it is asked for once more, as it says.
 * @param port of a browser that takes commands there
 */
export async function runLighthouse(
  url: string,
  port: number,
  categories: string[],
): Promise<Report> {
  const first = await reportOf(url, port, categories);
  const report = first.runtimeError ? await reportOf(url, port, categories) : first;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

async function reportOf(url: string, port: number, categories: string[]): Promise<Report> {
  const file = join(temporaryFolder('lighthouse'), 'report.json');
  const { output } = start(process.execPath, [
    'node_modules/lighthouse/cli/index.js',
    url,
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    // The default reader is Turkish and sees both translations.
    `--extra-headers=${JSON.stringify({ 'Accept-Language': 'tr' })}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
  ]);
  // It writes a report even of a page that it could not judge, and ends with 1.
  await output.catch((error: unknown) => {
    if (!existsSync(file)) throw error;
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
