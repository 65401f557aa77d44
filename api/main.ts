import { loadBuiltClient } from './http/builtClient';
import { run } from './start';

run(loadBuiltClient);
