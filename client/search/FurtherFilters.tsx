import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FurtherFilters_answer$key } from '../__generated__/FurtherFilters_answer.graphql';
import { MAX_VALUES } from '../combine/combineAddress';
import { useSearchTexts } from '../i18n/search';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { Select, type SelectOption } from '../ui/fields/Select';
import { LISTS, type SearchFilter } from './queryAddress';
import styles from './SearchFilters.module.css';

interface FurtherFiltersProps {
  answer: FurtherFilters_answer$key;
  filter: SearchFilter;
}

/** Fields of a form that add to the conditions of which there can be several, each with the number of results. */
export function FurtherFilters({ answer, filter }: FurtherFiltersProps) {
  const t = useSearchTexts();
  const { prefLanguage } = useSettings().settings;
  const { totalElements, posts, roots, elements } = useFragment(
    graphql`
      fragment FurtherFilters_answer on SearchAnswer {
        totalElements
        posts {
          count
          post {
            databaseId
            turkishTitle
            englishTitle
          }
        }
        roots {
          count
          root {
            letters
            turkishSense
            englishSense
          }
        }
        elements {
          count
          element {
            databaseId
            turkishNameInQuran
            englishNameInQuran
          }
        }
      }
    `,
    answer,
  );
  const withCount = (label: string, count: number) => t('filter.withCount', { label, count });
  const options: Record<(typeof LISTS)[number], SelectOption[]> = {
    notPost: posts.map(({ post, count }) => {
      const label = byLanguage(prefLanguage, post, 'Title');
      // The counts of topics disregard the chosen one.
      const shown = filter.post ? label : withCount(label, totalElements - count);
      return { value: String(post.databaseId), label: shown };
    }),
    root: roots.map(({ root, count }) => {
      const sense = byLanguage(prefLanguage, root, 'Sense');
      const label = sense ? `${root.letters} · ${sense}` : root.letters;
      return { value: root.letters, label: withCount(label, count) };
    }),
    name: elements.map(({ element, count }) => ({
      value: String(element.databaseId),
      label: withCount(byLanguage(prefLanguage, element, 'NameInQuran'), count),
    })),
  };
  return LISTS.map((name) => {
    const chosen = (filter[name] ?? []).map(String);
    const further = options[name].filter(({ value }) => !chosen.includes(value));
    return (
      <Fragment key={name}>
        {chosen.map((value) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
        {chosen.length < MAX_VALUES && further.length > 0 && (
          <label className={styles.field}>
            {t(`filter.${name}`)}
            <Select
              name={name}
              defaultValue=""
              options={[{ value: '', label: t('filter.none') }, ...further]}
            />
          </label>
        )}
      </Fragment>
    );
  });
}
