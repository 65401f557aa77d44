import { writeNumber } from '../../../client/i18n/writeNumber';

const NUMBERS = [
  0, 7, 100, 999, 1000, 6236, 77429, 100000, 1234567, -1, -999, -1000, -77429, 1.5, 12345.678,
];

test.each(['tr', 'en', 'de'])('writes numbers as Intl does in %s', (tag) => {
  for (const number of NUMBERS) {
    expect(writeNumber(number, tag)).toBe(number.toLocaleString(tag));
  }
});
