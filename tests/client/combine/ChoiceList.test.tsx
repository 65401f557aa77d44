import { screen } from '@testing-library/react';
import { ChoiceList } from '../../../client/combine/ChoiceList';
import { combineTexts } from '../../../client/i18n/combine';
import type { ChosenConditions } from '../../../client/page/versesPath';
import { renderClient } from '../../support/renderClient';

const FULL = [1, 2, 3, 4, 5];
const own = combineTexts.english;
const counted = (name: 'with' | 'without' | 'full' | 'first', count: number) =>
  own[name].replace('{{count, number}}', String(count));

const show = (chosen: ChosenConditions, hasOthers = false) =>
  renderClient(
    <ChoiceList
      name="topic"
      choices={[{ value: 9, label: 'Patience', count: 12 }]}
      total={30}
      chosen={chosen}
      hasOthers={hasOthers}
      isOpen
    />,
    { settings: { prefLanguage: 'english' } },
  );
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('a condition is added, or its verses are left out', async () => {
  await show({ topic: [1] });
  expect(links()).toEqual([counted('with', 12), counted('without', 18)]);
  expect(screen.queryByText(counted('full', 5))).toBeNull();
});

test.each<[ChosenConditions, string]>([
  [{ topic: FULL }, counted('without', 18)],
  [{ notTopic: FULL }, counted('with', 12)],
])('with %j the list says why one of its links is missing', async (full, link) => {
  await show(full);
  expect(links()).toEqual([link]);
  expect(screen.getByText(counted('full', 5))).toBeInTheDocument();
});

test.each([true, false])('it says that there are others if there are: %s', async (hasOthers) => {
  await show({}, hasOthers);
  expect(screen.queryByText(counted('first', 1)) !== null).toBe(hasOthers);
});
