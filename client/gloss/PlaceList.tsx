import { useMemo } from 'react';
import { useGlossTexts } from '../i18n/gloss';
import { LANGUAGE_TAGS, type Language } from '../language';
import { groupsOf, type NewGlosses } from './newGlosses';
import { PlaceGroup } from './PlaceGroup';
import { PlaceRow } from './PlaceRow';
import styles from './PlaceRow.module.css';
import type { PlaceWord } from './readWords';

interface PlaceListProps {
  words: readonly PlaceWord[];
  language: Language;
  /** Groups the places by their forms instead of their glosses. */
  isByForm: boolean;
  /** Keys of the places that are not ticked. */
  left: readonly string[];
  onLeave(left: readonly string[]): void;
  glossesOf(word: PlaceWord): NewGlosses | undefined;
  isTagged?(word: PlaceWord): boolean;
}

/** Places in groups, each with a tick and what becomes of it. */
export function PlaceList(props: PlaceListProps) {
  const { words, language, isByForm, left: leftKeys, onLeave, glossesOf, isTagged } = props;
  const t = useGlossTexts();
  const left = useMemo(() => new Set(leftKeys), [leftKeys]);
  const groups = useMemo(
    () =>
      groupsOf(words, (word) =>
        isByForm ? word.arabicText : (word[`${language}Translation`] ?? ''),
      ),
    [words, isByForm, language],
  );
  const tick = (keys: readonly string[], isTicked: boolean) =>
    onLeave(
      isTicked
        ? leftKeys.filter((key) => !keys.includes(key))
        : [...new Set([...leftKeys, ...keys])],
    );
  return (
    <div role="group" aria-label={t('together.ticked')} className={styles.groups}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.name || t('together.noGloss')}>
          <PlaceGroup
            name={group.name}
            lang={isByForm ? 'ar' : LANGUAGE_TAGS[language]}
            words={group.words}
            left={left}
            onTick={tick}
          />
          <ol className={styles.places}>
            {group.words.map((word) => {
              const isTicked = !left.has(word.key);
              return (
                <PlaceRow
                  key={word.key}
                  word={word}
                  language={language}
                  glosses={isTicked ? glossesOf(word) : undefined}
                  isTicked={isTicked}
                  isTagged={isTagged?.(word) ?? false}
                  onTick={(key, ticked) => tick([key], ticked)}
                />
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}
