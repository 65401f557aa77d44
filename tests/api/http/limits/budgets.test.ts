/** Budgets that the workers of a server share. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Budgets, type Spending } from '../../../../api/http/limits/budgets';

const NOW = () => 0;

test('what an address spends at one worker is taken from its budget at the others', async () => {
  const messages: Spending[] = [];
  const other = new Budgets();
  const here = new Budgets((spending) => {
    messages.push(spending);
    other.receive(spending);
  });
  const units = here.create('units', 100, { now: NOW });
  const pages = here.create('pages', 10, { now: NOW });
  const unitsOfOther = other.create('units', 100, { now: NOW });
  const pagesOfOther = other.create('pages', 10, { now: NOW });

  units.charge('a', 5);
  // Those charged before are not shared twice.
  units.charge('a', 60, 5);
  units.charge('b', 1);
  pages.take('a', 7);
  pages.settle('a', 2);
  while (messages.length === 0) await sleep(5);

  expect(messages).toEqual([
    [
      ['units', 'a', 60],
      ['units', 'b', 1],
      ['pages', 'a', 9],
    ],
  ]);
  expect(unitsOfOther.allows('a', 40)).toBe(true);
  expect(unitsOfOther.allows('a', 41)).toBe(false);
  expect(unitsOfOther.allows('b', 99)).toBe(true);
  expect(pagesOfOther.take('a', 2)).toBe(false);
  expect(pagesOfOther.take('a', 1)).toBe(true);
  // What was shared is not sent back.
  expect(messages).toHaveLength(1);
});

test('a refused request is not shared', async () => {
  const messages: Spending[] = [];
  const units = new Budgets((spending) => messages.push(spending)).create('units', 10, {
    now: NOW,
  });
  units.charge('a', 9);
  expect(() => units.charge('a', 2)).toThrow('10 cost units per minute');
  while (messages.length === 0) await sleep(5);
  expect(messages).toEqual([[['units', 'a', 9]]]);
});

test('an account with a limit of its own is refilled by it, also after what it spent elsewhere', () => {
  let now = 0;
  const describe = (limit: number) => `At most ${limit}.`;
  const keys = new Budgets().create('keys', 10, { now: () => now, describe });
  expect(keys.charge('1', 600, 0, 600)).toEqual({ limit: 600, remaining: 0, reset: 60 });
  expect(() => keys.charge('1', 1, 0, 600)).toThrow('At most 600. Try again in 1 s.');
  now = 30_000;
  keys.spentElsewhere('1', 100);
  expect(keys.charge('1', 200, 0, 600)).toEqual({ limit: 600, remaining: 0, reset: 60 });
  // A limit that was changed counts at once.
  now = 60_000;
  expect(keys.charge('1', 1, 0, 1200)).toEqual({ limit: 1200, remaining: 1199, reset: 1 });
});
