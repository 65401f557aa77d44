import { graphql, useFragment } from 'react-relay';
import type { useNames_revision$key } from '../__generated__/useNames_revision.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { namesIn, type NameOf } from './rowNames';

/** The names of the rows that a revision refers to. */
export function useNames(revision: useNames_revision$key): NameOf {
  const { prefLanguage } = useSettings().settings;
  const { names } = useFragment(
    graphql`
      fragment useNames_revision on Revision {
        names {
          # eslint-disable-next-line relay/unused-fields -- namesIn reads them
          kind
          # eslint-disable-next-line relay/unused-fields -- namesIn reads them
          databaseId
          turkishLabel
          englishLabel
        }
      }
    `,
    revision,
  );
  return namesIn(prefLanguage, names);
}
