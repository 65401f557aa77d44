import { embedded, postgres } from '../../support/database';
import { testKilled } from '../../support/killed';

testKilled(embedded, 2);
testKilled(postgres, 1);
