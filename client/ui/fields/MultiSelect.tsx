import { Popover } from '@chakra-ui/react/popover';
import { arrayMove } from '@dnd-kit/sortable';
import { useId, useRef, type CSSProperties } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { SortableChips } from '../chips/SortableChips';
import { Field } from './Field';
import { DownIcon } from '../icons/icons';
import styles from './MultiSelect.module.css';
import { MultiSelectList, type MultiOption } from './MultiSelectList';

interface MultiSelectProps {
  label: string;
  /** The name by which a form finds the button to focus it. */
  name?: string;
  options: readonly MultiOption[];
  value: readonly string[];
  onChange(values: string[]): void;
  /** Shown if no option matches the typed text. */
  emptyText: string;
  /** Maximum height of the list in CSS pixels. */
  listHeight?: number;
  error?: string | undefined;
  isRequired?: boolean;
}

/** Picks and orders options of a list. Needs Controls around it. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, name, options, value, onChange, emptyText, listHeight = 400 } = props;
  const t = useFieldTexts();
  const labelId = useId();
  const countId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const count = t('options.count', { count: value.length });
  const chips = value.map(
    (chosen) => options.find((option) => option.value === chosen) ?? { label: chosen },
  );
  return (
    <Field label={label} labelId={labelId} isRequired={props.isRequired} error={props.error}>
      {(control) => (
        <div className={styles.box}>
          <Popover.Root
            ids={{ trigger: control.id }}
            positioning={{ strategy: 'fixed', placement: 'bottom-start', sameWidth: true }}
            initialFocusEl={() => search.current}
            lazyMount
            unmountOnExit
          >
            <Popover.Trigger asChild>
              <button
                ref={button}
                type="button"
                name={name}
                className={styles.button}
                aria-labelledby={`${labelId} ${countId}`}
                aria-describedby={control['aria-describedby']}
                data-invalid={control['aria-invalid']}
              >
                <span id={countId}>{count}</span>
                <DownIcon />
              </button>
            </Popover.Trigger>
            {/* Not in a portal, because a dialog around it keeps focus inside itself. */}
            <Popover.Positioner>
              <Popover.Content
                aria-label={label}
                className={styles.content}
                style={{ '--list-height': `${listHeight}px` } as CSSProperties}
              >
                <MultiSelectList
                  label={label}
                  emptyText={emptyText}
                  options={options}
                  value={value}
                  onChange={onChange}
                  search={search}
                />
              </Popover.Content>
            </Popover.Positioner>
          </Popover.Root>
          <SortableChips
            label={`${label}: ${count}`}
            chips={chips}
            onMove={(from, to) => onChange(arrayMove([...value], from, to))}
            onRemove={(index) => onChange(value.toSpliced(index, 1))}
            after={button}
          />
        </div>
      )}
    </Field>
  );
}
