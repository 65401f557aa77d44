/** What GraphiQL opens with. */
export const exampleQueries = `# Tibyan: the Qur'an by topic and word by word.
# Choose a query with the play button. Ctrl+Space completes, the book icon shows the schema.

# The Throne Verse, word by word
query ThroneVerse {
  verse(key: "2:255") {
    key
    surah { turkishNameTranscription englishNameTranscription }
    turkishTranslation
    englishTranslation
    words {
      numberInVerse
      arabicText
      pauseAfter
      turkishTranscription
      englishTranscription
      englishTranslation
      root { letters }
    }
  }
}

# A surah in pages: put the endCursor into "after" for the next one
query Surah {
  verses(surah: 36, first: 20) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { key turkishTranslation words { arabicText } } }
  }
}

# The surahs in the order of their revelation
query Surahs {
  surahs { number arabicName revelationOrder englishRevelationPlace numberOfVerses }
}
`;
