import { testHostileSearches } from '../support/hostileSearches';

testHostileSearches(10_000);
