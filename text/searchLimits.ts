/** Limits of searches; apart from the others, because every page has a search box. */
export const SEARCH_LIMITS = {
  /** Further characters of a query are ignored. */
  queryCharacters: 200,
  resultsPerPage: { minimum: 1, maximum: 100 },
  suggestions: 8,
};
