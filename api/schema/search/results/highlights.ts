import type { MatchedText, TextRange } from '../../../read/rows';
import { wordRanges } from '../../../../text/foldLatin';
import type { IndexedVerse } from '../index/verseIndex';

/**
 * The ranges of words in the text that readers see. Adjacent words form one range.
 * @param places ascending indices of words
 */
export function highlightsIn(
  verse: IndexedVerse,
  matchedIn: MatchedText | null,
  places: number[],
): TextRange[] {
  const words = rangesIn(verse, matchedIn);
  const ranges: TextRange[] = [];
  for (const [index, place] of places.entries()) {
    const word = words[place];
    if (!word) continue;
    const last = ranges.at(-1);
    if (last && places[index - 1] === place - 1) last.end = word.end;
    else ranges.push({ start: word.start, end: word.end });
  }
  return ranges;
}

/** The range of each word of a text. */
function rangesIn(verse: IndexedVerse, matchedIn: MatchedText | null): TextRange[] {
  switch (matchedIn) {
    case 'turkish':
      return wordRanges(verse.turkishText ?? '');
    case 'english':
      return wordRanges(verse.englishText ?? '');
    case 'arabic': {
      let start = 0;
      return verse.arabicWords.map((word) => {
        const range = { start, end: start + word.length };
        start = range.end + 1;
        return range;
      });
    }
    default:
      return [];
  }
}
