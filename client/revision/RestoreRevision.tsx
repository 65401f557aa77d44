import { graphql } from 'react-relay';
import type {
  RestoreRevisionInput,
  RestoreRevisionMutation,
} from '../__generated__/RestoreRevisionMutation.graphql';
import { useHistoryTexts } from '../i18n/history';
import { useMutation } from '../relay/useMutation';
import { RestoreButton } from './RestoreButton';

interface RestoreRevisionProps {
  /** The state to restore, and the version of the row that was shown. */
  input: RestoreRevisionInput;
  label: 'restore' | 'undo';
  describedBy: string;
}

export function RestoreRevision({ input, label, describedBy }: RestoreRevisionProps) {
  const t = useHistoryTexts();
  const [restore] = useMutation<RestoreRevisionMutation>(
    graphql`
      mutation RestoreRevisionMutation($input: RestoreRevisionInput!) {
        restoreRevision(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  return (
    <RestoreButton
      label={t(label)}
      describedBy={describedBy}
      send={async () => (await restore({ input })).restoreRevision}
    />
  );
}
