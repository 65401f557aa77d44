import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { PastPostPageQuery } from '../__generated__/PastPostPageQuery.graphql';
import { usePastTexts } from '../i18n/past';
import { usePostTexts } from '../i18n/post';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { PageHead } from '../page/PageHead';
import { postPath } from '../page/postPath';
import { nameOfSection } from '../post/postAddress';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { Html } from '../ui/text/Html';
import { PastBar } from './PastBar';
import { PastMissing } from './PastMissing';
import { PastPostVerses } from './PastPostVerses';
import { PastText } from './PastText';
import styles from './Past.module.css';
import { usePastRevision } from './usePastRevision';

/** A topic as it was at an earlier content revision. */
export function PastPostPage() {
  const t = usePastTexts();
  const tPost = usePostTexts();
  const { postId = '' } = useParams();
  const { prefLanguage } = useSettings().settings;
  const revision = usePastRevision();
  const { postAt, unknownRevision, post } = usePageQuery<PastPostPageQuery>(graphql`
    query PastPostPageQuery($databaseId: Int!, $revision: Int!) @preloadable {
      postAt(databaseId: $databaseId, revision: $revision) {
        ...PastBar_state
        databaseId
        number
        section
        turkishTitle
        englishTitle
        turkishNote
        englishNote
        ...PastPostVerses_post
      }
      unknownRevision(revision: $revision) {
        ...PastMissing_unknown
      }
      post(databaseId: $databaseId) {
        section
        turkishTitle
        englishTitle
        turkishNote
        englishNote
        ...PastPostVerses_present
      }
    }
  `);
  const path = post && postAt ? postPath(post.section, postAt.databaseId) : `/posts/${postId}`;
  if (!postAt) return <PastMissing revision={revision} unknown={unknownRevision} path={path} />;
  const title = byLanguage(prefLanguage, postAt, 'Title');
  const note = byLanguage(prefLanguage, postAt, 'Note');
  const lang = LANGUAGE_TAGS[prefLanguage];
  return (
    <article className={styles.page}>
      <PageHead title={t('title', { title, revision })} path={path} hidden />
      <PastBar state={postAt} path={path} />
      <p className={styles.language}>
        {tPost(`section.${nameOfSection(postAt.section)}`)} · {postAt.number}
      </p>
      <PastText then={title} now={post && byLanguage(prefLanguage, post, 'Title')} lang={lang}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </PastText>
      <PastText then={note} now={post && byLanguage(prefLanguage, post, 'Note')} lang={lang} isHtml>
        <Html html={note} lang={lang} className={styles.note} />
      </PastText>
      <PastPostVerses post={postAt} present={post} revision={revision} />
    </article>
  );
}
