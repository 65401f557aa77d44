/** Runs Lighthouse with its mobile preset and simulated throttling in a separate process. */
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

/** The parts of Lighthouse's result that are used. */
export interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/**
 * Repeats a run that Lighthouse couldn't record, as it recommends.
 * @param port port on which a browser accepts commands
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
    // The default language is Turkish, with both translations.
    `--extra-headers=${JSON.stringify({ 'Accept-Language': 'tr' })}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
  ]);
  // It writes a report even if it couldn't evaluate the page, and exits with code 1.
  await output.catch((error: unknown) => {
    if (!existsSync(file)) throw error;
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
