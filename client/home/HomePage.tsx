import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { useHomeTexts } from '../i18n/home';
import { PageHead } from '../page/PageHead';
import { usePageQuery } from '../relay/page';
import { SearchBox } from '../search/SearchBox';
import { useSettings } from '../settings/SettingsProvider';
import { NextIcon } from '../ui/icons/icons';
import { usePlace } from '../verse/place';
import { Calligraphy } from './Calligraphy';
import { HomeDay } from './HomeDay';
import styles from './HomePage.module.css';
import { HomeSurah } from './HomeSurah';
import { HomeTopics } from './HomeTopics';

/** Where a reader goes on: the last verse, a search, often read surahs, topics and tables, topic and verse of the day. */
export function HomePage() {
  const { t } = useTranslation();
  const own = useHomeTexts();
  const { prefLanguage } = useSettings().settings;
  const place = usePlace();
  const data = usePageQuery<HomePageQuery>(graphql`
    query HomePageQuery @preloadable {
      day {
        ...HomeDay_day
      }
      fatihah: surah(number: 1) {
        ...HomeSurah_surah
      }
      kahf: surah(number: 18) {
        ...HomeSurah_surah
      }
      yasin: surah(number: 36) {
        ...HomeSurah_surah
      }
      rahman: surah(number: 55) {
        ...HomeSurah_surah
      }
      mulk: surah(number: 67) {
        ...HomeSurah_surah
      }
      ikhlas: surah(number: 112) {
        ...HomeSurah_surah
      }
      ...HomeTopics_query
    }
  `);
  const surahs = [data.fatihah, data.kahf, data.yasin, data.rahman, data.mulk, data.ikhlas];
  return (
    <div className={styles.home}>
      <PageHead />
      <header className={styles.welcome}>
        <Calligraphy />
        <div>
          <h1 tabIndex={-1}>{own('welcome')}</h1>
          <p className={styles.message}>{own('message')}</p>
        </div>
      </header>
      <div className={styles.start}>
        {/* The place is known only in the browser. Until then its row leads to the beginning, so nothing moves. */}
        <Link className={styles.place} to={place?.to ?? '/surahs/1'}>
          {place ? own('lastVerse', { key: place.labelOf(prefLanguage) }) : own('firstVerse')}
          <NextIcon />
        </Link>
        <SearchBox isLarge />
      </div>
      <section className={styles.part} aria-labelledby="surahs">
        <div className={styles.head}>
          <h2 id="surahs">{t('navigation.surahs')}</h2>
          <Link to="/surahs">{own('allSurahs')}</Link>
        </div>
        <ul className={styles.surahs}>
          {surahs.map(
            (surah, index) =>
              surah && (
                <li key={index}>
                  <HomeSurah surah={surah} />
                </li>
              ),
          )}
        </ul>
      </section>
      <HomeTopics query={data} />
      {data.day && <HomeDay day={data.day} />}
      <figure className={styles.verse}>
        <span lang="ar" dir="rtl" className={styles.line}>
          وَنَزَّلْنَا عَلَيْكَ الْكِتَٰبَ تِبْيَٰنًا لِكُلِّ شَيْءٍ
        </span>
        <figcaption>
          <Link className={styles.reference} to="/verses/16:89">
            {own('calligraphy')}
          </Link>
        </figcaption>
      </figure>
    </div>
  );
}
