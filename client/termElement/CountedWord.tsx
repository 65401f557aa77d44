import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { verseKeyOf } from '../../text/verseKeyOf';
import type { CountedWord_word$key } from '../__generated__/CountedWord_word.graphql';
import { useElementWordsTexts } from '../i18n/elementWords';
import { byLanguage, LANGUAGE_TAGS } from '../language';
import { shorten } from '../page/shorten';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import styles from './CountedWord.module.css';
import { VerseLink } from './VerseLink';

/** Words before and after the word. */
const CONTEXT = 4;

/** Of the translation of the verse. */
const MAX_CHARACTERS = 160;

interface CountedWordProps {
  word: CountedWord_word$key;
  /** Integer keys. */
  termId: number;
  elementId: number;
}

/** A word in its part of the verse, which opens its sheet, with the translation and a link to the verse. */
export function CountedWord({ word, termId, elementId }: CountedWordProps) {
  const t = useElementWordsTexts();
  const { settings } = useSettings();
  const { key, arabicText, numberInVerse, verse } = useFragment(
    graphql`
      fragment CountedWord_word on Word {
        key
        arabicText
        numberInVerse
        verse {
          arabicText
          turkishTranslation
          englishTranslation
        }
      }
    `,
    word,
  );
  const words = verse.arabicText.split(' ').filter((text) => text !== '۩');
  const place = numberInVerse - 1;
  const first = Math.max(0, place - CONTEXT);
  const last = place + 1 + CONTEXT;
  const verseKey = verseKeyOf(key);
  return (
    <>
      <VerseLink verseKey={verseKey} termId={termId} elementId={elementId} />
      <p lang="ar" dir="rtl" className={styles.arabic}>
        {first > 0 && '… '}
        {words.slice(first, place).join(' ')}{' '}
        <Link
          className={styles.word}
          to={`/verses/${verseKey}#word-${numberInVerse}`}
          aria-label={t('openWord', { word: arabicText, key })}
        >
          <mark>{words[place] ?? arabicText}</mark>
        </Link>{' '}
        {words.slice(place + 1, last).join(' ')}
        {last < words.length && ' …'}
      </p>
      <div className={styles.translations}>
        {shownLanguages(settings).map((language) => {
          const translation = byLanguage(language, verse, 'Translation');
          return (
            translation && (
              <p key={language} lang={LANGUAGE_TAGS[language]}>
                {shorten(translation, MAX_CHARACTERS)}
              </p>
            )
          );
        })}
      </div>
    </>
  );
}
