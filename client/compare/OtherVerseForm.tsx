import { useNavigate } from 'react-router-dom';
import { useCompareTexts } from '../i18n/compare';
import { comparePath } from '../page/comparePath';
import buttons from '../ui/buttons/buttons.module.css';
import { secondOf } from './compareAddress';
import styles from './OtherVerseForm.module.css';

/** Asks for the verse to compare with; without scripts the address has it as a parameter. */
export function OtherVerseForm({ first }: { first: string }) {
  const t = useCompareTexts();
  const navigate = useNavigate();
  return (
    <form
      className={styles.form}
      action={comparePath('verses', first)}
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget).get('with');
        const second =
          typeof given === 'string' ? secondOf({}, new URLSearchParams({ with: given })) : '';
        if (second) void navigate(comparePath('verses', first, second));
      }}
    >
      <label className={styles.label}>
        {t('withHint')}
        <input name="with" required autoComplete="off" placeholder="3:2" />
      </label>
      <button type="submit" className={buttons.primary}>
        {t('compare')}
      </button>
    </form>
  );
}
