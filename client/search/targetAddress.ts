import { rootPath } from '../page/rootPath';
import { graphql, readInlineData } from 'relay-runtime';
import type {
  targetAddress_target$data,
  targetAddress_target$key,
} from '../__generated__/targetAddress_target.graphql';
import { postPath } from '../page/postPath';

/** The path of a suggestion; undefined for types of a later API version. */
export function targetAddress(target: targetAddress_target$key): string | undefined {
  return addressOf(
    readInlineData(
      graphql`
        fragment targetAddress_target on SuggestionTarget @inline {
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
      `,
      target,
    ),
  );
}

type Unmasked<Data> = Data extends unknown ? Omit<Data, ' $fragmentType'> : never;

/** The path for the data of a suggestion's target. */
export function addressOf(target: Unmasked<targetAddress_target$data>): string | undefined {
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
      return rootPath(target.letters);
    default:
      return undefined;
  }
}
