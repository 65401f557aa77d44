import { rootPath } from '../page/rootPath';
import { useState, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GlossRow_word$key } from '../__generated__/GlossRow_word.graphql';
import { useGlossTexts } from '../i18n/gloss';
import { byLanguage, LANGUAGE_TAGS, type Language } from '../language';
import { arabicOf } from '../word/arabicText';
import { GlossField } from './GlossField';
import styles from './GlossRow.module.css';
import { GlossSuggestions } from './GlossSuggestions';
import { GroupNote } from './GroupNote';
import { useGlossEditing } from './useGlossEditing';
import type { SaveQueue } from './useSaveQueue';

interface GlossRowProps {
  word: GlossRow_word$key;
  language: Language;
  /** Runs the saves of all rows. */
  queue: SaveQueue;
  /** Moves from the field to another: 1 is the next one, -1 the previous one. */
  onMove(from: EventTarget, by: 1 | -1): void;
}

const OTHER = { turkish: 'english', english: 'turkish' } as const;
const DIGIT_CODE = /^(?:Digit|Numpad)([1-9])$/;

/** A word with its gloss in the other language, the field of its gloss, and suggestions. */
export function GlossRow({ word, language, queue, onMove }: GlossRowProps) {
  const t = useGlossTexts();
  const [waiting, setWaiting] = useState<'waiting' | 'dropped'>();
  const data = useFragment(
    graphql`
      fragment GlossRow_word on Word {
        key
        arabicText
        pauseAfter
        lemma
        root {
          letters
        }
        turkishTranslation
        englishTranslation
        turkishGlossGroup {
          ...GroupNote_group
        }
        englishGlossGroup {
          ...GroupNote_group
        }
        ...useGlossEditing_word
        ...GlossSuggestions_word
      }
    `,
    word,
  );
  const { key, lemma, root } = data;
  const { editing, wasSaved } = useGlossEditing(data, language);
  const { form } = editing;
  const other = OTHER[language];
  const otherGloss = byLanguage(other, data, 'Translation');
  const save = () => {
    setWaiting('waiting');
    queue.add(
      async () => {
        setWaiting(undefined);
        await editing.save();
      },
      () => setWaiting('dropped'),
    );
  };
  const take = (text: string) => {
    if (editing.conflict) return;
    editing.change({ gloss: text });
    // Enter saves it, also after a click.
    form.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    const digit = event.altKey ? DIGIT_CODE.exec(event.code)?.[1] : undefined;
    if (digit) {
      const taken = event.currentTarget.querySelector<HTMLElement>(`[data-suggestion="${digit}"]`);
      if (!taken) return;
      taken.click();
    } else if (event.key === 'ArrowDown') onMove(field, 1);
    else if (event.key === 'ArrowUp') onMove(field, -1);
    else return;
    event.preventDefault();
  };
  return (
    <li>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of its field */}
      <form
        ref={form}
        noValidate
        className={styles.row}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          if (editing.isChanged && !editing.conflict) save();
          const field = event.currentTarget.querySelector('input');
          if (field) onMove(field, 1);
        }}
      >
        <p className={styles.place}>{key}</p>
        <div className={styles.word}>
          <span lang="ar" dir="rtl" className={styles.arabic}>
            {arabicOf(data.arabicText, data.pauseAfter)}
          </span>
          {root && (
            <span className={styles.fact}>
              {t('root')}{' '}
              <Link tabIndex={-1} to={rootPath(root.letters)} lang="ar">
                {root.letters}
              </Link>
            </span>
          )}
          <GroupNote group={byLanguage(language, data, 'GlossGroup')} wordKey={key} />
          {lemma && (
            <span className={styles.fact}>
              {t('lemma')} <bdi lang="ar">{lemma}</bdi>
            </span>
          )}
        </div>
        <p lang={otherGloss ? LANGUAGE_TAGS[other] : undefined} className={styles.other}>
          {otherGloss || <span className={styles.fact}>{t('noOther')}</span>}
        </p>
        <GlossField
          editing={editing}
          wasSaved={wasSaved}
          wordKey={key}
          language={language}
          waiting={waiting}
          onSave={save}
          onSignedOut={() => queue.dropWaiting()}
        />
        <GlossSuggestions word={data} language={language} onTake={take} />
      </form>
    </li>
  );
}
