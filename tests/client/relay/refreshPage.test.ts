import { fetchQuery } from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import query from '../../../client/__generated__/CheckListQuery.graphql';
import { createBrowserFetch, transport } from '../../../client/relay/network';
import { shownQueries } from '../../../client/relay/page';
import { refreshPage } from '../../../client/relay/refreshPage';

const realSend = transport.send;
const shown = { query, variables: {}, environment: undefined };

/** Answers of the server, oldest request first. */
let pending: ((totalCount: number) => void)[];

function makeEnvironment() {
  const network = Network.create(createBrowserFetch({ useComplexCharacters: true }));
  return new Environment({ network, store: new Store(new RecordSource()) });
}

async function nextRequest() {
  for (let turn = 0; turn < 100 && pending.length === 0; turn++) await Promise.resolve();
  const answer = pending.shift();
  if (!answer) throw new Error('There is no request.');
  return answer;
}

beforeEach(() => {
  pending = [];
  transport.send = () =>
    new Promise((resolve) => {
      pending.push((totalCount) => {
        const check = { kind: 'EMPTY_GLOSS', language: 'TURKISH', totalCount };
        resolve({ data: { qualityChecks: [check] } });
      });
    });
  shownQueries.add(shown);
});

afterEach(() => {
  shownQueries.delete(shown);
  transport.send = realSend;
});

test('asks once if nothing is in flight', async () => {
  const refreshed = refreshPage(makeEnvironment());
  (await nextRequest())(1);
  await refreshed;
  expect(pending).toHaveLength(0);
});

test('asks again after a request that began before it', async () => {
  const environment = makeEnvironment();
  const earlier = fetchQuery(environment, query, {}).toPromise();
  const answerEarlier = await nextRequest();
  const refreshed = refreshPage(environment);
  expect(pending).toHaveLength(0);
  answerEarlier(1);
  await earlier;
  (await nextRequest())(2);
  await refreshed;
  const check = environment.getStore().getSource().toJSON();
  expect(JSON.stringify(check)).toContain('"totalCount":2');
});
