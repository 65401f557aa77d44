import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { useId, useState } from 'react';
import type { TextFieldProps } from '../fields/Field';
import fieldStyles from '../fields/Field.module.css';
import type { References } from '../../../text/references';
import { Counter } from './Counter';
import { Panels } from './Panels';
import styles from './RichText.module.css';
import { Toolbar, type PanelName } from './Toolbar';
import { useEditorBehavior } from './useEditorBehavior';
import { useValue } from './useValue';

/**
 * The value is HTML, '' for no text. A value that the editor did not report itself replaces the
 * text.
 */
export interface RichTextFieldProps extends Omit<TextFieldProps, 'dir' | 'hint'> {
  lang: string;
  /** In characters of text; input beyond it is cut off. */
  maxLength: number;
  /** Recognizes the references to verses, which become links. Read once, when the editor opens. */
  references: References;
}

/** The label, toolbar, text and error of the editor. Needs the editor’s composer around it. */
export function EditingArea(props: RichTextFieldProps) {
  const { label, name, value, onChange, lang, maxLength, isRequired, error, references } = props;
  const isDisabled = props.isDisabled ?? false;
  const isInvalid = error !== undefined;
  const id = useId();
  const [panel, setPanel] = useState<PanelName>();
  useValue(value, onChange);
  useEditorBehavior({ maxLength, isDisabled, onOpenLink: () => setPanel('link') });
  return (
    // A form finds the field to focus by this name.
    <div data-field={name} className={fieldStyles.field}>
      <span id={`${id}-label`} className={isRequired ? fieldStyles.required : undefined}>
        {label}
      </span>
      <div className={styles.box} data-invalid={isInvalid} data-disabled={isDisabled}>
        <Toolbar
          label={label}
          controls={id}
          isDisabled={isDisabled}
          panel={panel}
          onOpenPanel={setPanel}
        />
        <div className={styles.middle}>
          <Panels open={panel} references={references} onClose={() => setPanel(undefined)} />
          <ContentEditable
            id={id}
            lang={lang}
            className={styles.text ?? ''}
            ariaLabelledBy={`${id}-label`}
            ariaDescribedBy={isInvalid ? `${id}-error` : undefined}
            ariaInvalid={isInvalid || undefined}
            ariaRequired={isRequired}
            ariaMultiline
            aria-disabled={isDisabled || undefined}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
        <Counter maxLength={maxLength} />
      </div>
    </div>
  );
}
