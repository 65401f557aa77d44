/**
 * GraphQL documents of the REST calls. Aliases give fields the names of the REST API. Every connection
 * selects `pageInfo`, and rows with connections select `__typename` and `nodeId`, by which
 * `wholeLists.ts` reads the connections to their ends.
 */

const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';

const fragments: Record<string, string> = {
  SurahFields: `fragment SurahFields on Surah {
    id: databaseId number arabicName
    turkishNameTranscription englishNameTranscription
    turkishNameTranslation englishNameTranslation
    turkishRevelationPlace englishRevelationPlace
    turkishOtherNames englishOtherNames turkishNameNote englishNameNote
    isRevelationPlaceDisputed revelationOrder revelationYear numberOfVerses url version
  }`,
  WordText: `fragment WordText on WordText {
    numberInVerse arabicText pauseAfter
    turkishTranscription turkishTranslation englishTranscription englishTranslation
  }`,
  WordFields: `fragment WordFields on Word {
    ...WordText id: databaseId root { letters } lemma grammar { line } termElements { ...TermElementFields } version
    turkishGlossOf englishGlossOf turkishSource { ...Provenance } englishSource { ...Provenance }
    rootSource { ...Provenance } lemmaSource { ...Provenance } grammarSource { ...Provenance }
    termElementsSource { ...Provenance }
  }`,
  Provenance: `fragment Provenance on Provenance { kind format date }`,
  VerseFields: `fragment VerseFields on Verse {
    __typename nodeId: id
    id: databaseId verseReference: key key arabicText numberInSurah surah { ...SurahFields }
    ...MushafPlace
    turkishTranslation englishTranslation
    turkishTranslationNeedsUpdate englishTranslationNeedsUpdate
    turkishTranslationAdmin @include(if: $isAdmin) englishTranslationAdmin @include(if: $isAdmin)
    url version
    words { ...WordFields }
    posts(first: 100) { ...PostPage }
  }`,
  MushafPlace: `fragment MushafPlace on Verse {
    page juz hizb quarter ruku manzil prostration
  }`,
  PostPage: `fragment PostPage on PostConnection { edges { node { ...PostSummary } } ${PAGE_INFO} }`,
  PostSummary: `fragment PostSummary on Post {
    id: databaseId number section turkishTitle englishTitle url version
  }`,
  PostFields: `fragment PostFields on Post {
    ...PostSummary __typename nodeId: id turkishNote englishNote
    openingPhrase {
      id: databaseId turkishTranslation englishTranslation words { ...WordText }
    }
    verses(first: 100) { ...PostVersePage }
  }`,
  PostVersePage: `fragment PostVersePage on PostVerseConnection {
    edges { node { ...PostVerseFields } } ${PAGE_INFO}
  }`,
  PostVerseFields: `fragment PostVerseFields on PostVerse {
    id: databaseId position
    turkishTranslation englishTranslation turkishTranslationHtml englishTranslationHtml
    url version
    verse {
      id: databaseId verseReference: key numberInSurah surah { number }
      words { ...WordFields }
    }
  }`,
  TranslationFields: `fragment TranslationFields on Translation {
    id: databaseId slug language name translator source sourceUrl
    licence { spdx terms url } direction versionDate version
  }`,
  TermFields: `fragment TermFields on Term {
    id: databaseId turkishName englishName turkishTag englishTag url version
  }`,
  WholeTerm: `fragment WholeTerm on Term {
    ...TermFields __typename nodeId: id termElements(first: 100) { ...ElementPage }
  }`,
  ElementPage: `fragment ElementPage on TermElementConnection {
    edges { node { ...WholeElement } } ${PAGE_INFO}
  }`,
  TermElementFields: `fragment TermElementFields on TermElement {
    id: databaseId term { id: databaseId } arabicName elementOrder
    numberOfOccurrencesInQuran numberOfOccurencesInQuran: numberOfOccurrencesInQuran
    turkishLabel englishLabel turkishGrammaticalType englishGrammaticalType
    turkishNameInQuran englishNameInQuran turkishTranslation englishTranslation
    turkishMeaning englishMeaning turkishTag englishTag version
  }`,
  WholeElement: `fragment WholeElement on TermElement {
    ...TermElementFields __typename nodeId: id verses(first: 100) { ...VersePage }
  }`,
  VersePage: `fragment VersePage on VerseConnection {
    edges { node { id: databaseId verseReference: key } } ${PAGE_INFO}
  }`,
  CharacterFields: `fragment CharacterFields on Character {
    id: databaseId arabicLetter arabicPronunciation
    turkishPronunciation turkishLetter englishPronunciation englishLetter
    turkishName turkishSound englishSound turkishNote englishNote
    forms { alone initial medial final } url version
  }`,
  Invalid: `fragment Invalid on ValidationError { message problems { field code minimum maximum value message } }`,
};

