import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  GlossGrid_words$data,
  GlossGrid_words$key,
} from '../__generated__/GlossGrid_words.graphql';
import { byLanguage, LANGUAGE_TAGS, type Language } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import styles from './GlossGrid.module.css';
import { GlossRow } from './GlossRow';
import { useSaveQueue } from './useSaveQueue';

interface GlossGridProps {
  words: GlossGrid_words$key;
  language: Language;
}

type Word = GlossGrid_words$data[number];

/** Words by verse, each with the field of its gloss, to fill one after the other. */
export function GlossGrid({ words, language }: GlossGridProps) {
  const { prefLanguage } = useSettings().settings;
  const list = useRef<HTMLDivElement>(null);
  const queue = useSaveQueue();
  const data = useFragment(
    graphql`
      fragment GlossGrid_words on Word @relay(plural: true) {
        id
        verse {
          key
          arabicText
          turkishTranslation
          englishTranslation
          surah {
            turkishNameTranscription
            englishNameTranscription
          }
        }
        ...GlossRow_word
      }
    `,
    words,
  );
  const move = (from: EventTarget, by: 1 | -1) => {
    const fields = [
      ...(list.current?.querySelectorAll<HTMLInputElement>('input[data-gloss]') ?? []),
    ];
    const index = fields.findIndex((field) => field === from);
    const field = fields[index + by];
    if (field) {
      field.focus();
      field.select();
    } else if (by > 0) {
      document.querySelector<HTMLElement>('main nav a[rel=next]')?.focus();
    }
  };
  return (
    <div ref={list} className={styles.verses}>
      {byVerse(data).map(({ verse, words }) => (
        <section key={verse.key} aria-label={verse.key} className={styles.verse}>
          <h3 className={styles.title}>
            <Link to={`/verses/${verse.key}`}>
              {verse.key} {byLanguage(prefLanguage, verse.surah, 'NameTranscription')}
            </Link>
          </h3>
          <p lang="ar" dir="rtl" className={styles.arabic}>
            {verse.arabicText}
          </p>
          <p lang={LANGUAGE_TAGS[language]} className={styles.translation}>
            {byLanguage(language, verse, 'Translation')}
          </p>
          <ol className={styles.words}>
            {words.map((word) => (
              <GlossRow key={word.id} word={word} language={language} queue={queue} onMove={move} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Consecutive words of a verse together. */
function byVerse(words: GlossGrid_words$data): { verse: Word['verse']; words: Word[] }[] {
  const verses: { verse: Word['verse']; words: Word[] }[] = [];
  for (const word of words) {
    const last = verses.at(-1);
    if (last?.verse.key === word.verse.key) last.words.push(word);
    else verses.push({ verse: word.verse, words: [word] });
  }
  return verses;
}
