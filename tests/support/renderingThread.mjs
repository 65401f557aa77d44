/** Runs the source of the rendering thread, which is built in production. */
import { register } from 'tsx/esm/api';

register();
await import('../../api/http/pages/renderingThread.ts');
