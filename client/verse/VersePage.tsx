import { graphql } from 'react-relay';
import { usePageQuery } from '../relay/page';
import type { VersePageQuery } from '../__generated__/VersePageQuery.graphql';
import { VerseCard } from './VerseCard';

export function Component() {
  const { verse } = usePageQuery<VersePageQuery>(graphql`
    query VersePageQuery($key: String!) @preloadable {
      verse(key: $key) {
        key
        ...VerseCard_verse
      }
    }
  `);
  if (!verse) return <p>404</p>;
  return (
    <>
      <title>{verse.key}</title>
      <VerseCard verse={verse} />
    </>
  );
}
