import { loadBuiltClient } from './http/builtClient';
import { runServer } from './start';

runServer(loadBuiltClient);
