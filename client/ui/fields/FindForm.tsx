import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { SearchIcon } from '../icons/icons';
import styles from './FindForm.module.css';

interface FindFormProps {
  /** Path of the page that shows what was found. */
  action: string;
  label: string;
  placeholder: string;
  /** What was looked for. */
  text: string;
  maxLength: number;
  isRequired?: boolean;
  /** Hidden fields before the field, and what is shown after it. */
  hidden?: ReactNode;
  children?: ReactNode;
}

/** A field `find` that looks for rows of a page; works without script. */
export function FindForm(props: FindFormProps) {
  const { action, label, placeholder, text, maxLength, isRequired, hidden, children } = props;
  return (
    <Form role="search" action={action} className={styles.form} aria-label={label}>
      {hidden}
      <label htmlFor="find" className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id="find"
          type="search"
          name="find"
          dir="auto"
          required={isRequired}
          maxLength={maxLength}
          defaultValue={text}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={styles.input}
        />
        <button type="submit" className={styles.submit} aria-label={label}>
          <SearchIcon />
        </button>
      </div>
      {children}
    </Form>
  );
}
