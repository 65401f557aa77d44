import { useRef } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import type { WordList_words$key } from '../__generated__/WordList_words.graphql';
import { AdminPart } from '../auth/AdminPart';
import { shownLanguages } from '../settings/settings';
import { LoadedPart } from '../ui/LoadedPart';
import { useSettings } from '../settings/SettingsProvider';
import { clustersOf, readGrouped } from './glossClusters';
import { useArrowKeys } from './useArrowKeys';
import { usePreload } from '../ui/usePreload';
import { useOpenWord } from './useOpenWord';
import { useWordTooltip } from './useWordTooltip';
import { verseSign } from './arabicText';
import { WordCard } from './WordCard';
import { WordGroup } from './WordGroup';
import styles from './WordList.module.css';

const loadEditing = async () => (await import('./WordEditing')).WordEditing;

const loadSheet = async () => (await import('./WordSheet')).WordSheet;

const loadTooltip = async () => (await import('./OpenWordTooltip')).OpenWordTooltip;

interface WordListProps {
  words: WordList_words$key;
  /** The number in the sign at the end of the verse. */
  verseNumber: number;
  /** Whether the address of the page names the open word, since the page has no other verse. */
  isAddressed?: boolean | undefined;
}

/** The words of a verse from right to left, as one tab stop with arrow keys between them. */
export function WordList({ words, verseNumber, isAddressed = false }: WordListProps) {
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment WordList_words on Word @relay(plural: true) {
        id
        ...glossClusters_word
        ...WordCard_word
        ...WordGroup_words
        ...OpenWordTooltip_words
        ...WordSheet_words
        ...WordEditing_words
      }
    `,
    words,
  );
  const list = useRef<HTMLOListElement>(null);
  const current = useArrowKeys(list, rows.length);
  const tooltip = useWordTooltip(list);
  usePreload(loadTooltip);
  const opened = useOpenWord(list, isAddressed);
  const languages = shownLanguages(useSettings().settings);
  const clusters = clustersOf(rows.map(readGrouped), languages);
  const describedBy = (index: number) => (tooltip.index === index ? tooltip.id : undefined);
  return (
    <>
      <ol className={styles.words} dir="rtl" aria-label={t('verse.words')} ref={list}>
        {clusters.map((cluster) => {
          const { first, last } = cluster;
          const words = rows.slice(first, last + 1);
          const [word] = words;
          return (
            <li
              key={word?.id}
              className={styles.item}
              style={first < last ? { flexGrow: words.length } : undefined}
            >
              {word && first === last ? (
                <WordCard
                  word={word}
                  index={first}
                  isInTabOrder={first === current}
                  describedBy={describedBy(first)}
                  isOpen={opened.index === first}
                />
              ) : (
                <WordGroup
                  words={words}
                  cluster={cluster}
                  isLast={last === rows.length - 1}
                  current={current}
                  describedBy={describedBy}
                  opened={opened.index}
                />
              )}
            </li>
          );
        })}
        <li className={styles.end} lang="ar" aria-hidden="true">
          {verseSign(verseNumber)}
        </li>
      </ol>
      <LoadedPart
        load={loadTooltip}
        isShown={tooltip.index !== undefined && opened.index === undefined}
        props={{ words: rows, tooltip }}
      />
      <LoadedPart
        load={loadSheet}
        isShown={opened.index !== undefined}
        props={{ words: rows, state: opened }}
      />
      <AdminPart load={loadEditing} props={{ list, words: rows }} />
    </>
  );
}
