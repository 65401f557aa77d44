import { createGridCollection, createListCollection } from '@chakra-ui/react/collection';
import { Listbox } from '@chakra-ui/react/listbox';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { useEffect, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import styles from './OptionPicker.module.css';

export interface Option {
  value: string;
  label: string;
}

interface OptionsProps<Choice extends Option> {
  /** Accessible name of the list. */
  label: string;
  /** Shown if no option matches the typed text. */
  emptyText: string;
  options: readonly Choice[];
  /** Filters by the typed text, best matches first; has to be the same function in each render. */
  filter?(options: readonly Choice[], text: string): Choice[];
  /** Several columns suit numbers. */
  columnCount?: number;
  chosen: string | undefined;
  onChoose(value: string): void;
  /** A link above the options, whatever is typed. */
  link?: { to: string; text: string };
}

interface OptionPickerProps<Choice extends Option> extends OptionsProps<Choice> {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** The button that opens the list. */
  children: ReactElement;
}

/** A button with a list that is filtered by typing. Needs Controls around it. */
export function OptionPicker<Choice extends Option>(props: OptionPickerProps<Choice>) {
  const { isOpen, onOpenChange, children, ...optionsProps } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 6 }}
      initialFocusEl={() => input.current}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={optionsProps.label} className={styles.content}>
            <Options
              {...optionsProps}
              input={input}
              close={() => onOpenChange(false)}
              onChoose={(value) => {
                onOpenChange(false);
                optionsProps.onChoose(value);
              }}
            />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function Options<Choice extends Option>(
  props: OptionsProps<Choice> & { input: RefObject<HTMLInputElement | null>; close(): void },
) {
  const { label, emptyText, options, filter = filterByStart, columnCount = 1 } = props;
  const { chosen, onChoose, link, input, close } = props;
  const [text, setText] = useState('');
  const [highlighted, setHighlighted] = useState(chosen ?? null);
  const collection = useMemo(() => {
    const items = filter(options, text);
    return columnCount > 1
      ? createGridCollection({ items, columnCount })
      : createListCollection({ items });
  }, [options, filter, text, columnCount]);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = content.current;
    const option = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list && option) list.scrollTop = option.offsetTop - list.clientHeight / 2;
  }, []);
  // A popover that is open from the start does not move focus itself.
  useEffect(() => input.current?.focus({ preventScroll: true }), [input]);
  return (
    <Listbox.Root
      collection={collection}
      value={chosen === undefined ? [] : [chosen]}
      highlightedValue={highlighted}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
      onSelect={({ value }) => onChoose(value)}
    >
      <Listbox.Label className="visuallyHidden">{label}</Listbox.Label>
      <Listbox.Input
        ref={input}
        role="combobox"
        aria-expanded="true"
        aria-label={label}
        placeholder={label}
        inputMode={columnCount > 1 ? 'numeric' : 'text'}
        autoHighlight
        keyboardPriority={columnCount > 1 ? 'navigate' : 'caret'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {link && (
        <Link to={link.to} className={styles.link} onClick={close}>
          {link.text}
        </Link>
      )}
      <Listbox.Content ref={content}>
        {collection.items.map((item) => (
          <Listbox.Item key={item.value} item={item}>
            {item.label}
          </Listbox.Item>
        ))}
      </Listbox.Content>
      <p role="status" className={styles.empty}>
        {collection.size === 0 && emptyText}
      </p>
    </Listbox.Root>
  );
}

function filterByStart<Choice extends Option>(options: readonly Choice[], text: string): Choice[] {
  return options.filter(({ label }) => label.startsWith(text.trim()));
}
