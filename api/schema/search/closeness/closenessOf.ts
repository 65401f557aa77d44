import { LISTS } from '../../../database/tags';
import { cachedValue } from '../../../read/rowCache';
import { searchIndexOf } from '../index/searchIndex';
import { Closeness } from './closeness';

/** What finds verses close to a query, up to date with the content. */
export const closenessOf = cachedValue<Closeness>([LISTS.texts], async (database, previous) => {
  const index = await searchIndexOf({ database });
  if (!previous?.isOf(index)) return new Closeness(index);
  previous.update();
  return previous;
});
