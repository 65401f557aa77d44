import { useSearchTexts } from '../i18n/search';
import { PageHead } from '../page/PageHead';
import { useSettings } from '../settings/SettingsProvider';
import { ExampleLink } from './ExampleLink';
import styles from './QueryHelp.module.css';

const EXAMPLES = [
  'words',
  'close',
  'question',
  'phrase',
  'reference',
  'references',
  'alias',
  'arabic',
  'root',
] as const;

/** Examples of searches, shown for an empty search. */
export function QueryHelp() {
  const t = useSearchTexts();
  const { prefLanguage } = useSettings().settings;
  return (
    <div className={styles.help}>
      <PageHead title={t('helpTitle')} description={t('helpDescription')} />
      <header>
        <h1 tabIndex={-1} className={styles.title}>
          {t('helpTitle')}
        </h1>
        <p className={styles.intro}>{t('helpIntro')}</p>
      </header>
      <ul className={styles.examples}>
        {EXAMPLES.map((name) => (
          <li key={name} className={styles.example}>
            <ExampleLink name={name} language={prefLanguage} />
            <p className={styles.about}>{t(`example.${name}.about`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
