import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { HomeDay_day$key } from '../__generated__/HomeDay_day.graphql';
import { useHomeTexts } from '../i18n/home';
import { byLanguage, LANGUAGE_TAGS } from '../language';
import { postPath } from '../page/postPath';
import { useSettings } from '../settings/SettingsProvider';
import styles from './HomeDay.module.css';
import { useRefreshOfDay } from './useRefreshOfDay';

/** The topic and the verse of the day. */
export function HomeDay({ day }: { day: HomeDay_day$key }) {
  const t = useHomeTexts();
  const { prefLanguage } = useSettings().settings;
  const { date, topic, verse } = useFragment(
    graphql`
      fragment HomeDay_day on Day {
        date
        topic {
          databaseId
          section
          turkishTitle
          englishTitle
          numberOfVerses
        }
        verse {
          key
          arabicText
          turkishTranslation
          englishTranslation
          surah {
            turkishNameTranscription
            englishNameTranscription
          }
        }
      }
    `,
    day,
  );
  useRefreshOfDay(date);
  const tag = LANGUAGE_TAGS[prefLanguage];
  const label = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section className={styles.day} aria-label={t('day', { date: label.format(new Date(date)) })}>
      {topic && (
        <Link className={styles.choice} to={postPath(topic.section, topic.databaseId)}>
          <span className={styles.label}>{t('topicOfDay')}</span>{' '}
          <span className={styles.title}>{byLanguage(prefLanguage, topic, 'Title')}</span>{' '}
          <span className={styles.source}>{t('verseCount', { count: topic.numberOfVerses })}</span>
        </Link>
      )}
      {verse && (
        <Link className={`${styles.choice} ${styles.verse}`} to={`/verses/${verse.key}`}>
          <span className={styles.label}>{t('verseOfDay')}</span>{' '}
          <span className={styles.source}>
            {byLanguage(prefLanguage, verse.surah, 'NameTranscription')} {verse.key}
          </span>{' '}
          <span lang="ar" dir="rtl" className={styles.arabic}>
            {verse.arabicText}
          </span>{' '}
          <span className={styles.text}>{byLanguage(prefLanguage, verse, 'Translation')}</span>
        </Link>
      )}
    </section>
  );
}
