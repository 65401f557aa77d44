import { JUZ_COUNT } from '../../text/quranCounts';

interface Address {
  number?: string;
}

/** The number in an address; 0, which nothing has, if it is invalid. */
const numberOf = ({ number = '' }: Address) => (/^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0);

/** The surah in an address and its neighbors. */
export function surahOf(address: Address) {
  const number = numberOf(address);
  return { number, previous: number - 1, next: number + 1 };
}

/** The page of the mushaf in an address. */
export const pageOf = (address: Address) => ({ number: numberOf(address) });

/** The juz in an address and its quarters of a hizb, eight to a juz, none of which has more than 100 verses. */
export function juzOf(address: Address) {
  const number = numberOf(address);
  const exists = number >= 1 && number <= JUZ_COUNT;
  const quarter = (place: number) => (exists ? (number - 1) * 8 + place : 1);
  return {
    number,
    exists,
    q1: quarter(1),
    q2: quarter(2),
    q3: quarter(3),
    q4: quarter(4),
    q5: quarter(5),
    q6: quarter(6),
    q7: quarter(7),
    q8: quarter(8),
  };
}