/** Adds all fragments that an operation uses, directly or indirectly. */
function documentOf(operation: string): string {
  const names = new Set<string>();
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (names.has(name)) continue;
      names.add(name);
      add(fragments[name] ?? '');
    }
  };
  add(operation);
  return [operation, ...[...names].map((name) => fragments[name])].join('\n');
}

const nodeOf = (typename: string, fields: string, variables = '') =>
  documentOf(`query ($id: ID!${variables}) { node(id: $id) { ... on ${typename} { ${fields} } } }`);

const listOf = (name: string, node: string) =>
  documentOf(`query ($after: String) {
    ${name}(first: 100, after: $after) { edges { node { ${node} } } ${PAGE_INFO} }
  }`);

const rowOf = (name: string, fields: string) =>
  documentOf(`query ($id: Int!) { ${name}(databaseId: $id) { ${fields} } }`);

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A mutation of an existing row, which someone else may change or delete in the meantime. */
function change(name: string, row: string, fields: string, variables = ''): string {
  const type = capitalized(name);
  return documentOf(`mutation ($input: ${type}Input!${variables}) {
    ${name}(input: $input) {
      __typename
      ... on ${type}Payload { ${row} { ${fields} } }
      ... on NotFoundError { message }
      ... on ConflictError { message changedFields current { ${fields} } }
      ...Invalid
    }
  }`);
}

const ADMIN = ', $isAdmin: Boolean!';
const SESSION = 'session { jwt viewer { username authority } }';

