import { postgres } from '../../support/database';
import { testKilled } from '../../support/killed';

testKilled(postgres);
