import { NumberField } from '../ui/fields/NumberField';
import { TextArea } from '../ui/fields/TextArea';
import { TextField } from '../ui/fields/TextField';
import type { FieldInfo } from './FieldText';

/** Null for an empty number. */
export type RowValue = string | number | null;

export interface RowField extends FieldInfo {
  isRequired?: boolean;
  /** A multi-line text. */
  isLong?: boolean;
  /** Has no input and is saved unchanged. */
  isHidden?: boolean;
  hint?: string;
  /** Limits of an integer. */
  limits?: { minimum: number; maximum: number } | undefined;
}

interface RowInputProps {
  info: RowField;
  name: string;
  value: RowValue;
  error: string | undefined;
  onChange(value: never): void;
}

/** The input of a row's field: a number, or a text of one or several lines. */
export function RowInput({ info, value, onChange, ...field }: RowInputProps) {
  const { label, lang, isRequired, isLong, hint, limits } = info;
  const given = { ...field, label, isRequired, hint };
  if (limits) {
    return (
      <NumberField
        {...given}
        min={limits.minimum}
        max={limits.maximum}
        value={value as number | null}
        onChange={onChange}
      />
    );
  }
  const Text = isLong ? TextArea : TextField;
  return <Text {...given} lang={lang} value={String(value ?? '')} onChange={onChange} />;
}
