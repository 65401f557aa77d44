import { testHostileSearches } from '../../../support/hostileSearches';

testHostileSearches(300);
