import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { readPostQuery, readPostQuery$data } from '../__generated__/readPostQuery.graphql';
import type { PostSection } from '../__generated__/PostList_posts.graphql';
import type { Saved } from '../editing/outcome';
import { readAllPages } from '../relay/readAllPages';
import { tidyHtml } from '../ui/richText/tidyHtml';

/** The values of a post's form. */
export interface PostValues {
  /** Empty until one is chosen. */
  section: PostSection | '';
  number: number | null;
  turkishTitle: string;
  /** HTML, like the other note. */
  turkishNote: string;
  englishTitle: string;
  englishNote: string;
  verseReferences: readonly string[];
  /** One per line, like the other synonyms. */
  turkishSynonyms: string;
  englishSynonyms: string;
  /** Integer key of the broader topic. */
  broaderId: number | null;
  /** Integer keys. */
  relatedIds: readonly number[];
  termIds: readonly number[];
  /** Roots with commas between them. */
  rootLetters: string;
}

export interface SavedPost extends Saved<PostValues> {
  /** Keys of the verses that have a translation of the post's own. */
  ownVerses: readonly string[];
}

/** Reads a post for its form; undefined if it does not exist. */
export async function readPost(
  environment: IEnvironment,
  databaseId: number,
): Promise<SavedPost | undefined> {
  const post = await readStoredPost(environment, databaseId);
  if (!post) return undefined;
  const { turkishNote, englishNote } = post.values;
  const notes = { turkishNote: tidyHtml(turkishNote), englishNote: tidyHtml(englishNote) };
  return { ...post, values: { ...post.values, ...notes } };
}

/** Reads a post with all its verses and its notes as stored; undefined if it does not exist. */
export async function readStoredPost(
  environment: IEnvironment,
  databaseId: number,
): Promise<SavedPost | undefined> {
  let post: readPostQuery$data['post'];
  const verses = await readAllPages(async (after) => {
    const request = fetchQuery<readPostQuery>(
      environment,
      graphql`
        query readPostQuery($databaseId: Int!, $after: String) {
          post(databaseId: $databaseId) {
            version
            section
            number
            turkishTitle
            turkishNote
            englishTitle
            englishNote
            turkishSynonyms
            englishSynonyms
            broaderId
            relatedIds
            termIds
            rootLetters
            verses(first: 100, after: $after) {
              pageInfo {
                hasNextPage
                endCursor
              }
              edges {
                node {
                  turkishTranslationHtml
                  englishTranslationHtml
                  verse {
                    key
                  }
                }
              }
            }
          }
        }
      `,
      { databaseId, after },
      { networkCacheConfig: { force: true } },
    );
    post = (await request.toPromise())?.post;
    if (!post) return undefined;
    const { edges, pageInfo } = post.verses;
    return { nodes: edges.map(({ node }) => node), pageInfo };
  });
  if (!post) return undefined;
  const { version, section, number, turkishTitle, turkishNote, englishTitle, englishNote } = post;
  const { broaderId = null, relatedIds, termIds } = post;
  const values: PostValues = {
    section,
    number,
    turkishTitle,
    turkishNote,
    englishTitle,
    englishNote,
    verseReferences: verses.map(({ verse }) => verse.key),
    turkishSynonyms: post.turkishSynonyms.join('\n'),
    englishSynonyms: post.englishSynonyms.join('\n'),
    broaderId,
    relatedIds,
    termIds,
    rootLetters: post.rootLetters.join('، '),
  };
  const ownVerses = verses
    .filter((verse) => verse.turkishTranslationHtml ?? verse.englishTranslationHtml)
    .map(({ verse }) => verse.key);
  return { values, version, ownVerses };
}
