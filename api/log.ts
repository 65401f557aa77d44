/**
 * The server's log: JSON lines on standard output, written in blocks. Writing single lines takes
 * longer than computing many responses.
 */
import pino, { type LevelWithSilent, type Logger } from 'pino';

const BLOCK_BYTES = 32_768;
const FLUSH_INTERVAL_MS = 200;

/** A pino destination for buffers, whose type only covers text. */
interface Output {
  write(block: Buffer): void;
  flushSync(): void;
}

export function createLog(level: LevelWithSilent): Logger {
  const options = { sync: false, contentMode: 'buffer' } as const;
  const output = pino.destination(options) as unknown as Output;
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  let bytes = 0;
  const writeBlock = () => {
    if (bytes > 0) output.write(Buffer.from(block.subarray(0, bytes)));
    bytes = 0;
  };
  const write = (line: string) => {
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    if (bytes + line.length * 3 > BLOCK_BYTES) writeBlock();
    if (line.length * 3 > BLOCK_BYTES) output.write(Buffer.from(line));
    else bytes += block.write(line, bytes);
  };
  const flushSync = () => {
    writeBlock();
    output.flushSync();
  };
  setInterval(writeBlock, FLUSH_INTERVAL_MS).unref();
  process.on('exit', flushSync);
  const { pid } = process;
  return pino({ level, base: { pid } }, { write, flushSync } as pino.DestinationStream);
}
