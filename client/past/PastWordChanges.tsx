import { graphql, useFragment } from 'react-relay';
import type {
  PastWordChanges_present$data,
  PastWordChanges_present$key,
} from '../__generated__/PastWordChanges_present.graphql';
import type {
  PastWordChanges_word$data,
  PastWordChanges_word$key,
} from '../__generated__/PastWordChanges_word.graphql';
import { usePastTexts } from '../i18n/past';
import { LANGUAGE_TAGS, byLanguage, type Language } from '../language';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { arabicOf } from '../word/arabicText';
import { rootText } from './rootText';
import styles from './PastWords.module.css';
import { usePastGloss } from './usePastGloss';

type Then = PastWordChanges_word$data;
type Now = PastWordChanges_present$data;

interface Change {
  kind: 'arabic' | 'root' | 'lemma' | 'grammar' | `${Language}Gloss` | 'transcription';
  before: string | null | undefined;
  after: string | null | undefined;
  lang: string;
}

const arabic = (word: Then | Now) => arabicOf(word.arabicText, word.pauseAfter);

interface PastWordChangesProps {
  word: PastWordChanges_word$key;
  present: PastWordChanges_present$key;
}

/** What is different now about a word, also about what the reader has chosen not to see below words. */
export function PastWordChanges(given: PastWordChangesProps) {
  const t = usePastTexts();
  const { settings } = useSettings();
  const glossOf = usePastGloss();
  const then = useFragment(
    graphql`
      fragment PastWordChanges_word on PastWord {
        numberInVerse
        arabicText
        pauseAfter
        turkishTranslation
        englishTranslation
        turkishTranscription
        englishTranscription
        rootLetters
        lemma
        grammarLine
        turkishGrammar
        englishGrammar
        turkishGlossOf
        englishGlossOf
      }
    `,
    given.word,
  );
  const now = useFragment(
    graphql`
      fragment PastWordChanges_present on Word {
        numberInVerse
        arabicText
        pauseAfter
        turkishTranslation
        englishTranslation
        turkishTranscription
        englishTranscription
        root {
          letters
        }
        lemma
        grammar {
          line
          turkishDescription: briefDescription(language: TURKISH)
          englishDescription: briefDescription(language: ENGLISH)
        }
        turkishGlossOf
        englishGlossOf
      }
    `,
    given.present,
  );
  const languages = shownLanguages(settings);
  const grammarNow = now.grammar && byLanguage(settings.prefLanguage, now.grammar, 'Description');
  const compared: Change[] = [
    { kind: 'arabic', before: arabic(then), after: arabic(now), lang: 'ar' },
    {
      kind: 'root',
      before: rootText(then.rootLetters),
      after: rootText(now.root?.letters),
      lang: 'ar',
    },
    { kind: 'lemma', before: then.lemma, after: now.lemma, lang: 'ar' },
    {
      kind: 'grammar',
      before: byLanguage(settings.prefLanguage, then, 'Grammar'),
      after: grammarNow,
      lang: LANGUAGE_TAGS[settings.prefLanguage],
    },
    ...languages.flatMap((language): Change[] => [
      {
        kind: `${language}Gloss`,
        before: glossOf({
          number: then.numberInVerse,
          head: byLanguage(language, then, 'GlossOf'),
          own: byLanguage(language, then, 'Translation'),
        }),
        after: glossOf({
          number: now.numberInVerse,
          head: byLanguage(language, now, 'GlossOf'),
          own: byLanguage(language, now, 'Translation'),
        }),
        lang: LANGUAGE_TAGS[language],
      },
      {
        kind: 'transcription',
        before: byLanguage(language, then, 'Transcription'),
        after: byLanguage(language, now, 'Transcription'),
        lang: 'ar-Latn',
      },
    ]),
  ];
  const changes = compared.filter(({ before, after }) => (before ?? '') !== (after ?? ''));
  const hasOtherGrammar = then.grammarLine !== (now.grammar?.line ?? null);
  return (
    <>
      {changes.map(({ kind, before, after, lang }, index) => (
        <span key={index} className={styles.now}>
          {t(`kinds.${kind}`)}: <del lang={before ? lang : undefined}>{before ?? t('none')}</del>{' '}
          {t('nowMeaning')} <ins lang={after ? lang : undefined}>{after ?? t('none')}</ins>
        </span>
      ))}
      {hasOtherGrammar && !changes.some(({ kind }) => kind === 'grammar') && (
        <span className={styles.now}>
          {t('kinds.grammar')}: {t('otherDetails')}
        </span>
      )}
    </>
  );
}
