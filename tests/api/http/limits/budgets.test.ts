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
