import type { LoaderFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { Language } from './language';
import CombinePageQuery from './__generated__/CombinePageQuery$parameters';
import CompareTablesPageQuery from './__generated__/CompareTablesPageQuery$parameters';
import CompareTopicsPageQuery from './__generated__/CompareTopicsPageQuery$parameters';
import CompareVersesPageQuery from './__generated__/CompareVersesPageQuery$parameters';
import ElementWordsPageQuery from './__generated__/ElementWordsPageQuery$parameters';
import FaithPostsPageQuery from './__generated__/FaithPostsPageQuery$parameters';
import HomePageQuery from './__generated__/HomePageQuery$parameters';
import JuzPageQuery from './__generated__/JuzPageQuery$parameters';
import MushafPageQuery from './__generated__/MushafPageQuery$parameters';
import PostIndexPageQuery from './__generated__/PostIndexPageQuery$parameters';
import PostPageQuery from './__generated__/PostPageQuery$parameters';
import QuranPostsPageQuery from './__generated__/QuranPostsPageQuery$parameters';
import RootPageQuery from './__generated__/RootPageQuery$parameters';
import RootsPageQuery from './__generated__/RootsPageQuery$parameters';
import SurahPageQuery from './__generated__/SurahPageQuery$parameters';
import SurahsPageQuery from './__generated__/SurahsPageQuery$parameters';
import { faithSectionOf, indexOf, postOf, SECTIONS } from './post/postAddress';
import CharactersPageQuery from './__generated__/CharactersPageQuery$parameters';
import QuranIndexPageQuery from './__generated__/QuranIndexPageQuery$parameters';
import OtherPostsPageQuery from './__generated__/OtherPostsPageQuery$parameters';
import WorshipPostsPageQuery from './__generated__/WorshipPostsPageQuery$parameters';
import TablesPageQuery from './__generated__/TablesPageQuery$parameters';
import TermPageQuery from './__generated__/TermPageQuery$parameters';
import { aboutLoader } from './about/aboutLoader';
import { combinationOf } from './combine/combineAddress';
import { comparedRowsOf, comparedVersesOf } from './compare/compareAddress';
import { juzOf, pageOf, surahOf } from './reading/readingAddress';
import { pageLoader } from './relay/page';
import { rootOf, rootsOf } from './root/rootAddress';
import { queryLoader } from './search/queryLoader';
import { termOf } from './term/termAddress';
import { elementWordsOf } from './termElement/elementAddress';

/**
 * The loaders of all pages except the verse page, by route id. They fetch a page's data while its
 * code is loading, and are one file, loaded on the reader's first interaction.
 * @param preferredLanguage the language of the reader
 */
export function createLoaders(environment: IEnvironment, preferredLanguage: () => Language) {
  return {
    'home/HomePage': pageLoader(environment, HomePageQuery, () => ({})),
    'post/FaithPostsPage': pageLoader(environment, FaithPostsPageQuery, (_params, url) => ({
      section: SECTIONS[faithSectionOf(url.searchParams)],
    })),
    'post/OtherPostsPage': pageLoader(environment, OtherPostsPageQuery, () => ({})),
    'post/WorshipPostsPage': pageLoader(environment, WorshipPostsPageQuery, () => ({})),
    'post/PostIndexPage': pageLoader(environment, PostIndexPageQuery, (_params, url) =>
      indexOf(url),
    ),
    'post/PostPage': pageLoader(environment, PostPageQuery, postOf),
    'post/QuranPostsPage': pageLoader(environment, QuranPostsPageQuery, () => ({})),
    'character/CharactersPage': pageLoader(environment, CharactersPageQuery, () => ({})),
    'combine/CombinePage': pageLoader(environment, CombinePageQuery, (_params, url) =>
      combinationOf(url),
    ),
    'compare/CompareTablesPage': pageLoader(environment, CompareTablesPageQuery, comparedRowsOf),
    'compare/CompareTopicsPage': pageLoader(environment, CompareTopicsPageQuery, comparedRowsOf),
    'compare/CompareVersesPage': pageLoader(environment, CompareVersesPageQuery, comparedVersesOf),
    'about/AboutPage': aboutLoader(environment),
    'reading/SurahPage': pageLoader(environment, SurahPageQuery, surahOf),
    'reading/MushafPage': pageLoader(environment, MushafPageQuery, pageOf),
    'reading/JuzPage': pageLoader(environment, JuzPageQuery, juzOf),
    'root/RootPage': pageLoader(environment, RootPageQuery, rootOf),
    'root/RootsPage': pageLoader(environment, RootsPageQuery, (_params, url) => rootsOf(url)),
    'search/QueryPage': queryLoader(environment, preferredLanguage),
    'surah/QuranIndexPage': pageLoader(environment, QuranIndexPageQuery, () => ({})),
    'surah/SurahsPage': pageLoader(environment, SurahsPageQuery, () => ({})),
    'term/TablesPage': pageLoader(environment, TablesPageQuery, () => ({})),
    'term/TermPage': pageLoader(environment, TermPageQuery, termOf),
    'termElement/ElementWordsPage': pageLoader(environment, ElementWordsPageQuery, elementWordsOf),
  } satisfies Record<string, LoaderFunction>;
}

export type LoadedPage = keyof ReturnType<typeof createLoaders>;
