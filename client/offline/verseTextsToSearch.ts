import { graphql } from 'react-relay';

/* eslint-disable relay/unused-fields -- the service worker reads them from the bundles */
/** The texts of a surah in which a search without a network looks. */
export const verseTextsToSearch = graphql`
  query verseTextsToSearchQuery($number: Int!) {
    surah(number: $number) {
      verses {
        key
        arabicText
        turkishTranslation
        englishTranslation
        turkishTranscription: transcription(scheme: TURKISH_DIA)
        englishTranscription: transcription(scheme: ENGLISH_IJMES)
      }
    }
  }
`;
