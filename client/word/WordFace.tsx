import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { WordFace_word$key } from '../__generated__/WordFace_word.graphql';
import { glossLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { arabicOf } from './arabicText';
import { arabicWidth } from './arabicWidth';
import { useShowsTranscription, useTranscription } from './useTranscription';
import styles from './WordCard.module.css';

interface WordFaceProps {
  word: WordFace_word$key;
  /** False if its glosses are drawn elsewhere. */
  hasGlosses?: boolean;
}

/** The content of a word's card: Arabic, transcription, grammar and glosses. */
export function WordFace({ word, hasGlosses = true }: WordFaceProps) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const transcriptionOf = useTranscription();
  const showsTranscription = useShowsTranscription();
  const data = useFragment(
    graphql`
      fragment WordFace_word on WordText
      @argumentDefinitions(withGrammar: { type: "Boolean!", defaultValue: false }) {
        arabicText
        pauseAfter
        turkishTranscription
        englishTranscription
        turkishTranslation
        englishTranslation
        ... on Word @include(if: $withGrammar) {
          grammar {
            turkishDescription: briefDescription(language: TURKISH)
            englishDescription: briefDescription(language: ENGLISH)
          }
        }
      }
    `,
    word,
  );
  const arabic = arabicOf(data.arabicText, data.pauseAfter);
  return (
    <>
      <span lang="ar" className={styles.arabic} style={{ inlineSize: `${arabicWidth(arabic)}em` }}>
        {arabic}
      </span>
      {showsTranscription && (
        <span lang="ar-Latn" className={styles.transcription}>
          {transcriptionOf(data, settings.prefLanguage)}
        </span>
      )}
      {settings.wordGrammar && data.grammar && (
        <span lang={LANGUAGE_TAGS[settings.prefLanguage]} className={styles.grammar}>
          {byLanguage(settings.prefLanguage, data.grammar, 'Description')}
        </span>
      )}
      {(hasGlosses ? glossLanguages(settings) : []).map((language) => {
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
    </>
  );
}
