import { TERM_ELEMENT_LIMITS } from '../../text/limits';
import { LANGUAGES } from '../language';
import type { FieldInfo } from '../editing/FieldText';
import type { Editing } from '../editing/useEditing';
import { SelectField } from '../ui/fields/SelectField';
import { TextArea } from '../ui/fields/TextArea';
import { TextField } from '../ui/fields/TextField';
import {
  isOptional,
  BILINGUAL_FIELDS,
  valuesOfTerm,
  type ElementValues,
  type TermTags,
} from './elementValues';
import styles from './TermElementDialog.module.css';

interface TermElementFieldsProps {
  editing: Editing<ElementValues>;
  info: Record<keyof ElementValues, FieldInfo>;
  terms: readonly TermTags[];
  options: readonly { value: string; label: string }[];
}

/** The fields of a term element's form; choosing a term sets its tags. */
export function TermElementFields({ editing, info, terms, options }: TermElementFieldsProps) {
  const chooseTerm = (id: string) => {
    const term = terms.find(({ databaseId }) => String(databaseId) === id);
    if (term) editing.change(valuesOfTerm(term));
  };
  return (
    <>
      <SelectField
        {...editing.field('termId')}
        label={info.termId.label}
        options={options}
        onChange={chooseTerm}
        isRequired
      />
      <TextField
        {...editing.field('arabicName')}
        {...info.arabicName}
        maxLength={TERM_ELEMENT_LIMITS.arabicNameCharacters}
        isRequired
      />
      {BILINGUAL_FIELDS.map((name) => (
        <div key={name} className={styles.pair}>
          {LANGUAGES.map((language) => {
            const field = `${language}${name}` as const;
            const Control = name === 'Meaning' ? TextArea : TextField;
            return (
              <Control
                key={field}
                {...editing.field(field)}
                label={info[field].label}
                lang={info[field].lang}
                maxLength={
                  name === 'Tag'
                    ? TERM_ELEMENT_LIMITS.tagCharacters
                    : TERM_ELEMENT_LIMITS.textCharacters
                }
                isRequired={!isOptional(field)}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}
