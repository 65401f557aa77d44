import { useRef } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import type { WordList_words$key } from '../__generated__/WordList_words.graphql';
import { glossLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { clustersOf, readGrouped } from './glossClusters';
import { useArrowKeys } from './useArrowKeys';
import { useOpenWord } from './useOpenWord';
import { useWordTooltip } from './useWordTooltip';
import { verseSign } from './arabicText';
import { WordCard } from './WordCard';
import { WordGroup } from './WordGroup';
import { WordOverlays } from './WordOverlays';
import styles from './WordList.module.css';

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
      fragment WordList_words on Word
      @relay(plural: true)
      @argumentDefinitions(withGrammar: { type: "Boolean!", defaultValue: false }) {
        id
        ...glossClusters_word
        ...WordCard_word @arguments(withGrammar: $withGrammar)
        ...WordGroup_words @arguments(withGrammar: $withGrammar)
        ...WordOverlays_words
      }
    `,
    words,
  );
  const list = useRef<HTMLOListElement>(null);
  const current = useArrowKeys(list, rows.length);
  const tooltip = useWordTooltip(list);
  const opened = useOpenWord(list, isAddressed);
  const languages = glossLanguages(useSettings().settings);
  const clusters = clustersOf(rows.map(readGrouped), languages);
  const describedBy = (index: number) =>
    tooltip.index === index && opened.index === undefined ? tooltip.id : undefined;
  return (
    <>
      <ol
        className={styles.words}
        dir="rtl"
        aria-label={t('verse.words')}
        ref={list}
        data-addressed={isAddressed || undefined}
      >
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
      <WordOverlays words={rows} tooltip={tooltip} opened={opened} />
    </>
  );
}
