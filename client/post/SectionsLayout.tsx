import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePostTexts } from '../i18n/post';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { indexPath, pathOfSection, type SectionName } from './postAddress';
import styles from './SectionsLayout.module.css';

interface SectionsLayoutProps {
  /** The one by which the page is named. */
  section: 'quran' | 'faith' | 'worship' | 'other';
  /** The one that is shown; the other by default. */
  shown?: SectionName;
  children: ReactNode;
}

/** The page of one or more sections: what they are about, their topics, and the way to all topics. */
export function SectionsLayout({ section, shown = section, children }: SectionsLayoutProps) {
  const t = usePostTexts();
  return (
    <>
      <PageHead
        title={t(`section.${shown}`)}
        description={t(`${section}Description`)}
        path={pathOfSection(shown)}
      />
      <PageHeader title={t(`section.${section}`)} intro={t(`${section}Intro`)} />
      {children}
      <p className={styles.all}>
        <Link to={indexPath('subject')}>{t('allTopics')}</Link>
      </p>
    </>
  );
}
