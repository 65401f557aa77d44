/** Runs one query with each client and prints what it brought. */
import { apolloVerse } from './apollo';
import { heyApiVerse } from './heyApiVerse';
import { openapiFetchVerse } from './openapiFetch';
import { relayVerse } from './relay/verse';
import { urqlVerse } from './urql';

const [, , origin = ''] = process.argv;

console.log(
  JSON.stringify({
    relay: await relayVerse(origin, '2:255'),
    apollo: await apolloVerse(origin, '2:255'),
    urql: await urqlVerse(origin, '2:255'),
    openapiFetch: await openapiFetchVerse(origin, 2, 255),
    heyApi: await heyApiVerse(origin, 2, 255),
  }),
);
