import { embedded, postgres } from '../../support/database';
import { testKilled } from '../../support/killed';

testKilled(embedded, 4);
testKilled(postgres, 2);
