import { graphql, useFragment } from 'react-relay';
import type { PastWords_present$key } from '../__generated__/PastWords_present.graphql';
import type {
  PastWords_words$data,
  PastWords_words$key,
} from '../__generated__/PastWords_words.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { usePastTexts } from '../i18n/past';
import { LANGUAGE_TAGS, byLanguage, type Language } from '../language';
import { glossLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { WordFace } from '../word/WordFace';
import styles from './PastWords.module.css';

type Word = PastWords_words$data[number];

/** What a word had, and what it has now. */
interface Compared {
  of: 'text' | 'root' | 'lemma' | 'transcription';
  /** BCP 47 tag of both. */
  lang: string;
  then: string | null | undefined;
  now: string | null | undefined;
}

const spaced = (letters: string | null | undefined) => letters && [...letters].join(' ');

/** The words that a verse had, with what is different about them now. */
export function PastWords(given: { words: PastWords_words$key; present: PastWords_present$key }) {
  const t = usePastTexts();
  const { t: tMain } = useTranslation();
  const { settings } = useSettings();
  const words = useFragment(
    graphql`
      fragment PastWords_words on PastWord @relay(plural: true) {
        key
        numberInVerse
        arabicText
        turkishTranslation
        englishTranslation
        turkishTranscription
        englishTranscription
        rootLetters
        lemma
        turkishGrammar
        englishGrammar
        turkishGlossOf
        englishGlossOf
        ...WordFace_word
      }
    `,
    given.words,
  );
  const present = useFragment(
    graphql`
      fragment PastWords_present on Word @relay(plural: true) {
        key
        arabicText
        turkishTranslation
        englishTranslation
        turkishTranscription
        englishTranscription
        lemma
        root {
          letters
        }
      }
    `,
    given.present,
  );
  const nowOf = new Map(present.map((word) => [word.key, word]));
  const glossOf = (word: Word, language: Language) => {
    const head = byLanguage(language, word, 'GlossOf');
    return head !== null && head !== word.numberInVerse
      ? t('coveredBy', { number: head })
      : byLanguage(language, word, 'Translation');
  };
  const changesOf = (word: Word): Compared[] => {
    const now = nowOf.get(word.key);
    if (!now) return [];
    const values: Compared[] = [
      { of: 'text', lang: 'ar', then: word.arabicText, now: now.arabicText },
      { of: 'root', lang: 'ar', then: spaced(word.rootLetters), now: spaced(now.root?.letters) },
      { of: 'lemma', lang: 'ar', then: word.lemma, now: now.lemma },
      ...glossLanguages(settings).flatMap((language): Compared[] => [
        {
          of: 'text',
          lang: LANGUAGE_TAGS[language],
          then: byLanguage(language, word, 'Translation'),
          now: byLanguage(language, now, 'Translation'),
        },
        {
          of: 'transcription',
          lang: 'ar-Latn',
          then: byLanguage(language, word, 'Transcription'),
          now: byLanguage(language, now, 'Transcription'),
        },
      ]),
    ];
    return values.filter((value) => (value.then ?? '') !== (value.now ?? ''));
  };
  return (
    <ol className={styles.words} dir="rtl" aria-label={tMain('verse.words')}>
      {words.map((word) => (
        <li key={word.key} className={styles.word} dir="ltr">
          <WordFace word={word} hasGlosses={false} />
          {glossLanguages(settings).map((language) => (
            <span key={language} lang={LANGUAGE_TAGS[language]} className={styles.gloss}>
              {glossOf(word, language) ?? '—'}
            </span>
          ))}
          {settings.wordGrammar && (
            <span className={styles.grammar}>
              {byLanguage(settings.prefLanguage, word, 'Grammar')}
            </span>
          )}
          {word.rootLetters && (
            <span className={styles.root}>
              {t('root')}:{' '}
              <span lang="ar" dir="rtl">
                {spaced(word.rootLetters)}
              </span>
            </span>
          )}
          {changesOf(word).map(({ of, lang, now }, index) => (
            <span key={index} className={styles.now}>
              {t(`now.${of}`)}: {now ? <span lang={lang}>{now}</span> : t('none')}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
