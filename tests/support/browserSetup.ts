import { beginServerRun } from './browserServer';

// eslint-disable-next-line no-restricted-syntax -- Jest asks for it by its default export
export default beginServerRun;
