import { graphql, useFragment } from 'react-relay';
import type { ChosenFilters_answer$key } from '../__generated__/ChosenFilters_answer.graphql';
import { ConditionChips, type ConditionChip } from '../combine/ConditionChips';
import { useConditions } from '../combine/useConditions';
import { useSearchTexts } from '../i18n/search';
import { queryAddress, type QueryParameters } from './queryAddress';

interface ChosenFiltersProps {
  answer: ChosenFilters_answer$key;
  asked: QueryParameters;
  /** Those of which there is one at most. */
  single: readonly ConditionChip[];
}

const NAMES = { notTopic: 'notPost', root: 'root', name: 'name' } as const;

/** What is chosen in the filters, each a link to the results without it. */
export function ChosenFilters({ answer, asked, single }: ChosenFiltersProps) {
  const t = useSearchTexts();
  const { conditions } = useFragment(
    graphql`
      fragment ChosenFilters_answer on SearchAnswer {
        conditions {
          ...useConditions_condition
        }
      }
    `,
    answer,
  );
  const several = useConditions(conditions, {}).map(
    ({ name: condition, value, shown, arabic }): ConditionChip => {
      const name = NAMES[condition as keyof typeof NAMES];
      const values: readonly (number | string)[] = asked.filter[name] ?? [];
      const others = values.filter((other) => String(other) !== value);
      const filter = { ...asked.filter, [name]: others };
      return {
        key: `${name} ${value}`,
        label: shown,
        arabic,
        address: queryAddress({ ...asked, filter, pageIndex: 0 }),
      };
    },
  );
  const chosen = [...single, ...several];
  if (chosen.length === 0) return null;
  return (
    <ConditionChips
      label={t('filter.chosen')}
      chips={chosen}
      removal={({ label }) => t('filter.remove', { label })}
    />
  );
}
