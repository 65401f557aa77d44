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
  /** By which a form finds the button, to move focus to it. */
  name?: string;
  options: readonly MultiOption[];
  value: readonly string[];
  onChange(values: string[]): void;
  /** Said when there are no options for what was typed. */
  emptyText: string;
  /** In CSS pixels, at most. */
  listHeight?: number;
  error?: string | undefined;
  isRequired?: boolean;
}

/** Options that are picked from a list and put in an order. Stands inside Controls. */
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
            {/* Not in a portal, so that a dialog around it holds its focus. */}
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
