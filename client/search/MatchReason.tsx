import { graphql, useFragment } from 'react-relay';
import type { MatchReason_result$key } from '../__generated__/MatchReason_result.graphql';
import type { SearchTexts } from '../i18n/search';
import { useSearchTexts } from '../i18n/search';
import { byLanguage } from '../settings/byLanguage';
import { LANGUAGE_TAGS } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import styles from './MatchReason.module.css';

/** In which text, and how, a verse is like what was searched; with the reading that matched. */
export function MatchReason({ result }: { result: MatchReason_result$key }) {
  const t = useSearchTexts();
  const { prefLanguage } = useSettings().settings;
  const { matchKind, matchedIn, mergedKeys, words } = useFragment(
    graphql`
      fragment MatchReason_result on SearchResult {
        matchKind
        matchedIn
        mergedKeys
        words {
          turkishTranscription
          englishTranscription
        }
      }
    `,
    result,
  );
  const kind = matchKind as keyof SearchTexts['match'];
  const text = matchedIn as keyof SearchTexts['text'] | null | undefined;
  const reading = words.map((word) => byLanguage(prefLanguage, word, 'Transcription')).join(' ');
  return (
    <p className={styles.reason}>
      {text && `${t(`text.${text}`)}: `}
      {t(`match.${kind}`)}
      {mergedKeys.length > 0 && ` · ${t('merged', { keys: mergedKeys.join(', ') })}`}
      {text === 'TRANSCRIPTION' && (
        <>
          {' · '}
          <mark lang={LANGUAGE_TAGS[prefLanguage]}>{reading}</mark>
        </>
      )}
    </p>
  );
}
