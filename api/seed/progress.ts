/** Shows progress as a bar on a terminal, and otherwise as a line for every tenth. */
export function showProgress(label: string) {
  let shown = -1;
  return ({ done, total }: { done: number; total: number }) => {
    const tenths = Math.floor((done / total) * 10);
    if (process.stdout.isTTY) {
      const filled = Math.floor((done / total) * 30);
      const bar = '█'.repeat(filled).padEnd(30, '░');
      process.stdout.write(`\r${label} ${bar} ${done}/${total}${done === total ? '\n' : ''}`);
    } else if (tenths > shown) {
      console.log(`${label}: ${tenths * 10} %`);
    }
    shown = tenths;
  };
}
