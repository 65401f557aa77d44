/** The initial content of GraphiQL. */
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
      turkishTranslation
      englishTranslation
      root { letters }
      termElements { englishLabel term { englishName } }
    }
  }
}

# A surah, and its verses in pages: put the endCursor into "after" for the next one
query Surah {
  surah(number: 36) {
    arabicName
    turkishNameTranscription
    englishNameTranscription
    englishNameTranslation
    revelationOrder
    englishRevelationPlace
    numberOfVerses
  }
  verses(surah: 36, first: 20) {
    pageInfo { hasNextPage endCursor }
    edges { node { key turkishTranslation englishTranslation words { arabicText pauseAfter } } }
  }
}

# A topic with its verses; null when there is none with this key
query Topic {
  post(databaseId: 2) {
    section
    turkishTitle
    englishTitle
    englishNote
    verses(first: 20) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { position turkishTranslation englishTranslation verse { key } } }
    }
  }
}

# What a search finds, and why: a reference, a name, a phrase in quotation marks or words, in Arabic,
# Turkish, English or transcription
query Search {
  search(query: "light of the heavens", language: ENGLISH, pageSize: 5) {
    totalElements
    jump { name surah { englishNameTranscription } }
    results {
      matchKind
      matchedIn
      ranges { start end }
      words { arabicText }
      verse { key englishTranslation }
    }
  }
}

# The words of a root, wherever they stand; null when no word has it
query Root {
  root(letters: "ر ح م") {
    letters
    numberOfOccurrences
    words(first: 20) {
      pageInfo { hasNextPage endCursor }
      edges { node { key arabicText englishTranslation verse { turkishTranslation } } }
    }
  }
}
`;
