import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { isSimplified } from '../relay/environment';
import { readMushafWords, type SpelledWord } from './readMushafWords';

interface MushafWords {
  /** Undefined until they are loaded, and if they cannot be. */
  words: readonly SpelledWord[] | undefined;
  hasFailed: boolean;
  /** Loads them again after a failure. */
  retry(): void;
}

/**
 * Successive words of a verse in the spelling of the mushaf, to be copied.
 * @param shown these words as the page has them, which is simplified for some readers
 * @param first number of the first one in the verse, from 1
 */
export function useMushafWords(
  verseKey: string,
  shown: readonly SpelledWord[],
  first = 1,
): MushafWords {
  const needsFetch = isSimplified(useRelayEnvironment());
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ of?: string; words?: readonly SpelledWord[] }>({});
  const wanted = `${verseKey} ${attempt}`;
  useEffect(() => {
    if (!needsFetch) return;
    let isWanted = true;
    readMushafWords(verseKey).then(
      (words) => isWanted && setLoaded({ of: wanted, words }),
      () => isWanted && setLoaded({ of: wanted }),
    );
    return () => {
      isWanted = false;
    };
  }, [needsFetch, verseKey, wanted]);
  const retry = () => setAttempt(attempt + 1);
  if (!needsFetch) return { words: shown, hasFailed: false, retry };
  const words =
    loaded.of === wanted ? loaded.words?.slice(first - 1, first - 1 + shown.length) : undefined;
  return { words, hasFailed: loaded.of === wanted && !loaded.words, retry };
}
