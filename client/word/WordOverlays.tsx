import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WordOverlays_words$key } from '../__generated__/WordOverlays_words.graphql';
import { AdminPart } from '../auth/AdminPart';
import { useTranslation } from '../i18n/I18nProvider';
import { LoadedPart } from '../ui/LoadedPart';
import { usePreload } from '../ui/usePreload';
import styles from '../ui/controls/useControl.module.css';
import { readWord } from './readWord';
import type { OpenWord } from './useOpenWord';
import type { useWordTooltip } from './useWordTooltip';

const loadEditing = async () => (await import('./WordEditing')).WordEditing;

const loadSheet = async () => (await import('./WordSheet')).WordSheet;

const loadTooltip = async () => (await import('./OpenWordTooltip')).OpenWordTooltip;

/** How long the message about a failed load stays. */
const FAILURE_SHOWN_MS = 8000;

interface WordOverlaysProps {
  words: WordOverlays_words$key;
  tooltip: ReturnType<typeof useWordTooltip>;
  opened: OpenWord;
}

/** What opens over a list of words: the tooltip and the sheet of a word, for admins its editor. */
export function WordOverlays({ words, tooltip, opened }: WordOverlaysProps) {
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment WordOverlays_words on Word @relay(plural: true) {
        ...readWord_word
      }
    `,
    words,
  ).map(readWord);
  usePreload(loadTooltip);
  usePreload(loadSheet);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => setFailed(false), FAILURE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hasFailed]);
  const failSheet = () => {
    opened.close();
    setFailed(true);
  };
  return (
    <>
      <LoadedPart
        load={loadTooltip}
        isShown={tooltip.index !== undefined && opened.index === undefined}
        props={{ words: rows, tooltip }}
      />
      <LoadedPart
        load={loadSheet}
        isShown={opened.index !== undefined}
        props={{ words: rows, state: opened }}
        onError={failSheet}
      />
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t('failure.control')}
        </p>
      )}
      <AdminPart
        load={loadEditing}
        props={{ words: rows, state: opened }}
        onError={() => {
          // The code is loaded before a word is asked for; who asks for none need not know.
          if (opened.edited !== undefined) setFailed(true);
          opened.edit(undefined);
        }}
      />
    </>
  );
}
