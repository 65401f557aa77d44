import { NumberField } from '../ui/fields/NumberField';
import { TextArea } from '../ui/fields/TextArea';
import { TextField } from '../ui/fields/TextField';
import type { FieldInfo } from './FieldText';

/** Null while no number is typed. */
export type RowValue = string | number | null;

export interface RowField extends FieldInfo {
  isRequired?: boolean;
  /** Of several lines. */
  isLong?: boolean;
  /** It is saved as it is, and has no input. */
  isHidden?: boolean;
  hint?: string;
  /** Of an integer. */
  limits?: { minimum: number; maximum: number } | undefined;
}

interface RowInputProps {
  info: RowField;
  name: string;
  value: RowValue;
  error: string | undefined;
  onChange(value: never): void;
}

/** The input of a field of a row: a number, or a text of one line or several. */
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
