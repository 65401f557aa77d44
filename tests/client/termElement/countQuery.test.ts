import { parse } from 'graphql';
import { countQuery } from '../../../client/termElement/countQuery';

test('the query has every lemma as it is spelled, whatever its signs are', () => {
  const query = countQuery('id', ['رَحْمَـٰن', 'a "quoted" \\ one']);
  expect(() => parse(query)).not.toThrow();
  expect(query).toContain('lemma1: lemmas(text: "رَحْمَـٰن")');
});
