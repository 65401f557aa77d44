/** Queries that run in the page. tests/api/http/schemaRoutes.test.ts executes each of them. */
export const EXAMPLES = [
  {
    key: 'verse',
    query: `{
  verse(key: "2:255") {
    turkishTranslation
    englishTranslation
    words {
      arabicText
      turkishTranslation
      englishTranslation
      root { letters }
    }
  }
}`,
  },
  {
    key: 'search',
    query: `{
  search(query: "sabır", pageSize: 3) {
    totalElements
    results {
      matchKind
      verse { key turkishTranslation }
    }
  }
}`,
  },
  {
    key: 'root',
    query: `{
  root(letters: "صبر") {
    numberOfOccurrences
    words(first: 5) {
      edges {
        node {
          key
          arabicText
          englishTranslation
        }
      }
    }
  }
}`,
  },
  {
    key: 'surah',
    query: `{
  surah(number: 112) {
    arabicName
    englishNameTranslation
  }
  verses(surah: 112, first: 4) {
    edges {
      node {
        key
        arabicText
        englishTranslation
      }
    }
  }
}`,
  },
] as const;

export const FIRST_QUERY = '{ verse(key: "2:255") { arabicText englishTranslation } }';

/** The command that sends a query to the site. @param origin without a trailing slash */
export const curlOf = (origin: string, query: string) =>
  `curl -s --get ${origin}/graphql \\\n  --data-urlencode 'query=${query}'`;

/** The address of GraphiQL with a query in its editor. */
export const addressInGraphiQL = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
