import { embedded, postgres } from '../support/database';
import { testKilled } from '../support/killed';

testKilled(embedded, 50);
// PostgreSQL tests its own atomicity; the folder of the embedded database is this project's.
testKilled(postgres, 15);
