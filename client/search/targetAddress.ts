import { graphql } from 'react-relay';
import type { targetAddress_target$data } from '../__generated__/targetAddress_target.graphql';
import { postPath } from '../page/postPath';

// Read without a hook, by components that render many targets.
void graphql`
  fragment targetAddress_target on SuggestionTarget {
    __typename
    ... on Surah {
      number
    }
    ... on Verse {
      key
    }
    ... on Post {
      databaseId
      section
    }
    ... on Term {
      databaseId
    }
    ... on TermElement {
      term {
        databaseId
      }
    }
    ... on Root {
      letters
    }
  }
`;

type Unmasked<Data> = Data extends unknown ? Omit<Data, ' $fragmentType'> : never;
type Target = Unmasked<targetAddress_target$data>;

/** The path of a suggestion; undefined for types of a later API version. */
export function targetAddress(target: Target): string | undefined {
  switch (target.__typename) {
    case 'Surah':
      return `/verses/${target.number}:1`;
    case 'Verse':
      return `/verses/${target.key}`;
    case 'Post':
      return postPath(target.section, target.databaseId);
    case 'Term':
      return `/termTables/${target.databaseId}`;
    case 'TermElement':
      return `/termTables/${target.term.databaseId}`;
    case 'Root':
      return `/roots/${encodeURIComponent(target.letters)}`;
    default:
      return undefined;
  }
}
