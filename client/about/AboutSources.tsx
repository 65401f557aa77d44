import { useAboutTexts } from '../i18n/about';
import styles from './AboutSources.module.css';

interface Source {
  key:
    | 'arabic'
    | 'turkish'
    | 'english'
    | 'furtherEnglish'
    | 'words'
    | 'revelation'
    | 'own'
    | 'font'
    | 'latinFont';
  url?: string;
  /** The npm package that contains it. */
  from?: string;
}

const SOURCES: readonly Source[] = [
  { key: 'arabic', url: 'https://tanzil.net', from: 'quran-validator' },
  {
    key: 'turkish',
    url: 'https://quranenc.com/en/browse/turkish_rwwad',
    from: '@kmaslesa/quran_translation-turkish_rowwad_translation_centar',
  },
  {
    key: 'english',
    url: 'https://quranenc.com/en/browse/english_saheeh',
    from: '@kmaslesa/quran_translation-english_saheeh',
  },
  {
    key: 'furtherEnglish',
    url: 'https://quranenc.com/en/browse/english_rwwad',
    from: '@kmaslesa/quran_translation-english_rowwad_translation_centar',
  },
  { key: 'words', from: '@kmaslesa/holy-quran-word-by-word-full-data' },
  { key: 'revelation', from: 'quran-meta' },
  { key: 'own' },
  { key: 'font', from: '@fontsource/amiri-quran' },
  { key: 'latinFont', from: '@expo-google-fonts/crimson-pro' },
];

export function AboutSources() {
  const t = useAboutTexts();
  return (
    <>
      <p className={styles.intro}>{t('sourcesIntro')}</p>
      <ul className={styles.sources}>
        {SOURCES.map(({ key, url, from }) => {
          const name = t(`source.${key}.name`);
          const note = t(`source.${key}.note`);
          return (
            <li key={key} className={styles.source}>
              <h2 className={styles.title}>{t(`source.${key}.title`)}</h2>
              <p className={styles.name}>{url ? <a href={url}>{name}</a> : name}</p>
              {note && <p>{note}</p>}
              <dl className={styles.facts}>
                <dt>{t('license')}</dt>
                <dd>{t(`source.${key}.license`)}</dd>
                {from && (
                  <>
                    <dt>{t('package')}</dt>
                    <dd>
                      <a href={`https://www.npmjs.com/package/${from}`}>{from}</a>
                    </dd>
                  </>
                )}
              </dl>
            </li>
          );
        })}
      </ul>
      <h2 className={styles.further}>{t('furtherTitle')}</h2>
      <p className={styles.intro}>{t('further')}</p>
      <p className={styles.links}>
        <a href="/downloads">{t('downloads')}</a>
        <a href="/graphql">{t('api')}</a>
      </p>
    </>
  );
}
