import { graphql } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { PostPageQuery } from '../__generated__/PostPageQuery.graphql';
import { AdminPart } from '../auth/AdminPart';
import { CiteButton } from '../citation/CiteButton';
import { usePostTexts } from '../i18n/post';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { OpeningPhraseCard } from '../postVerse/OpeningPhraseCard';
import { PostVerseCard } from '../postVerse/PostVerseCard';
import { shorten } from '../page/shorten';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { LinkedHtml } from '../page/LinkedHtml';
import { PageLinks } from '../page/PageLinks';
import { Redirect } from '../page/Redirect';
import { comparePath } from '../page/comparePath';
import { postPath } from '../page/postPath';
import { versesPath } from '../page/versesPath';
import { PostEnd } from './PostEnd';
import { PostVerseList } from './PostVerseList';
import { nameOfSection, pathOfSection, postIdOf } from './postAddress';
import { VersesOfPage } from '../verse/versesOfPage';
import styles from './PostPage.module.css';

const loadTools = async () => (await import('./PostTools')).PostTools;

export function PostPage() {
  const t = usePostTexts();
  const params = useParams();
  const { prefLanguage } = useSettings().settings;
  const { post } = usePageQuery<PostPageQuery>(graphql`
    query PostPageQuery($databaseId: Int!, $first: Int, $after: String, $last: Int, $before: String)
    @preloadable {
      post(databaseId: $databaseId) {
        id
        databaseId
        section
        number
        turkishTitle
        englishTitle
        turkishNote
        englishNote
        ...PostEnd_post
        openingPhrase {
          ...OpeningPhraseCard_phrase
        }
        verses(first: $first, after: $after, last: $last, before: $before) {
          totalCount
          pageInfo {
            hasPreviousPage
            ...PageLinks_pageInfo
          }
          edges {
            node {
              id
              position
              verse {
                key
              }
              ...PostVerseCard_postVerse
            }
          }
        }
      }
    }
  `);
  if (!post) {
    const id = postIdOf(params);
    return <NotFound message={id ? t('unknown', { id }) : t('addressFormat')} />;
  }
  const name = nameOfSection(post.section);
  if (params.section !== undefined && params.section !== name) {
    return <Redirect to={postPath(post.section, post.databaseId)} />;
  }
  const section = t(`section.${name}`);
  const title = byLanguage(prefLanguage, post, 'Title');
  const note = byLanguage(prefLanguage, post, 'Note');
  const { totalCount: count, pageInfo } = post.verses;
  const listPath = pathOfSection(name);
  const keys = post.verses.edges.map(({ node }) => node.verse.key);
  return (
    <article>
      <PageHead
        title={title}
        description={
          (note && shorten(textOfNote(note), 200)) || t('description', { section, title, count })
        }
        path={postPath(post.section, post.databaseId)}
      />
      <header className={styles.header}>
        {listPath && (
          <p className={styles.section}>
            <Link to={listPath} aria-label={t('backTo', { section })}>
              {section}
            </Link>{' '}
            · {post.number}
          </p>
        )}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {note && !pageInfo.hasPreviousPage && (
          <LinkedHtml html={note} lang={LANGUAGE_TAGS[prefLanguage]} className={styles.note} />
        )}
        <PostVerseList count={count} keys={keys} first={post.verses.edges[0]?.node.position ?? 1} />
        <div className={styles.compare}>
          <Link to={comparePath('topics', post.databaseId)}>{t('compare')}</Link>
          <Link to={versesPath({ topic: [post.databaseId] })}>{t('combine')}</Link>
          <CiteButton nodeId={post.id} />
        </div>
        <AdminPart load={loadTools} props={{ databaseId: post.databaseId, title }} />
      </header>
      <div className={styles.verses}>
        {post.openingPhrase && !pageInfo.hasPreviousPage && (
          <OpeningPhraseCard phrase={post.openingPhrase} />
        )}
        <VersesOfPage value={keys}>
          {post.verses.edges.map(({ node }) => (
            <PostVerseCard key={node.id} postVerse={node} />
          ))}
        </VersesOfPage>
      </div>
      <PageLinks
        pageInfo={pageInfo}
        label={t('pages')}
        names={{ previous: t('previousPage'), next: t('nextPage') }}
      />
      <PostEnd post={post} section={section} listPath={listPath} />
    </article>
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of a note, also on the server, which has no DOM. */
function textOfNote(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
