import './adminTransport';
import { mushafEnvironment } from './mushafEnvironment';

/** The environment of editors: what was simplified would be saved like that. */
export const editorEnvironment = mushafEnvironment;
