import { graphql, useFragment } from 'react-relay';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { OpeningPhraseCard_phrase$key } from '../__generated__/OpeningPhraseCard_phrase.graphql';
import { usePostTexts } from '../i18n/post';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { RecitedVerse } from '../verse/RecitedVerse';
import { WordFace } from '../word/WordFace';
import styles from './OpeningPhraseCard.module.css';

/** The phrase before the verses of the introduction; it is no verse, so it has no arrows. */
export function OpeningPhraseCard({ phrase }: { phrase: OpeningPhraseCard_phrase$key }) {
  const t = usePostTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment OpeningPhraseCard_phrase on OpeningPhrase {
        turkishTranslation
        englishTranslation
        turkishTranscription: transcription(scheme: TURKISH_DIA)
        englishTranscription: transcription(scheme: ENGLISH_IJMES)
        words {
          numberInVerse
          ...WordFace_word
        }
      }
    `,
    phrase,
  );
  return (
    <section className={styles.card} aria-label={t('opening')}>
      <ol className={styles.words} dir="rtl">
        {data.words.map((word) => (
          <li key={word.numberInVerse} className={styles.word}>
            <WordFace word={word} />
          </li>
        ))}
      </ol>
      <RecitedVerse recited={data} />
      <div className={styles.translations}>
        {shownLanguages(settings).map((language) => (
          <p key={language} lang={LANGUAGE_TAGS[language]} className={styles.translation}>
            {byLanguage(language, data, 'Translation')}
          </p>
        ))}
      </div>
    </section>
  );
}
