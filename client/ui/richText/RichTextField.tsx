import { useId } from 'react';
import type { TextFieldProps } from '../fields/Field';
import fieldStyles from '../fields/Field.module.css';
import { RichText } from './RichText';

type RichTextFieldProps = Omit<TextFieldProps, 'lang' | 'dir'> & { lang: string };

/** A formatted text among the fields of a form. */
export function RichTextField({ name, error, hint, maxLength, ...props }: RichTextFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      {hint && (
        <p id={`${id}hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {/* A form moves focus to what bears the name of a field. */}
      <div data-field={name}>
        <RichText
          {...props}
          {...(maxLength !== undefined && { maxLength })}
          isInvalid={error !== undefined}
          describedBy={error ? `${id}error` : hint ? `${id}hint` : undefined}
        />
      </div>
      <p id={`${id}error`} className={fieldStyles.error}>
        {error}
      </p>
    </div>
  );
}
