import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useRichTextTexts } from '../../i18n/richText';
import styles from './Panel.module.css';
import type { PanelName } from './Toolbar';

interface PanelProps {
  name: PanelName;
  initial: string;
  /** @returns false if the text is invalid */
  onApply(written: string): boolean;
  /** Undefined if there is nothing to remove. */
  onRemove: (() => void) | undefined;
  onClose(): void;
}

/** A panel over the text that asks for an address or a verse. */
export function Panel({ name, initial, onApply, onRemove, onClose }: PanelProps) {
  const t = useRichTextTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState(initial);
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => input.current?.select(), []);

  const apply = () => {
    if (onApply(written)) return;
    setInvalid(true);
    input.current?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target === input.current) apply();
    else return;
    // The surrounding form must handle neither key.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts for its buttons
    <div role="group" aria-label={t(`${name}.label`)} className={styles.panel} onKeyDown={pressKey}>
      <label htmlFor={id}>{t(`${name}.label`)}</label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={written}
        inputMode={name === 'link' ? 'url' : 'text'}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setWritten(target.value);
          setInvalid(false);
        }}
      />
      <p id={`${id}-hint`} role="status" className={isInvalid ? styles.invalid : styles.hint}>
        {t(`${name}.${isInvalid ? 'invalid' : 'hint'}`)}
      </p>
      <div className={styles.actions}>
        {onRemove && (
          <button type="button" className={styles.remove} onClick={onRemove}>
            {t('remove')}
          </button>
        )}
        <button type="button" className={styles.cancel} onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="button" className={styles.apply} onClick={apply}>
          {t(name === 'link' ? 'apply' : 'insert')}
        </button>
      </div>
    </div>
  );
}
