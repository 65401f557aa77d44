import { useRootTexts } from '../i18n/root';
import styles from './OfLetter.module.css';

/** "Roots that begin with ك", with the letter in the font of the Qur'an. */
export function OfLetter({ letter }: { letter: string }) {
  const t = useRootTexts();
  const [before, after] = t('ofLetter', { letter }).split(letter);
  return (
    <>
      {before}
      <span lang="ar" className={styles.letter}>
        {letter}
      </span>
      {after}
    </>
  );
}
