import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { Language } from '../language';
import QueryResultsQuery from '../__generated__/QueryResultsQuery$parameters';
import { isSearchable } from '../offline/searchOffline';
import { isUnreachable } from '../page/isUnreachable';
import { pageLoader } from '../relay/page';
import { parseVerseReference } from '../../text/verseReference';
import { ORDERS, PLACES, readQueryAddress, type SearchFilter } from './queryAddress';
import { searchLanguage } from './searchLanguage';

/** The data of the page if the server can't be reached: the service worker searches. */
export const WITHOUT_NETWORK = 'withoutNetwork';

/**
 * Loads results. Two numbers redirect to their verse, also without script; an empty term loads
 * nothing.
 */
export function queryLoader(environment: IEnvironment, preferredLanguage: () => Language) {
  const read = ({ searchParams }: URL) => readQueryAddress(searchParams, preferredLanguage());
  const load = pageLoader(
    environment,
    QueryResultsQuery,
    (_params, url) => {
      const { term, language, pageSize, pageIndex, filter, order } = read(url);
      return {
        query: term,
        language: searchLanguage(language),
        pageSize,
        pageIndex,
        filter: filterOf(filter),
        order: ORDERS[order],
      };
    },
    { skipToast: true },
  );
  return async (args: LoaderFunctionArgs) => {
    const { term } = read(new URL(args.request.url));
    const key = parseVerseReference(term);
    if (key) return redirect(`/verses/${key}`);
    if (!term) return null;
    const reference = load(args);
    if (typeof document !== 'undefined') {
      try {
        await reference?.source?.toPromise();
      } catch (error) {
        if (isUnreachable(error) && isSearchable()) return WITHOUT_NETWORK;
        throw error;
      }
    }
    return reference;
  };
}

/** The conditions by their names in the API. */
const filterOf = ({ place, notPost, root, name, ...filter }: SearchFilter) => ({
  ...filter,
  place: place && PLACES[place],
  notPosts: notPost,
  roots: root,
  elements: name,
});
