/** Runs the parts of the benchmark suite in turn. A part is a file of bench/parts. */
import { isMet, table, type Figure, type Row } from './figures';
import { endChildren } from './resources';

/** The export `part` of a file of bench/parts. */
export interface Part {
  /** Seconds after which the part is stopped and counts as failed. */
  timeLimit: number;
  measure(): Promise<Figure[]>;
}

/** Measures these parts and prints a table. True if all targets are met. */
export async function bench(names: string[]): Promise<boolean> {
  const rows: Row[] = [];
  for (const name of names) {
    console.log(`Measuring ${name}…`);
    const figures = await measure(name).catch((error: unknown) => [failed(error)]);
    rows.push(...figures.map((figure) => ({ part: name, ...figure })));
  }
  console.log(`\n${table(rows)}`);
  return rows.every((row) => isMet(row) !== false);
}

async function measure(name: string): Promise<Figure[]> {
  const { part } = (await import(`./parts/${name}.ts`)) as { part: Part };
  let timer: NodeJS.Timeout | undefined;
  const overrun = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It took more than ${part.timeLimit} s.`)),
      part.timeLimit * 1000,
    );
  });
  try {
    return await Promise.race([part.measure(), overrun]);
  } finally {
    clearTimeout(timer);
    await endChildren();
  }
}

function failed(error: unknown): Figure {
  const message = error instanceof Error ? error.message : String(error);
  return { what: 'could not be measured', value: NaN, atMost: 0, notes: message.split('\n') };
}
