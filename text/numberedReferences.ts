import { References } from './references';
import { VERSE_COUNTS } from './verseCounts';

const NO_NAMES = { arabicName: '', turkishNameTranscription: '', englishNameTranscription: '' };

/** References by number only, "2:255", for readers' pages, which do not load the names of all surahs. */
export const numberedReferences = new References(
  VERSE_COUNTS.map((numberOfVerses, index) => ({ number: index + 1, numberOfVerses, ...NO_NAMES })),
);
