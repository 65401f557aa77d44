import { loadBuiltClient } from './builtClient';
import { run } from './start';

run(loadBuiltClient);