export const documents = {
  login: documentOf(`mutation ($input: LoginInput!) {
    login(input: $input) {
      __typename ... on LoginPayload { ${SESSION} } ... on AuthenticationError { message } ...Invalid
    }
  }`),
  refreshJwt: documentOf(`mutation {
    refreshJwt {
      __typename ... on RefreshJwtPayload { ${SESSION} } ... on AuthenticationError { message }
    }
  }`),
  logout: documentOf('mutation { logout { isSignedOut } }'),

  posts: listOf('posts', '...PostSummary'),
  postsOfSection: documentOf(`query ($section: PostSection!, $after: String) {
    posts(section: $section, first: 100, after: $after) { ...PostPage }
  }`),
  post: rowOf('post', '...PostFields'),
  createPost: documentOf(`mutation ($input: CreatePostInput!) {
    createPost(input: $input) {
      __typename ... on CreatePostPayload { post { ...PostFields } } ...Invalid
    }
  }`),
  updatePost: change('updatePost', 'post', '...PostFields'),
  deletePost: documentOf(`mutation ($input: DeletePostInput!) {
    deletePost(input: $input) {
      __typename
      ... on DeletePostPayload { deletedPostId }
      ... on NotFoundError { message }
      ... on ConflictError { message changedFields current { ...PostFields } }
      ...Invalid
    }
  }`),

  reference: documentOf(`query ($text: String!) {
    reference: resolve(reference: $text) {
      kind problem number isCorrected
      surah { number numberOfVerses } ignoredSurah { number }
      runs { firstVerse { key } lastVerse { key } }
    }
  }`),
  changes: documentOf(`query ($since: Int!, $kinds: [ChangeKind!], $first: Int, $after: String) {
    changes(since: $since, kinds: $kinds, first: $first, after: $after) {
      contentRevision oldestRevision hasNextPage endCursor
      nodes { revision changedAt kind id: databaseId key fields isGone tableRows }
    }
  }`),
  search: documentOf(`query (
    $query: String!, $language: Language, $pageSize: Int, $pageIndex: Int,
    $filter: SearchFilter, $order: SearchOrder${ADMIN}
  ) {
    search(
      query: $query, language: $language, pageSize: $pageSize, pageIndex: $pageIndex,
      filter: $filter, order: $order
    ) {
      totalElements exactElements unknownWords
      root { letters }
      named {
        label
        target {
          __typename
          ... on Surah { id: number } ... on Verse { id: databaseId } ... on Post { id: databaseId }
          ... on Term { id: databaseId } ... on TermElement { id: databaseId } ... on Root { id: databaseId }
        }
      }
      jump { name surah { number } firstVerse { key } lastVerse { key } }
      results {
        matchKind matchedIn mergedKeys ranges { start end } words { id: databaseId }
        matchedTranslation { text notes translation { ...TranslationFields } }
        verse { ...VerseFields }
      }
    }
  }`),
  verse: nodeOf('Verse', '...VerseFields', ADMIN),
  verseOfSurah: documentOf(`query ($key: String!${ADMIN}) { verse(key: $key) { ...VerseFields } }`),
  verses: documentOf(`query ($keys: [String!]!${ADMIN}) {
    verses(keys: $keys, first: 20) { edges { node { ...VerseFields } } ${PAGE_INFO} }
  }`),
  postsOfVerse: nodeOf('Verse', '__typename nodeId: id posts(first: 100) { ...PostPage }'),
  updateVerse: change('updateVerse', 'verse', '...VerseFields', ADMIN),

  page: documentOf(`query ($number: Int!) {
    page(number: $number) {
      number juz hizb previousNumber nextNumber firstVerse { key } lastVerse { key }
      verses(first: 100) {
        edges { node {
          id: databaseId verseReference: key numberInSurah surah { number }
          ...MushafPlace arabicText turkishTranslation englishTranslation
        } }
      }
    }
  }`),
  juz: documentOf(`query ($number: Int!) {
    juz(number: $number) {
      number firstPage lastPage previousNumber nextNumber firstVerse { key } lastVerse { key }
    }
  }`),

  translations: documentOf(`query ($languages: [String!]) {
    translations(languages: $languages) { ...TranslationFields }
  }`),
  translationsOfVerse: nodeOf(
    'Verse',
    `translations(languages: $languages, slugs: $slugs) {
      text notes translation { ...TranslationFields }
    }`,
    ', $languages: [String!], $slugs: [String!]',
  ),

  postVerse: rowOf(
    'postVerse',
    '...PostVerseFields verse { __typename nodeId: id posts(first: 100) { ...PostPage } }',
  ),
  postOfVerse: rowOf('postVerse', 'post { id: databaseId }'),
  versesOfPost: rowOf(
    'post',
    `__typename nodeId: id
     verses(first: 100) { edges { node { id: databaseId verse { id: databaseId } } } ${PAGE_INFO} }`,
  ),
  updatePostVerse: change('updatePostVerse', 'postVerse', '...PostVerseFields'),

  updateWord: change('updateWord', 'word', '...WordFields'),

  terms: listOf('terms', '...TermFields'),
  term: rowOf('term', '...WholeTerm'),
  updateTerm: change('updateTerm', 'term', '...TermFields'),
  organizeTerm: change('organizeTerm', 'term', '...WholeTerm'),
  termElements: listOf('termElements', '...TermElementFields'),
  createTermElement: documentOf(`mutation ($input: CreateTermElementInput!) {
    createTermElement(input: $input) {
      __typename
      ... on CreateTermElementPayload { termElement { ...WholeElement } }
      ... on NotFoundError { message }
      ...Invalid
    }
  }`),
  updateTermElement: change('updateTermElement', 'termElement', '...WholeElement'),

  characters: documentOf('{ characters { ...CharacterFields } }'),
  readingSigns: documentOf(`{
    readingSigns {
      id: databaseId kind sign arabicName turkishName englishName turkishMeaning englishMeaning
    }
  }`),
  updateCharacter: change('updateCharacter', 'character', '...CharacterFields'),

  surah: documentOf(`query ($id: Int!) {
    surah(number: $id) {
      ...SurahFields
      verses {
        id: databaseId verseReference: key numberInSurah surah { number }
        ...MushafPlace arabicText turkishTranslation englishTranslation
      }
    }
  }`),
  surahs: documentOf('{ surahs { ...SurahFields } }'),
  updateSurah: change('updateSurah', 'surah', '...SurahFields'),
};

const nextPage = (typename: string, name: string, fields: string) =>
  documentOf(`query ($id: ID!, $after: String) {
    node(id: $id) { ... on ${typename} { ${name}(first: 100, after: $after) { ${fields} } } }
  }`);

/** Documents for further pages of connections, by type of the row and name of the connection. */
export const nextPages: Record<string, string> = {
  'Post.verses': nextPage('Post', 'verses', '...PostVersePage'),
  'Verse.posts': nextPage('Verse', 'posts', '...PostPage'),
  'Term.termElements': nextPage('Term', 'termElements', '...ElementPage'),
  'TermElement.verses': nextPage('TermElement', 'verses', '...VersePage'),
};
