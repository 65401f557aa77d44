import { testHostileInput } from '../support/hostileInput';

testHostileInput({ embedded: 10_000, PostgreSQL: 2_000 });
