import { createListCollection } from '@chakra-ui/react/collection';
import { Listbox } from '@chakra-ui/react/listbox';
import { useMemo, useState, type RefObject } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { foldName } from '../../i18n/foldName';
import styles from './MultiSelect.module.css';

export interface MultiOption {
  value: string;
  label: string;
  /** Shown beside the label, and searched too. */
  detail?: string;
  /** BCP 47 tag of the label. */
  lang?: string;
}

interface MultiSelectListProps {
  label: string;
  emptyText: string;
  options: readonly MultiOption[];
  value: readonly string[];
  onChange(values: string[]): void;
  search: RefObject<HTMLInputElement | null>;
}

/** The options that match the typed text, to check and uncheck. */
export function MultiSelectList(props: MultiSelectListProps) {
  const { label, emptyText, options, value, onChange, search } = props;
  const t = useFieldTexts();
  const [text, setText] = useState('');
  const collection = useMemo(() => {
    const wanted = foldName(text);
    const items = options.filter((option) =>
      foldName(`${option.label} ${option.detail ?? ''}`).includes(wanted),
    );
    return createListCollection({ items });
  }, [options, text]);

  /** Keeps the order of options chosen before. */
  const choose = (chosen: readonly string[]) => {
    const kept = value.filter((one) => chosen.includes(one));
    onChange([...kept, ...chosen.filter((one) => !value.includes(one))]);
  };

  return (
    <Listbox.Root
      collection={collection}
      selectionMode="multiple"
      value={[...value]}
      onValueChange={(details) => choose(details.value)}
    >
      <Listbox.Label className="visuallyHidden">{label}</Listbox.Label>
      <Listbox.Input
        ref={search}
        role="combobox"
        aria-expanded="true"
        aria-label={t('options.search')}
        placeholder={t('options.search')}
        autoHighlight
        keyboardPriority="caret"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Listbox.Content>
        {collection.items.map((item) => (
          <Listbox.Item key={item.value} item={item} className={styles.option}>
            <span className={styles.check} aria-hidden="true" />
            <span lang={item.lang} dir={item.lang === 'ar' ? 'rtl' : undefined}>
              {item.label}
            </span>
            {item.detail && <span className={styles.detail}>{item.detail}</span>}
          </Listbox.Item>
        ))}
      </Listbox.Content>
      <p role="status" className={styles.empty}>
        {collection.size === 0 && emptyText}
      </p>
    </Listbox.Root>
  );
}
