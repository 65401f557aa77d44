/** Draws pictures in a thread of their own, so that neither pages nor other responses wait for them. */
import { Worker } from 'node:worker_threads';
import type { DrawPicture } from './picture';

interface Drawn {
  id: number;
  png?: Uint8Array<ArrayBuffer>;
  error?: string;
}

interface Pending {
  resolve(png: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

/**
 * The thread starts with the first picture. One that ends is replaced for the next picture.
 * @param module the built module pictureThread
 */
export function drawInThread(module: string): {
  drawPicture: DrawPicture;
  close(): Promise<unknown>;
} {
  let thread: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  const start = () => {
    const worker = new Worker(module);
    worker.on('message', ({ id, png, error }: Drawn) => {
      const picture = pending.get(id);
      pending.delete(id);
      if (png) picture?.resolve(png);
      else picture?.reject(new Error(error));
    });
    const end = (error: Error) => {
      if (thread !== worker) return;
      thread = undefined;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    };
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread of pictures ended with ${code}.`)));
    worker.unref();
    return worker;
  };

  return {
    drawPicture: (picture) =>
      new Promise((resolve, reject) => {
        thread ??= start();
        const id = ++lastId;
        pending.set(id, { resolve, reject });
        thread.postMessage({ id, picture });
      }),
    close: async () => thread?.terminate(),
  };
}
