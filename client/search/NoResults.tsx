import { Link } from 'react-router-dom';
import type { Language } from '../language';
import { useTranslation } from '../i18n/I18nProvider';
import { useSearchTexts } from '../i18n/search';
import { ExampleLink } from './ExampleLink';
import styles from './QueryHelp.module.css';

/** Suggestions for a search without results. */
export function NoResults({ language }: { language: Language }) {
  const t = useSearchTexts();
  const { t: common } = useTranslation();
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
        <li>
          {t('tip.surahs')} <Link to="/surahs">{common('surah.listTitle')}</Link>
        </li>
      </ul>
    </section>
  );
}
