import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { HomeTopics_query$key } from '../__generated__/HomeTopics_query.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { useHomeTexts } from '../i18n/home';
import { usePostTexts } from '../i18n/post';
import { byLanguage } from '../language';
import { postPath } from '../page/postPath';
import { useSettings } from '../settings/SettingsProvider';
import styles from './HomeTopics.module.css';

/** The sections of topics and the lists of the site, with how many topics or rows each has. */
export function HomeTopics({ query }: { query: HomeTopics_query$key }) {
  const { t } = useTranslation();
  const own = useHomeTexts();
  const ofPosts = usePostTexts();
  const { prefLanguage } = useSettings().settings;
  const counts = useFragment(
    graphql`
      fragment HomeTopics_query on Query {
        quran: posts(section: QURAN, first: 0) {
          totalCount
        }
        faith: posts(section: FAITH, first: 0) {
          totalCount
        }
        faithInAllah: posts(section: FAITH_IN_ALLAH, first: 0) {
          totalCount
        }
        faithInAfterlife: posts(section: FAITH_IN_AFTERLIFE, first: 0) {
          totalCount
        }
        faithInAngels: posts(section: FAITH_IN_ANGELS, first: 0) {
          totalCount
        }
        faithInBook: posts(section: FAITH_IN_BOOK, first: 0) {
          totalCount
        }
        faithInProphets: posts(section: FAITH_IN_PROPHETS, first: 0) {
          totalCount
        }
        worship: posts(section: WORSHIP, first: 0) {
          totalCount
        }
        salaat: posts(section: SALAAT, first: 0) {
          totalCount
        }
        fasting: posts(section: FASTING, first: 0) {
          totalCount
        }
        hajj: posts(section: HAJJ, first: 0) {
          totalCount
        }
        alms: posts(section: ALMS, first: 0) {
          totalCount
        }
        other: posts(section: OTHER, isBroad: true, first: 20) {
          edges {
            node {
              databaseId
              turkishTitle
              englishTitle
              narrower {
                databaseId
              }
            }
          }
        }
        allOther: posts(section: OTHER, first: 0) {
          totalCount
        }
        terms(first: 0) {
          totalCount
        }
        roots(first: 0) {
          totalCount
        }
      }
    `,
    query,
  );
  const faith = [
    ['faith', counts.faith.totalCount],
    ['faithInAllah', counts.faithInAllah.totalCount],
    ['faithInAfterlife', counts.faithInAfterlife.totalCount],
    ['faithInAngels', counts.faithInAngels.totalCount],
    ['faithInBook', counts.faithInBook.totalCount],
    ['faithInProphets', counts.faithInProphets.totalCount],
  ] as const;
  const topicsOfFaith = faith.reduce((sum, [, count]) => sum + count, 0);
  const worship = [
    ['worship', counts.worship.totalCount],
    ['salaat', counts.salaat.totalCount],
    ['fasting', counts.fasting.totalCount],
    ['hajj', counts.hajj.totalCount],
    ['alms', counts.alms.totalCount],
  ] as const;
  const topicsOfWorship = worship.reduce((sum, [, count]) => sum + count, 0);
  return (
    <section aria-labelledby="topics">
      <div className={styles.head}>
        <h2 id="topics">{t('navigation.topics')}</h2>
        <Link to="/posts/1">{own('begin')}</Link>
      </div>
      <ol className={styles.sections}>
        <li>
          <Section number={1} count={own('topicCount', { count: counts.quran.totalCount })}>
            <Link to="/posts/quran">{t('navigation.quran')}</Link>
          </Section>
        </li>
        <li>
          <Section number={2} count={own('topicCount', { count: topicsOfFaith })}>
            <Link to="/posts/faith">{t('navigation.faith')}</Link>
          </Section>
          <ul className={styles.parts}>
            {faith.slice(1).map(([section, count]) => (
              <li key={section} className={styles.part}>
                <Link to={`/posts/faith?section=${section}`}>{ofPosts(`section.${section}`)}</Link>{' '}
                <span className={styles.count}>{count}</span>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Section number={3} count={own('topicCount', { count: topicsOfWorship })}>
            <Link to="/posts/worship">{t('navigation.worship')}</Link>
          </Section>
          <ul className={styles.parts}>
            {worship.slice(1).map(([section, count]) => (
              <li key={section} className={styles.part}>
                <Link to={`/posts/worship#${section}`}>{ofPosts(`section.${section}`)}</Link>{' '}
                <span className={styles.count}>{count}</span>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Section number={4} count={own('topicCount', { count: counts.allOther.totalCount })}>
            <Link to="/posts/other">{t('navigation.other')}</Link>
          </Section>
          <ul className={styles.parts}>
            {counts.other.edges.map(({ node: { databaseId, narrower, ...topic } }) => (
              <li key={databaseId} className={styles.part}>
                <Link to={postPath('OTHER', databaseId)}>
                  {byLanguage(prefLanguage, topic, 'Title')}
                </Link>{' '}
                <span className={styles.count}>{narrower.length + 1}</span>
              </li>
            ))}
          </ul>
        </li>
      </ol>
      <ul className={styles.lists}>
        <li>
          <Link to="/posts">{own('indexOfTopics')}</Link>
        </li>
        <li>
          <Link to="/tables">{own('tableCount', { count: counts.terms.totalCount })}</Link>
        </li>
        <li>
          <Link to="/roots">{own('rootCount', { count: counts.roots.totalCount })}</Link>
        </li>
        <li>
          <Link to="/bookmarks">{t('navigation.bookmarks')}</Link>
        </li>
      </ul>
    </section>
  );
}

interface SectionProps {
  number: number;
  count: string;
  children: ReactNode;
}

function Section({ number, count, children }: SectionProps) {
  return (
    <p className={styles.section}>
      <span className={styles.number}>{number}</span>
      {children}
      <span className={styles.count}>{count}</span>
    </p>
  );
}
