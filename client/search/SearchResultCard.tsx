import { graphql, useFragment } from 'react-relay';
import type { Language } from '../language';
import type { SearchResultCard_result$key } from '../__generated__/SearchResultCard_result.graphql';
import { AdminPart } from '../auth/AdminPart';
import { MarkedText } from '../ui/text/MarkedText';
import { VerseSummary } from '../verse/VerseSummary';
import { MatchReason } from './MatchReason';

const LANGUAGE_OF_TEXT: Partial<Record<string, Language>> = {
  TURKISH: 'turkish',
  ENGLISH: 'english',
};

interface MatchedTextProps {
  text: string;
  translation: { name: string; language: string };
  ranges: readonly (readonly [number, number])[];
}

/** The text of a further translation in which the words are. */
const MatchedText = ({ text, translation, ranges }: MatchedTextProps) => (
  <p lang={translation.language} dir="auto">
    <MarkedText text={text} ranges={ranges} /> (<bdi>{translation.name}</bdi>)
  </p>
);

const loadSelection = async () => (await import('./ResultSelection')).ResultSelection;

interface SearchResultCardProps {
  verseKey: string;
  result: SearchResultCard_result$key;
  /** The search term. */
  term: string;
}

/**
 * A found verse with the reason of its match; its link also marks the words on the verse's page.
 */
export function SearchResultCard({ result, term, verseKey }: SearchResultCardProps) {
  const data = useFragment(
    graphql`
      fragment SearchResultCard_result on SearchResult {
        matchedIn
        ranges {
          start
          end
        }
        words {
          id
        }
        matchedTranslation {
          text
          translation {
            name
            language
          }
        }
        verse {
          ...VerseSummary_verse
        }
        ...MatchReason_result
      }
    `,
    result,
  );
  const ranges = data.ranges.map(({ start, end }) => [start, end] as const);
  const matched = LANGUAGE_OF_TEXT[data.matchedIn ?? ''];
  return (
    <VerseSummary
      verse={data.verse}
      search={data.matchedIn ? `?${new URLSearchParams({ queryParameter: term })}` : ''}
      before={<AdminPart load={loadSelection} props={{ term, verseKey }} />}
      matched={data.words.map(({ id }) => id)}
      // Always shows the matched translation, which explains the result.
      language={matched}
      show={(text, language) => (
        <MarkedText text={text} ranges={language === matched ? ranges : []} />
      )}
    >
      <MatchReason result={data} />
      {data.matchedTranslation && <MatchedText {...data.matchedTranslation} ranges={ranges} />}
    </VerseSummary>
  );
}
