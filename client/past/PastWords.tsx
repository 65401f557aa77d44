import { graphql, useFragment } from 'react-relay';
import type { PastWords_present$key } from '../__generated__/PastWords_present.graphql';
import type { PastWords_words$key } from '../__generated__/PastWords_words.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { usePastTexts } from '../i18n/past';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { glossLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { WordFace } from '../word/WordFace';
import { PastWordChanges } from './PastWordChanges';
import styles from './PastWords.module.css';
import { rootText } from './rootText';
import { usePastGloss } from './usePastGloss';

/** The words that a verse had, with what is different about them now. */
export function PastWords(given: { words: PastWords_words$key; present: PastWords_present$key }) {
  const t = usePastTexts();
  const { t: tMain } = useTranslation();
  const { settings } = useSettings();
  const glossOf = usePastGloss();
  const words = useFragment(
    graphql`
      fragment PastWords_words on PastWord @relay(plural: true) {
        key
        numberInVerse
        turkishTranslation
        englishTranslation
        rootLetters
        turkishGrammar
        englishGrammar
        turkishGlossOf
        englishGlossOf
        ...WordFace_word
        ...PastWordChanges_word
      }
    `,
    given.words,
  );
  const present = useFragment(
    graphql`
      fragment PastWords_present on Word @relay(plural: true) {
        key
        ...PastWordChanges_present
      }
    `,
    given.present,
  );
  const nowOf = new Map(present.map((word) => [word.key, word]));
  return (
    <ol className={styles.words} dir="rtl" aria-label={tMain('verse.words')}>
      {words.map((word) => {
        const now = nowOf.get(word.key);
        return (
          <li key={word.key} className={styles.word} dir="ltr">
            <WordFace word={word} hasGlosses={false} />
            {glossLanguages(settings).map((language) => (
              <span key={language} lang={LANGUAGE_TAGS[language]} className={styles.gloss}>
                {glossOf({
                  number: word.numberInVerse,
                  head: byLanguage(language, word, 'GlossOf'),
                  own: byLanguage(language, word, 'Translation'),
                }) ?? '—'}
              </span>
            ))}
            {settings.wordGrammar && (
              <span className={styles.grammar}>
                {byLanguage(settings.prefLanguage, word, 'Grammar')}
              </span>
            )}
            {word.rootLetters && (
              <span className={styles.root}>
                {t('kinds.root')}:{' '}
                <span lang="ar" dir="rtl">
                  {rootText(word.rootLetters)}
                </span>
              </span>
            )}
            {now && <PastWordChanges word={word} present={now} />}
          </li>
        );
      })}
    </ol>
  );
}
