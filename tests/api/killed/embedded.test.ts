import { embedded } from '../../support/database';
import { testKilled } from '../../support/killed';

testKilled(embedded);
