import { useId, useMemo, useState } from 'react';
import { foldName } from '../i18n/foldName';
import { useGlossTexts } from '../i18n/gloss';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import type { ElementChoice } from '../termElement/elementChoices';
import { OptionPicker, type Option } from '../ui/fields/OptionPicker';
import { DownIcon } from '../ui/icons/icons';
import styles from './ElementPicker.module.css';

interface ElementPickerProps {
  name: string;
  /** Integer key of the chosen element; empty for none. */
  value: string;
  error: string | undefined;
  choices: readonly ElementChoice[];
  state: 'loading' | 'read' | 'failed';
  onChange(value: string): void;
}

/** A button with the list of all term elements, which is filtered by typing. */
export function ElementPicker({
  name,
  value,
  error,
  choices,
  state,
  onChange,
}: ElementPickerProps) {
  const t = useGlossTexts();
  const { prefLanguage } = useSettings().settings;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const options = useMemo(
    () =>
      choices.map((choice): Option => {
        const parts = [
          byLanguage(prefLanguage, choice, 'NameInQuran'),
          choice.arabicName,
          byLanguage(prefLanguage, choice.term, 'Name'),
          byLanguage(prefLanguage, choice, 'Tag'),
        ];
        return { value: choice.id, label: parts.filter(Boolean).join(' · ') };
      }),
    [choices, prefLanguage],
  );
  const empty = { loading: 'loading', read: 'noElement', failed: 'failed' } as const;
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={styles.field}>
      <span id={`${id}label`}>{t('together.element')}</span>
      <OptionPicker
        label={t('together.element')}
        emptyText={t(`together.${empty[state]}`)}
        options={options}
        filter={filterByParts}
        chosen={value || undefined}
        onChoose={onChange}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <button
          type="button"
          name={name}
          className={styles.button}
          aria-labelledby={`${id}label ${id}value`}
          aria-describedby={error ? `${id}error` : undefined}
        >
          <span id={`${id}value`}>{chosen?.label ?? t('together.choose')}</span>
          <DownIcon />
        </button>
      </OptionPicker>
      <p id={`${id}error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}

/** Options whose label has the typed text; those of which a part begins with it come first. */
function filterByParts(options: readonly Option[], text: string): Option[] {
  const typed = foldName(text);
  const found = options
    .map((option) => ({ option, parts: option.label.split(' · ').map(foldName) }))
    .filter(({ parts }) => parts.some((part) => part.includes(typed)));
  const begins = (parts: string[]) => parts.some((part) => part.startsWith(typed));
  return [
    ...found.filter(({ parts }) => begins(parts)),
    ...found.filter(({ parts }) => !begins(parts)),
  ].map(({ option }) => option);
}
