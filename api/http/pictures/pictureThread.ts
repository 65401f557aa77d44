/** A thread that draws pictures. Started by drawInThread. */
import { parentPort } from 'node:worker_threads';
import { drawPicture } from './drawPicture';
import type { Picture } from './picture';

parentPort?.on('message', ({ id, picture }: { id: number; picture: Picture }) => {
  drawPicture(picture).then(
    (png) => parentPort?.postMessage({ id, png }, [png.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
