import { embedded, postgres } from '../support/database';
import { testKilled } from '../support/killed';

testKilled(embedded, 50);
// The atomicity of PostgreSQL itself is proved elsewhere; the folder of the embedded one is ours.
testKilled(postgres, 15);
