import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { MatchReason_result$key } from '../__generated__/MatchReason_result.graphql';
import type { SearchTexts } from '../i18n/search';
import { useSearchTexts } from '../i18n/search';
import { useSettings } from '../settings/SettingsProvider';
import { useTranscription } from '../word/useTranscription';
import styles from './MatchReason.module.css';

/** Says in which text and how a verse matched, with the matching transcription. */
export function MatchReason({ result }: { result: MatchReason_result$key }) {
  const t = useSearchTexts();
  const { prefLanguage } = useSettings().settings;
  const transcriptionOf = useTranscription();
  const { matchKind, matchedIn, mergedKeys, verse, words } = useFragment(
    graphql`
      fragment MatchReason_result on SearchResult {
        matchKind
        matchedIn
        mergedKeys
        verse {
          passage {
            turkishHeading
            englishHeading
          }
        }
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
  const transcription = words.map((word) => transcriptionOf(word, prefLanguage)).join(' ');
  return (
    <p className={styles.reason}>
      {kind === 'CLOSE'
        ? byLanguage(prefLanguage, verse.passage, 'Heading')
        : t(`match.${kind}`, { where: text && t(`text.${text}`) })}
      {mergedKeys.length > 0 && ` · ${t('merged', { keys: mergedKeys.join(', ') })}`}
      {text === 'TRANSCRIPTION' && (
        <>
          {' · '}
          <mark lang="ar-Latn">{transcription}</mark>
        </>
      )}
    </p>
  );
}
