import { endRun } from './testRun';

export default endRun;
