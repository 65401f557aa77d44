import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { parseVerseReference } from '../verse/parseVerseReference';
import styles from './GoToVerse.module.css';

/** Takes "2:255" or "2 255" to that verse. */
export function GoToVerse() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const key = parseVerseReference(text);
    setInvalid(!key);
    if (!key) return;
    setText('');
    void navigate(`/verses/${key}`);
  };
  return (
    <form className={styles.form} onSubmit={submit} action="/verses" role="search">
      <input
        className={styles.input}
        name="verse"
        autoComplete="off"
        maxLength={12}
        placeholder={t('goTo.placeholder')}
        aria-label={t('goTo.label')}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? id : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setInvalid(false);
        }}
      />
      <button type="submit" className={styles.submit}>
        {t('goTo.submit')}
      </button>
      <p role="alert" id={id} className={styles.message} hidden={!isInvalid}>
        {isInvalid && t('goTo.invalid')}
      </p>
    </form>
  );
}
