import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WordCard_word$key } from '../__generated__/WordCard_word.graphql';
import { byLanguage } from '../settings/byLanguage';
import { LANGUAGE_TAGS, shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { arabicWidth } from './arabicWidth';
import styles from './WordCard.module.css';

interface WordCardProps {
  word: WordCard_word$key;
  /** Place in the list, from 0; the list finds the word of an event by it. */
  index: number;
  isInTabOrder: boolean;
  describedBy: string | undefined;
}

export function WordCard({ word, index, isInTabOrder, describedBy }: WordCardProps) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment WordCard_word on Word {
        arabicText
        pauseAfter
        turkishTranscription
        englishTranscription
        turkishTranslation
        englishTranslation
      }
    `,
    word,
  );
  // A pause mark is placed over the end of its word only in the same run of text.
  const mark = data.pauseAfter === '۩' ? ' ۩' : data.pauseAfter;
  const arabic = data.arabicText + (mark ?? '');
  return (
    <button
      type="button"
      className={styles.card}
      data-word={index}
      tabIndex={isInTabOrder ? 0 : -1}
      aria-describedby={describedBy}
    >
      <span lang="ar" className={styles.arabic} style={{ inlineSize: `${arabicWidth(arabic)}em` }}>
        {arabic}
      </span>
      <span className={styles.transcription}>
        {byLanguage(settings.prefLanguage, data, 'Transcription')}
      </span>
      {shownLanguages(settings).map((language) => {
        const gloss = byLanguage(language, data, 'Translation');
        return gloss ? (
          <span key={language} lang={LANGUAGE_TAGS[language]} className={styles.gloss}>
            {gloss}
          </span>
        ) : (
          <span key={language} className={styles.missing}>
            {t('word.workingOnTranslation')}
          </span>
        );
      })}
    </button>
  );
}
