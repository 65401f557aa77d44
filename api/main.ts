import { loadBuiltClient } from './http/pages/builtClient';
import { runServer } from './start';

runServer(loadBuiltClient);
