import { serverAudits } from 'graphql-http';
import { makeTestApp } from '../../support/app';
import { describeEachDatabase } from '../../support/database';

/** GraphQL over HTTP: each MUST, SHOULD and MAY of the audits that graphql-http publishes. */
describeEachDatabase('GraphQL over HTTP', (databases) => {
  const database = databases.use('migrated');
  const audits = serverAudits({
    url: 'http://localhost/graphql',
    fetchFn: (url: string, init?: RequestInit) => makeTestApp(database()).fetch(url, init),
  });

  test('there are 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? '' : result.reason).toBe('');
  });
});
