import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { useId, useState } from 'react';
import fieldStyles from '../fields/Field.module.css';
import { Counter } from './Counter';
import { Panels } from './Panels';
import styles from './RichText.module.css';
import { Toolbar, type PanelName } from './Toolbar';
import { useEditing } from './useEditing';
import { useValue } from './useValue';

export interface RichTextProps {
  /** Names the editing area. */
  label: string;
  /** HTML; one that the editor didn't report itself replaces the text. */
  value: string;
  /** @param html clean HTML; '' when there is no text */
  onChange(html: string): void;
  /** BCP 47 of the text. */
  lang: string;
  /** In characters of text; what is typed or pasted beyond is cut off. */
  maxLength?: number;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Id of what describes the text or says what is wrong with it. */
  describedBy?: string | undefined;
  isDisabled?: boolean;
}

/** The label, the toolbar and the text. Stands inside the editor’s composer. */
export function EditingArea(props: RichTextProps) {
  const { label, value, onChange, lang, maxLength, isRequired, isInvalid, describedBy } = props;
  const isDisabled = props.isDisabled ?? false;
  const id = useId();
  const [panel, setPanel] = useState<PanelName>();
  useValue(value, onChange);
  useEditing({ maxLength, isDisabled, onOpenLink: () => setPanel('link') });
  return (
    <div className={styles.field}>
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
          <Panels open={panel} onClose={() => setPanel(undefined)} />
          <ContentEditable
            id={id}
            lang={lang}
            className={styles.text ?? ''}
            ariaLabelledBy={`${id}-label`}
            ariaDescribedBy={describedBy}
            ariaInvalid={isInvalid || undefined}
            ariaRequired={isRequired}
            ariaMultiline
            aria-disabled={isDisabled || undefined}
          />
        </div>
      </div>
      {maxLength !== undefined && <Counter maxLength={maxLength} />}
    </div>
  );
}
