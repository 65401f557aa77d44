import { screen } from '@testing-library/react';
import { act, Suspense, use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { WorkBar } from '../../../client/verse/WorkBar';
import { renderClient } from '../../support/renderClient';

const SEARCH = '?work=turkish&kind=needsUpdate';
const never = new Promise<never>(() => undefined);

/** A page that is prepared and not shown, before the one that is. */
function Visits() {
  const { hash } = useLocation();
  if (hash) return <WorkBar verseKey="2:256" />;
  return (
    <>
      <Link to={`/verses/2:256${SEARCH}#shown`}>again</Link>
      <Suspense>
        <WorkBar verseKey="2:256" />
        <Pending />
      </Suspense>
    </>
  );
}

const Pending = () => use(never);

test('a page in the queue asks for its place although an unseen page had an answer', async () => {
  const environment = createMockEnvironment();
  const answer = async (position: number, totalCount: number) => {
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          TranslationWorkNeighbors: () => ({ position, totalCount, nextKey: null }),
        }),
      ),
    );
  };
  const path = `/verses/2:256${SEARCH}`;
  const { user } = await renderClient(<Visits />, { environment, path });
  await answer(2, 2);
  await user.click(screen.getByRole('link', { name: 'again' }));
  await answer(1, 1);
  expect(screen.getByRole('navigation')).toHaveTextContent('1 / 1');
});
