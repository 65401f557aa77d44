import { beginRun } from './testRun';

export default beginRun;
