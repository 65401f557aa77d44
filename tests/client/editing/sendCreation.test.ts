import { newClientKey } from '../../../client/editing/clientKey';
import { sendCreation } from '../../../client/editing/sendCreation';

const values = { name: 'mine' };
const theirs = { values: { name: 'theirs' }, version: 2 };

/** The `send` of a form whose row has this version, and what it called. */
function formFor({ version, isRepeated }: { version: number; isRepeated: boolean }) {
  const create = jest.fn().mockResolvedValue({ row: 7, version, isRepeated });
  const update = jest.fn().mockResolvedValue({ kind: 'saved' });
  const read = jest.fn().mockResolvedValue(theirs);
  return { send: sendCreation({ create, update, read }), create, update, read };
}

test('a new row is saved by creating it', async () => {
  const { send, create, update } = formFor({ version: 1, isRepeated: false });
  expect(await send(values, null, 'key')).toEqual({ kind: 'saved' });
  expect(create).toHaveBeenCalledWith(values, 'key');
  expect(update).not.toHaveBeenCalled();
});

test('a row of an earlier attempt gets what was typed since then', async () => {
  const { send, update } = formFor({ version: 1, isRepeated: true });
  expect(await send(values, null, 'key')).toEqual({ kind: 'saved' });
  expect(update).toHaveBeenCalledWith(7, values, 1);
});

test('a row that someone has changed since then is a conflict, and is saved on top of it', async () => {
  const { send, update } = formFor({ version: 2, isRepeated: true });
  expect(await send(values, null, 'key')).toEqual({ kind: 'conflict', theirs });
  expect(update).not.toHaveBeenCalled();
  await send(values, 2, 'key');
  expect(update).toHaveBeenCalledWith(7, values, 2);
});

test('a refused row is not saved', async () => {
  const { send, create, update } = formFor({ version: 1, isRepeated: false });
  const refusal = { kind: 'invalid' as const, problems: [] };
  create.mockResolvedValue(refusal);
  expect(await send(values, null, 'key')).toBe(refusal);
  expect(update).not.toHaveBeenCalled();
});

test('client keys are different UUIDs of version 4', () => {
  const keys = Array.from({ length: 200 }, newClientKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
