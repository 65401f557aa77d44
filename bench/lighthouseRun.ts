/** One run of Lighthouse, with its mobile preset and simulated throttling, in a process of its own. */
import { start } from './resources';

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

/** @param port of a browser that takes commands there */
export async function runLighthouse(
  url: string,
  port: number,
  categories: string[],
): Promise<Report> {
  const { output } = start(process.execPath, [
    'node_modules/lighthouse/cli/index.js',
    url,
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    // The default reader is Turkish and sees both translations.
    `--extra-headers=${JSON.stringify({ 'Accept-Language': 'tr' })}`,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--no-enable-error-reporting',
  ]);
  const report = JSON.parse(await output) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}
