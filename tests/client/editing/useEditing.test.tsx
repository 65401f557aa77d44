import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { beginSession } from '../../../client/auth/authStore';
import { keepSessionAlive } from '../../../client/auth/session';
import { draftStore } from '../../../client/editing/drafts/draftStore';
import { EditingForm } from '../../../client/editing/EditingForm';
import { missing, type Outcome } from '../../../client/editing/outcome';
import { useEditing } from '../../../client/editing/useEditing';
import { editingTexts } from '../../../client/i18n/editing';
import { TextField } from '../../../client/ui/fields/TextField';
import { deleteAllDrafts, draftOf, keepDraft, keptDrafts } from '../../support/drafts';
import { renderClient } from '../../support/renderClient';

interface Names {
  turkish: string;
  english: string;
}

const t = editingTexts.english;
const FIELDS = { turkish: { label: 'Turkish' }, english: { label: 'English' } };
const send = jest.fn<Promise<Outcome<Names>>, [Names, number | null, string]>();
const onClose = jest.fn();

interface Row {
  values: Names;
  /** Null for a new row. */
  version: number | null;
}

function Form({ values, version }: Row) {
  const editing = useEditing<Names>({
    row: 'names/1',
    label: (language) => `Names, ${language}`,
    initial: values,
    version,
    check: (names) => missing(names.turkish ? [] : ['turkish']),
    send,
    onSaved: onClose,
  });
  return (
    <EditingForm editing={editing} fields={FIELDS} onClose={onClose}>
      <TextField {...editing.field('turkish')} label="Turkish" />
      <TextField {...editing.field('english')} label="English" />
    </EditingForm>
  );
}

const KEY: unknown = expect.any(String);

const FIRST = { values: { turkish: 'bir', english: 'one' }, version: 1 };
const THEIRS = { values: { turkish: 'bir', english: 'theirs' }, version: 2 };

const open = (row: Row = FIRST) =>
  renderClient(<Form {...row} />, { settings: { prefLanguage: 'english' } });

type User = Awaited<ReturnType<typeof open>>['user'];

const box = (label: string) => screen.getByRole('textbox', { name: label });
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

async function type(user: User, label: string, text: string) {
  await user.clear(box(label));
  await user.type(box(label), text);
}

beforeAll(() => {
  beginSession({ jwt: 'token', viewer: { username: 'admin', authority: 'ADMIN' } });
  keepSessionAlive(createMockEnvironment());
});
beforeEach(async () => {
  await deleteAllDrafts();
  send.mockReset().mockResolvedValue({ kind: 'saved' });
  onClose.mockReset();
});

