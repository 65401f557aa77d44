import { useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReadingTexts } from '../i18n/reading';
import buttons from '../ui/buttons/buttons.module.css';
import input from '../ui/fields/input.module.css';
import styles from './PartSelect.module.css';

interface PartSelectProps {
  part: 'page' | 'juz';
  path: string;
  /** The number of the last one. */
  count: number;
  /** The one that is shown. */
  number?: number;
}

/** Goes to a page or juz by its number. */
export function PartSelect({ part, path, count, number }: PartSelectProps) {
  const t = useReadingTexts();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    if (field.current?.value) void navigate(`${path}/${Number(field.current.value)}`);
  };
  return (
    <form className={styles.form} onSubmit={go} aria-label={t(`${part}.pick`)}>
      <label className={styles.label}>
        {t(`${part}.pick`)}
        <input
          key={number}
          ref={field}
          className={`${input.input} ${styles.number}`}
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          required
          defaultValue={number}
          placeholder={`1–${count}`}
        />
      </label>
      <button type="submit" className={buttons.secondary}>
        {t('go')}
      </button>
    </form>
  );
}
