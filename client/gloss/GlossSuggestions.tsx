import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GlossSuggestions_word$key } from '../__generated__/GlossSuggestions_word.graphql';
import { useGlossTexts, type GlossTexts } from '../i18n/gloss';
import { LANGUAGE_TAGS, type Language } from '../language';
import styles from './GlossSuggestions.module.css';
import { wordsPath } from './wordsAddress';

interface GlossSuggestionsProps {
  word: GlossSuggestions_word$key;
  language: Language;
  onTake(text: string): void;
}

type Basis = keyof GlossTexts['basis'];

/** How words like this one are glossed elsewhere, numbered for the keyboard, which takes them from the field. */
export function GlossSuggestions({ word, language, onTake }: GlossSuggestionsProps) {
  const t = useGlossTexts();
  const { key, glossSuggestions } = useFragment(
    graphql`
      fragment GlossSuggestions_word on Word {
        key
        glossSuggestions(language: $language) {
          text
          count
          total
          basis
        }
      }
    `,
    word,
  );
  return (
    <div className={styles.suggestions}>
      {glossSuggestions.length > 0 && (
        <ol aria-label={t('suggestions', { key })} className={styles.list}>
          {glossSuggestions.map(({ text, count, total, basis }, index) => (
            <li key={text}>
              <button
                type="button"
                // The keyboard takes suggestions without leaving the field.
                tabIndex={-1}
                data-suggestion={index + 1}
                className={styles.suggestion}
                onClick={() => onTake(text)}
              >
                <kbd className={styles.number}>{index + 1}</kbd>
                <span lang={LANGUAGE_TAGS[language]}>{text}</span>
                <span className={styles.count}>
                  {t(`basis.${basis as Basis}`)} {t('of', { count, total })}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <Link tabIndex={-1} className={styles.places} to={wordsPath({ form: key, language })}>
        {t('places')}
      </Link>
    </div>
  );
}
