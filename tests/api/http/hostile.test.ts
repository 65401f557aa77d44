import { testHostileInput } from '../../support/hostileInput';

testHostileInput({ embedded: 1_000, PostgreSQL: 400 });
