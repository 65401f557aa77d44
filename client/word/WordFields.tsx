import type { Editing } from '../editing/useEditing';
import { useWordEditingTexts } from '../i18n/wordEditing';
import { byLanguage } from '../settings/byLanguage';
import { useSettings } from '../settings/SettingsProvider';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';
import { MultiSelect } from '../ui/MultiSelect';
import { usePauseMarks } from './usePauseMarks';
import type { useWordElements } from './useWordElements';
import type { useWordInfo } from './useWordInfo';
import styles from './WordDialog.module.css';
import { REQUIRED, type WordValues } from './wordValues';

interface WordFieldsProps {
  editing: Editing<WordValues>;
  info: ReturnType<typeof useWordInfo>;
  elements: ReturnType<typeof useWordElements>;
}

/** Fields that belong together stand side by side. */
const ROWS = [
  ['arabicText', 'pauseAfter', 'arabicRoot'],
  ['turkishTranscription', 'englishTranscription'],
  ['turkishTranslation', 'englishTranslation'],
] as const;

export function WordFields({ editing, info, elements }: WordFieldsProps) {
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
  return (
    <>
      {ROWS.map((row) => (
        <div key={row[0]} className={row.length > 2 ? styles.arabic : styles.pair}>
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
                isRequired={REQUIRED.some((required) => required === name)}
                {...info[name]}
                {...editing.field(name)}
                maxLength={LONGEST[name]}
              />
            ),
          )}
        </div>
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

/** Characters, as the API takes them. */
const LONGEST = {
  arabicText: 200,
  arabicRoot: 20,
  turkishTranscription: 200,
  englishTranscription: 200,
  turkishTranslation: 500,
  englishTranslation: 500,
};
