import { screen } from '@testing-library/react';
import { ChoiceList } from '../../../client/combine/ChoiceList';
import { combineTexts } from '../../../client/i18n/combine';
import type { ChosenConditions } from '../../../client/page/versesPath';
import { renderClient } from '../../support/renderClient';

const FULL = [1, 2, 3, 4, 5];
const own = combineTexts.english;

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
const linkNames = () => screen.queryAllByRole('link').map((link) => link.textContent);
const note = () => screen.queryByText(own.full.replace('{{count, number}}', '5'));

test('a condition is added, or its verses are left out', async () => {
  await show({ topic: [1] });
  expect(linkNames()).toEqual(['with: 12', 'without: 18']);
  expect(note()).toBeNull();
});

test.each<[ChosenConditions, string]>([
  [{ topic: FULL }, 'without: 18'],
  [{ notTopic: FULL }, 'with: 12'],
])(
  'with the five conditions %j the list says why one of its links is missing',
  async (full, link) => {
    await show(full);
    expect(linkNames()).toEqual([link]);
    expect(note()).toBeInTheDocument();
  },
);

test.each([true, false])('says that there are others if there are: %s', async (hasOthers) => {
  await show({}, hasOthers);
  const others = screen.queryByText(/The others can be found by their names above/);
  expect(others !== null).toBe(hasOthers);
});
