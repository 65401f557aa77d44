import { useRef } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import type { WordList_words$key } from '../__generated__/WordList_words.graphql';
import { AdminPart } from '../auth/AdminPart';
import { useArrowKeys } from './useArrowKeys';
import { useWordTooltip } from './useWordTooltip';
import { verseSign } from './arabicText';
import { WordCard } from './WordCard';
import styles from './WordList.module.css';
import { WordTooltip } from './WordTooltip';

const loadEditing = async () => (await import('./WordEditing')).WordEditing;

interface WordListProps {
  words: WordList_words$key;
  /** The number in the sign at the end of the verse. */
  verseNumber: number;
}

/** The words of a verse from right to left, as one tab stop with arrow keys between them. */
export function WordList({ words, verseNumber }: WordListProps) {
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment WordList_words on Word @relay(plural: true) {
        id
        ...WordCard_word
        ...WordTooltip_word
        ...WordEditing_words
      }
    `,
    words,
  );
  const list = useRef<HTMLOListElement>(null);
  const current = useArrowKeys(list, rows.length);
  const tooltip = useWordTooltip(list);
  const shown = tooltip.index === undefined ? undefined : rows[tooltip.index];
  return (
    <>
      <ol className={styles.words} dir="rtl" aria-label={t('verse.words')} ref={list}>
        {rows.map((word, index) => (
          <li key={word.id} className={styles.item}>
            <WordCard
              word={word}
              index={index}
              isInTabOrder={index === current}
              describedBy={tooltip.index === index ? tooltip.id : undefined}
            />
          </li>
        ))}
        <li className={styles.end} lang="ar" aria-hidden="true">
          {verseSign(verseNumber)}
        </li>
      </ol>
      <WordTooltip word={shown} id={tooltip.id} position={tooltip.position} />
      <AdminPart load={loadEditing} props={{ list, words: rows }} />
    </>
  );
}
