import {
  firstValues,
  missingInElement,
  type ElementValues,
} from '../../../client/termElement/elementValues';

const TERM = { databaseId: 2, turkishTag: 'AİS', englishTag: 'ANA' };

test('ten fields are required', () => {
  const missing = missingInElement(firstValues(undefined, undefined)).map(({ field }) => field);
  expect(missing).toEqual([
    'termId',
    'arabicName',
    'turkishNameInQuran',
    'englishNameInQuran',
    'turkishTranslation',
    'englishTranslation',
    'turkishMeaning',
    'englishMeaning',
    'turkishTag',
    'englishTag',
  ]);
});

test('spaces do not fill a field', () => {
  const values: ElementValues = { ...firstValues(TERM, undefined), englishTag: ' ' };
  expect(missingInElement(values)).toContainEqual({ field: 'englishTag', code: 'REQUIRED' });
});

test('a new element starts with its term and the tags of the term', () => {
  expect(firstValues(TERM, undefined)).toMatchObject({
    termId: '2',
    turkishTag: 'AİS',
    englishTag: 'ANA',
    arabicName: '',
  });
});
