import { Fragment } from 'react';
import { WORD_LIMITS } from '../../text/limits';
import { byLanguage, LANGUAGES } from '../language';
import type { Editing } from '../editing/useEditing';
import { useWordEditingTexts } from '../i18n/wordEditing';
import { useSettings } from '../settings/SettingsProvider';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';
import { MultiSelect } from '../ui/fields/MultiSelect';
import { usePauseMarks } from './usePauseMarks';
import type { useWordElements } from './useWordElements';
import type { useWordInfo } from './useWordInfo';
import styles from './WordDialog.module.css';
import { REQUIRED_FIELDS, type VerseWord, type WordValues } from './wordValues';
import { GlossWords } from './GlossWords';

interface WordFieldsProps {
  editing: Editing<WordValues>;
  info: ReturnType<typeof useWordInfo>;
  elements: ReturnType<typeof useWordElements>;
  /** Number of the word in its verse, and all words of that. */
  number: number;
  words: readonly VerseWord[];
  /** Opens another word of the verse. */
  openWord(key: string): void;
}

/** Rows of fields that belong together, those that are edited most first. */
const ROWS = [
  ['turkishTranslation', 'englishTranslation'],
  ['turkishTranscription', 'englishTranscription'],
  ['pauseAfter', 'arabicRoot'],
] as const;

/** The fields of a word's form: texts, pause mark, root and term elements. */
export function WordFields(props: WordFieldsProps) {
  const { editing, info, elements, number, words, openWord } = props;
  const t = useWordEditingTexts();
  const { prefLanguage } = useSettings().settings;
  const marks = usePauseMarks();
  const options = elements.known.map((element) => {
    const name = byLanguage(prefLanguage, element, 'NameInQuran');
    const term = byLanguage(prefLanguage, element.term, 'Name');
    const tag = byLanguage(prefLanguage, element, 'Tag');
    return {
      value: element.id,
      label: element.arabicName,
      detail: [name, term, tag].filter(Boolean).join(' · '),
      lang: 'ar',
    };
  });
  const glossWords = (
    <div className={styles.pair}>
      {LANGUAGES.map((language) => {
        const name = `${language}GlossWords` as const;
        const { value, error, onChange } = editing.field(name);
        return (
          <GlossWords
            key={language}
            {...{ language, words, number, value, error, onChange }}
            label={info[name].label}
            openWord={editing.isChanged ? undefined : openWord}
          />
        );
      })}
    </div>
  );
  return (
    <>
      {ROWS.map((row) => (
        <Fragment key={row[0]}>
          <div className={row[0] === 'pauseAfter' ? styles.arabic : styles.pair}>
            {row.map((name) =>
              name === 'pauseAfter' ? (
                <SelectField
                  key={name}
                  label={info.pauseAfter.label}
                  {...editing.field(name)}
                  options={marks.optionsFor(editing.values.pauseAfter)}
                />
              ) : (
                <TextField
                  key={name}
                  isRequired={REQUIRED_FIELDS.some((required) => required === name)}
                  {...info[name]}
                  {...editing.field(name)}
                  maxLength={MAX_CHARACTERS[name]}
                />
              ),
            )}
          </div>
          {row[0] === 'turkishTranslation' && glossWords}
        </Fragment>
      ))}
      <MultiSelect
        {...editing.field('termElementIds')}
        label={info.termElementIds.label}
        options={options}
        onChange={elements.choose}
        emptyText={t(`elements.${elements.state}`)}
        listHeight={400}
      />
    </>
  );
}

const MAX_CHARACTERS = {
  arabicRoot: WORD_LIMITS.rootCharacters,
  turkishTranscription: WORD_LIMITS.transcriptionCharacters,
  englishTranscription: WORD_LIMITS.transcriptionCharacters,
  turkishTranslation: WORD_LIMITS.glossCharacters,
  englishTranslation: WORD_LIMITS.glossCharacters,
};
