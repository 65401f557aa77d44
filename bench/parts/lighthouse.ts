/** Mobile Lighthouse scores of typical first pages. */
import type { Part } from '../bench';
import { startChromium } from '../chromium';
import { median, type Figure } from '../figures';
import { filledData } from '../filledData';
import { send } from '../http';
import { runLighthouse, type Report } from '../lighthouseRun';
import { startServer } from '../server';

const PATHS = [
  '/verses/2:255',
  '/',
  '/posts/faithInAllah/23',
  '/query?queryParameter=rahmet',
  '/termTables/2',
  '/surahs/36',
  '/roots/رحم',
  '/pages/3',
  '/posts/worship',
];
const RUNS_PER_PAGE = 3;
/** So many of the pages have to reach this score of performance; the bar of each is lower. */
const FAST_PAGES = 6;
const FAST = 98;

/** Lighthouse itself warns below a benchmark index of 1000. */
const SLOW_MACHINE_NOTE = ': the machine is too slow, or too busy, for a score that counts';

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof BARS;
const categories = Object.keys(BARS) as Category[];

export const part: Part = {
  timeLimit: 1200,
  async measure() {
    const { dataDir } = await filledData();
    const server = await startServer(dataDir);
    const reports = new Map<string, Report[]>();
    for (const path of PATHS) {
      if ((await send(server.url + encodeURI(path))).status === 200) reports.set(path, []);
    }
    for (let run = 0; run < RUNS_PER_PAGE; run++) {
      for (const [path, list] of reports) {
        const { port, stop } = await startChromium();
        list.push(await runLighthouse(server.url + encodeURI(path), port, categories));
        await stop();
      }
    }
    await server.stop();
    return [
      ...PATHS.flatMap((path) => {
        const list = reports.get(path);
        if (list) return figures(path, list);
        return [{ what: path, value: undefined, notes: ['There is no such page yet.'] }];
      }),
      {
        what: `pages with a performance of at least ${FAST}`,
        value: [...reports.values()].filter((list) => median(scoresOf(list, 'performance')) >= FAST)
          .length,
        atLeast: FAST_PAGES,
      },
    ];
  },
};

function figures(path: string, reports: Report[]): Figure[] {
  const ofCategory = (category: Category): Figure => {
    const scores = scoresOf(reports, category);
    const value = median(scores);
    const isLow = value < BARS[category];
    const notes = category === 'performance' ? timings(reports, scores) : [];
    return {
      what: `${path} ${category}`,
      value,
      atLeast: BARS[category],
      notes: isLow ? [...notes, ...losses(reports, category)] : notes,
    };
  };
  const shift = median(reports.map((report) => valueOf(report, 'cumulative-layout-shift')));
  const what = `${path} cumulative layout shift`;
  return [...categories.map(ofCategory), { what, value: shift, decimals: 3, atMost: 0.004 }];
}

const scoresOf = (reports: Report[], category: Category) =>
  reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100));

function timings(reports: Report[], scores: number[]): string[] {
  const milliseconds = Object.entries({
    FCP: 'first-contentful-paint',
    LCP: 'largest-contentful-paint',
    TBT: 'total-blocking-time',
    SI: 'speed-index',
  }).map(([short, id]) => {
    const values = reports.map((report) => Math.round(valueOf(report, id)));
    return `${short} ${values.join(', ')} ms`;
  });
  const speeds = reports.map(({ environment }) => Math.round(environment.benchmarkIndex));
  const isSlow = median(speeds) < 1000;
  return [
    `scores ${scores.join(', ')}; ${milliseconds.join('; ')}`,
    `benchmark index ${speeds.join(', ')}${isSlow ? SLOW_MACHINE_NOTE : ''}`,
  ];
}

const valueOf = (report: Report, id: string) => report.audits[id]?.numericValue ?? NaN;

/** The audits that lost points in any run, with their elements. */
function losses(reports: Report[], category: Category): string[] {
  const lines = reports.flatMap((report) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return [];
      const score = category === 'performance' ? '' : ` (${audit.score})`;
      const value = audit.displayValue ? `: ${audit.displayValue}` : '';
      return [`${id}${score}${value}`, ...elements(audit.details).map((line) => `    ${line}`)];
    }),
  );
  return [...new Set(lines)];
}

function elements(details: Report['audits'][string]['details']): string[] {
  const items = details?.items ?? [];
  return items.slice(0, 5).flatMap(({ node, url, description }) => {
    const text = node?.snippet ?? url ?? description;
    return text ? text.replace(/\s+/g, ' ').slice(0, 160) : [];
  });
}
