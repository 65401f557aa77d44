/** A typical query for a verse with its words, and its result. */
export interface VerseData {
  verse: {
    turkishTranslation: string | null;
    englishTranslation: string | null;
    words: {
      arabicText: string;
      turkishTranscription: string;
      turkishTranslation: string | null;
      englishTranslation: string | null;
    }[];
  };
}

const fields = `
    key
    turkishTranslation
    englishTranslation
    words {
      key
      arabicText
      pauseAfter
      turkishTranscription
      englishTranscription
      turkishTranslation
      englishTranslation
      root { letters }
    }`;

export const verseQuery = `{
  verse(key: "2:255") {${fields}
  }
}`;

/** The same query for any verse. */
export const verseOfKeyQuery = `query ($key: String!) {
  verse(key: $key) {${fields}
  }
}`;