test('unchanged values are not sent', async () => {
  const { user } = await open();
  await press(user, t.save);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

test('changed values are a draft until they are saved', async () => {
  const { user } = await open();
  await type(user, 'English', 'two');
  await waitFor(() =>
    expect(keptDrafts()).toMatchObject([
      {
        row: 'names/1',
        values: { turkish: 'bir', english: 'two' },
        base: FIRST.values,
        version: 1,
        label: { turkish: 'Names, turkish', english: 'Names, english' },
      },
    ]),
  );
  await press(user, t.save);
  expect(send).toHaveBeenCalledWith({ turkish: 'bir', english: 'two' }, 1, KEY);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(keptDrafts()).toEqual([]));
});

test('text typed during a save stays and is saved next', async () => {
  const { user } = await open();
  let answer: (outcome: Outcome<Names>) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await type(user, 'English', 'first');
  await press(user, t.save);
  await user.type(box('English'), ' and more');
  answer({ kind: 'saved' });
  await screen.findByText(new RegExp(`^${t.done.saved}`));
  expect(onClose).not.toHaveBeenCalled();
  expect(box('English')).toHaveValue('first and more');
  await waitFor(() => expect(keptDrafts()).toHaveLength(1));

  const saved = { turkish: 'bir', english: 'first' };
  send.mockResolvedValueOnce({ kind: 'conflict', theirs: { values: saved, version: 2 } });
  await press(user, t.save);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenLastCalledWith({ ...saved, english: 'first and more' }, 2, KEY);
  await waitFor(() => expect(keptDrafts()).toEqual([]));
});

test('values that were changed back are not a draft', async () => {
  const { user } = await open();
  await type(user, 'English', 'two');
  await waitFor(() => expect(keptDrafts()).toHaveLength(1));
  await type(user, 'English', 'one');
  await waitFor(() => expect(keptDrafts()).toEqual([]));
});

test('a missing value is shown at its field, which gets focus, and nothing is sent', async () => {
  const { user } = await open();
  await user.clear(box('Turkish'));
  await press(user, t.save);
  expect(box('Turkish')).toHaveAccessibleDescription(t.required);
  expect(box('Turkish')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.type(box('Turkish'), 'iki');
  expect(box('Turkish')).not.toHaveAccessibleDescription();
});

test('without an answer the values stay and can be sent again', async () => {
  send.mockRejectedValueOnce(new Error('away'));
  const { user } = await open();
  await type(user, 'English', 'two');
  await press(user, t.save);
  expect(await screen.findByText(t.failure.unreachable)).toBeVisible();
  expect(box('English')).toHaveValue('two');
  await waitFor(() => expect(keptDrafts()).toHaveLength(1));
  await press(user, t.save);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

describe('a new row', () => {
  const NEW: Row = { values: { turkish: '', english: '' }, version: null };
  const keys = () => send.mock.calls.map(([, , key]) => key);

  async function fill(text: string) {
    const { user } = await open(NEW);
    await type(user, 'Turkish', text);
    return user;
  }

  test('has the same client key in each attempt, in a draft too', async () => {
    send.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    const user = await fill('bir');
    await press(user, t.save);
    await screen.findByText(t.failure.unreachable);
    await type(user, 'English', 'one');
    await press(user, t.save);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    cleanup();
    await waitFor(() => expect(draftStore.read().here.size).toBe(0));
    const { user: later } = await open(NEW);
    await press(later, t.draft.take);
    await waitFor(() => expect(box('Turkish')).toHaveValue('bir'));
    await press(later, t.save);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('has another client key after one was created, and after it was deleted', async () => {
    const problems = [{ field: 'clientKey', code: 'CREATED_ROW_DELETED' as const, value: '7' }];
    send
      .mockResolvedValueOnce({ kind: 'saved' })
      .mockResolvedValueOnce({ kind: 'invalid', problems });
    const user = await fill('bir');
    await press(user, t.save);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await type(user, 'Turkish', 'iki');
    await press(user, t.save);
    await screen.findByText(t.problem.CREATED_ROW_DELETED.replace('{{value}}', '7'));
    await press(user, t.save);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    expect(new Set(keys()).size).toBe(3);
  });
});

test('a row that was deleted meanwhile is reported, and the draft stays', async () => {
  send.mockResolvedValueOnce({ kind: 'gone' });
  const { user } = await open();
  await type(user, 'English', 'two');
  await press(user, t.save);
  expect(await screen.findByText(t.failure.gone)).toBeVisible();
  expect(screen.getByText(t.kept)).toBeVisible();
  await waitFor(() => expect(keptDrafts()).toHaveLength(1));
});

const sides = (field: string) => within(screen.getByRole('group', { name: field }));

test('a conflict preselects the side that changed each field', async () => {
  send.mockResolvedValueOnce({ kind: 'conflict', theirs: THEIRS });
  const { user } = await open();
  await type(user, 'Turkish', 'iki');
  await press(user, t.save);
  expect(await screen.findByText(t.conflict.title)).toBeVisible();
  expect(sides('Turkish').getByRole('radio', { checked: true })).toHaveAccessibleName(/iki/);
  expect(sides('English').getByRole('radio', { checked: true })).toHaveAccessibleName(/theirs/);
  await press(user, t.conflict.use);
  await press(user, t.save);
  expect(send).toHaveBeenLastCalledWith({ turkish: 'iki', english: 'theirs' }, 2, KEY);
});

test('a field that both sides changed is marked, with mine preselected', async () => {
  send.mockResolvedValueOnce({ kind: 'conflict', theirs: THEIRS });
  const { user } = await open();
  await type(user, 'English', 'mine');
  await press(user, t.save);
  await screen.findByText(t.conflict.title);
  const english = sides(`English · ${t.conflict.both}`);
  expect(english.getByRole('radio', { checked: true })).toHaveAccessibleName(/mine/);
  await user.click(english.getByRole('radio', { checked: false }));
  await press(user, t.conflict.use);
  expect(box('English')).toHaveValue('theirs');
});

test.each([
  ['only fields outside the form', FIRST.values],
  ['the same field to the same value', { turkish: 'bir', english: 'two' }],
])('there is no conflict if another admin changed %s', async (_what, values) => {
  send.mockResolvedValueOnce({ kind: 'conflict', theirs: { values, version: 2 } });
  const { user } = await open();
  await type(user, 'English', 'two');
  await press(user, t.save);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenLastCalledWith({ turkish: 'bir', english: 'two' }, 2, KEY);
});

describe('a draft of an earlier visit', () => {
  /** Leaves the form without saving, as a crash does. */
  async function crash(english = 'one') {
    const { user } = await open();
    await type(user, 'Turkish', 'iki');
    await type(user, 'English', english);
    cleanup();
    await waitFor(() => expect(draftStore.read().here.size).toBe(0));
  }

  test('is offered first and can be continued', async () => {
    await crash();
    const { user } = await open();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: t.save })).toBeNull();
    await press(user, t.draft.take);
    await waitFor(() => expect(box('Turkish')).toHaveValue('iki'));
    const [{ id } = {}] = keptDrafts();
    await type(user, 'English', 'two');
    await waitFor(() => expect(keptDrafts()).toMatchObject([{ id, values: { english: 'two' } }]));
    await press(user, t.save);
    expect(send).toHaveBeenCalledWith({ turkish: 'iki', english: 'two' }, 1, KEY);
    await waitFor(() => expect(keptDrafts()).toEqual([]));
  });

  test('of an earlier version of the site, with a field that the form no longer has, can be saved', async () => {
    const { values: base } = FIRST;
    const arabicText = { values: 'ا', base: 'ب' };
    await keepDraft(
      draftOf('names/1', {
        values: { turkish: 'iki', english: 'one', arabicText: arabicText.values },
        base: { ...base, arabicText: arabicText.base },
      }),
    );
    const { user } = await open();
    await press(user, t.draft.take);
    await waitFor(() => expect(box('Turkish')).toHaveValue('iki'));
    const theirs = { values: { ...base, english: 'theirs' }, version: 2 };
    send.mockResolvedValueOnce({ kind: 'conflict', theirs });
    await press(user, t.save);
    expect(send).toHaveBeenLastCalledWith({ turkish: 'iki', english: 'one' }, 1, KEY);
    await screen.findByText(t.conflict.title);
  });

  test('can be discarded', async () => {
    await crash();
    const { user } = await open();
    await press(user, t.draft.discard);
    await waitFor(() => expect(box('Turkish')).toHaveValue('bir'));
    await waitFor(() => expect(keptDrafts()).toEqual([]));
  });

  test('can be left for later, and saving another text does not delete it', async () => {
    await crash();
    const { user } = await open();
    await press(user, t.draft.later);
    expect(box('Turkish')).toHaveValue('bir');
    await type(user, 'English', 'two');
    await waitFor(() => expect(keptDrafts()).toHaveLength(2));
    await press(user, t.save);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(keptDrafts()).toMatchObject([{ values: { turkish: 'iki' } }]));
  });

  test('is one of several, of which each can be taken or deleted', async () => {
    const of = (id: string, english: string, savedAt: number) =>
      keepDraft(draftOf('names/1', { id, savedAt, ...draftOfNames(english) }));
    await of('first', 'older text', 1000);
    await of('second', 'newer text', 2000);
    const { user } = await open();
    const offer = screen.getByRole('group', { name: t.draft.several.replace('{{count}}', '2') });
    const items = within(offer).getAllByRole('listitem');
    expect(items.map((item) => /(older|newer) text/.exec(item.textContent)?.[0])).toEqual([
      'newer text',
      'older text',
    ]);
    await user.click(within(items[0]!).getByRole('button', { name: t.draft.discard }));
    await waitFor(() => expect(keptDrafts().map(({ id }) => id)).toEqual(['first']));
    await press(user, t.draft.take);
    await waitFor(() => expect(box('English')).toHaveValue('older text'));
  });

  test('does not undo later saves', async () => {
    await crash();
    send.mockResolvedValueOnce({ kind: 'conflict', theirs: THEIRS });
    const { user } = await open(THEIRS);
    await press(user, t.draft.take);
    await screen.findByRole('textbox', { name: 'Turkish' });
    await press(user, t.save);
    expect(send).toHaveBeenLastCalledWith({ turkish: 'iki', english: 'one' }, 1, KEY);
    await screen.findByText(t.conflict.title);
    expect(sides('English').getByRole('radio', { checked: true })).toHaveAccessibleName(/theirs/);
    await press(user, t.conflict.use);
    await press(user, t.save);
    expect(send).toHaveBeenLastCalledWith({ turkish: 'iki', english: 'theirs' }, 2, KEY);
  });

  test('of an earlier version of the site, without a field of the form, has it from the row', async () => {
    await keepDraft(draftOf('names/1', { values: { turkish: 'iki' }, base: { turkish: 'bir' } }));
    const { user } = await open();
    await press(user, t.draft.take);
    await waitFor(() => expect(box('Turkish')).toHaveValue('iki'));
    expect(box('English')).toHaveValue('one');
    await press(user, t.save);
    expect(send).toHaveBeenCalledWith({ turkish: 'iki', english: 'one' }, 1, KEY);
  });

  test.each([
    ['others instead', { turkish: 'x', german: 'y' }],
    ['none of its own', { german: 'y' }],
    ['none at all', {}],
  ])('is not offered if its fields are %s', async (_what, values) => {
    await keepDraft(draftOf('names/1', { values, base: { turkish: 'bir', german: 'eins' } }));
    await open();
    expect(box('Turkish')).toHaveValue('bir');
  });
});

describe('if the browser has no room left', () => {
  beforeEach(() => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('the form says so, keeps the text, and stores it when there is room', async () => {
    const { user } = await open();
    await type(user, 'English', 'two');
    expect(await screen.findByText(t.unkept)).toBeVisible();
    expect(box('English')).toHaveValue('two');
    await press(user, t.cancel);
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(t.unsaved.unkept)).toBeVisible();
    expect(within(question).queryByRole('button', { name: t.unsaved.leave })).toBeNull();
    await user.click(within(question).getByRole('button', { name: t.unsaved.stay }));

    jest.restoreAllMocks();
    await user.type(box('English'), '!');
    await waitFor(() => expect(screen.queryByText(t.unkept)).toBeNull());
    expect(keptDrafts()).toMatchObject([{ values: { english: 'two!' } }]);
  });

  test('a failure to save does not say that there is a draft', async () => {
    send.mockRejectedValueOnce(new Error('away'));
    const { user } = await open();
    await type(user, 'English', 'two');
    await screen.findByText(t.unkept);
    await press(user, t.save);
    expect(await screen.findByText(t.failure.unreachable)).toBeVisible();
    expect(screen.queryByText(t.kept)).toBeNull();
  });
});

/** What a draft of the form with this English name has. */
const draftOfNames = (english: string) => ({
  values: { turkish: 'bir', english },
  base: { ...FIRST.values },
});
