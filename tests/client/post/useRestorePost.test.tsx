/** What an editor reads after restoring a topic that was just deleted. */
import { act, screen, waitFor } from '@testing-library/react';
import { editingTexts } from '../../../client/i18n/editing';
import { useRestorePost } from '../../../client/post/useRestorePost';
import { renderClient } from '../../support/renderClient';

const t = editingTexts.english;

function Undo() {
  const restore = useRestorePost();
  return (
    <button type="button" onClick={() => void restore(7)}>
      Undo
    </button>
  );
}

const problem = {
  field: 'broaderId',
  code: 'HAS_PARTS',
  minimum: null,
  maximum: null,
  value: '7',
  message: 'In the words of the API.',
};

test.each([
  ['a refusal names its reason', 'ValidationError', t.problem.HAS_PARTS.replace('{{value}}', '7')],
  ['a topic that is gone is called so', 'NotFoundError', t.operation.gone],
  ['a restored topic is announced', 'RestorePostPayload', t.done.restored],
])('%s', async (_what, __typename, text) => {
  const { user, environment } = await renderClient(<Undo />, {
    settings: { prefLanguage: 'english' },
  });
  const { mock } = environment;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  const restorePost = { __typename, problems: [problem] };
  await act(async () => mock.resolveMostRecentOperation({ data: { restorePost } }));
  expect(await screen.findByText(text)).toBeVisible();
});
