import { testVerseSearches, useSearches } from '../support/verseSearches';

testVerseSearches(useSearches(), 1);
