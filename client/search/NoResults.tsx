import type { Language } from '../language';
import { useSearchTexts } from '../i18n/search';
import { ExampleLink } from './ExampleLink';
import styles from './QueryHelp.module.css';

/** Suggestions for a search without results. */
export function NoResults({ language }: { language: Language }) {
  const t = useSearchTexts();
  return (
    <section className={styles.tips}>
      <h2 className={styles.subtitle}>{t('tips')}</h2>
      <ul className={styles.list}>
        <li>{t('tip.fewer')}</li>
        <li>{t('tip.spelling')}</li>
        <li>
          {t('tip.arabic')} <ExampleLink name="arabic" language={language} />
        </li>
        <li>
          {t('tip.root')} <ExampleLink name="root" language={language} />
        </li>
      </ul>
    </section>
  );
}
