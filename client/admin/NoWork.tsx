import { Link } from 'react-router-dom';
import { useWorkTexts } from '../i18n/work';
import { LogoIcon } from '../ui/icons/icons';
import { workSearch, type WorkPart } from '../page/workAddress';
import styles from './NoWork.module.css';

/** The empty state of the translation queue. */
export function NoWork({ part }: { part: WorkPart }) {
  const t = useWorkTexts();
  const { language, kind, surah } = part;
  const isAll = !kind && !surah;
  return (
    <section className={styles.none}>
      <p className={styles.sign}>
        <LogoIcon />
      </p>
      <h2 className={styles.title}>{t('queue.none')}</h2>
      <p>{isAll ? t(`queue.allDone.${language}`) : t('queue.noneHere')}</p>
      {!isAll && (
        <Link className={styles.link} to={{ search: workSearch({ language }) }}>
          {t('queue.showAll')}
        </Link>
      )}
    </section>
  );
}
