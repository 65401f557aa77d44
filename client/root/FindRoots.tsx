import { useRootTexts } from '../i18n/root';
import { FindForm } from '../ui/fields/FindForm';
import { MAX_FIND_CHARACTERS } from './rootAddress';
import styles from './FindRoots.module.css';

/** A field that finds roots by their letters or by what they mean; works without script. */
export function FindRoots({ text }: { text: string }) {
  const t = useRootTexts();
  return (
    <div className={styles.find}>
      <FindForm
        action="/roots"
        label={t('find')}
        placeholder={t('findExamples')}
        text={text}
        maxLength={MAX_FIND_CHARACTERS}
        isRequired
      />
    </div>
  );
}
