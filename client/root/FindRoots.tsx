import { Form } from 'react-router-dom';
import { useRootTexts } from '../i18n/root';
import { SearchIcon } from '../ui/icons/icons';
import { MAX_FIND_CHARACTERS } from './rootAddress';
import styles from './FindRoots.module.css';

/** A field that finds roots by their letters or by what they mean; works without script. */
export function FindRoots({ text }: { text: string }) {
  const t = useRootTexts();
  return (
    <Form role="search" action="/roots" className={styles.form} aria-label={t('find')}>
      <label htmlFor="find" className={styles.label}>
        {t('find')}
      </label>
      <div className={styles.row}>
        <input
          id="find"
          type="search"
          name="find"
          dir="auto"
          required
          maxLength={MAX_FIND_CHARACTERS}
          defaultValue={text}
          placeholder={t('findExamples')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={styles.input}
        />
        <button type="submit" className={styles.submit} aria-label={t('find')}>
          <SearchIcon />
        </button>
      </div>
    </Form>
  );
}
