import { Fragment, type SyntheticEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useNavigate } from 'react-router-dom';
import type { SearchFilters_answer$key } from '../__generated__/SearchFilters_answer.graphql';
import { MAX_VALUES } from '../combine/combineAddress';
import { useConditions } from '../combine/useConditions';
import { useSearchTexts } from '../i18n/search';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { JUZ_COUNT } from '../../text/quranCounts';
import { surahLabel } from '../surah/surahName';
import buttons from '../ui/buttons/buttons.module.css';
import { CloseIcon } from '../ui/controls/CloseIcon';
import { Select, type SelectOption } from '../ui/fields/Select';
import { DownIcon } from '../ui/icons/icons';
import {
  LISTS,
  ORDERS,
  PLACES,
  queryAddress,
  readQueryAddress,
  type QueryParameters,
  type SearchFilter,
} from './queryAddress';
import styles from './SearchFilters.module.css';

interface Props {
  answer: SearchFilters_answer$key;
  asked: QueryParameters;
}

/** Conditions of which there is one at most. */
type Name = Exclude<keyof SearchFilter, (typeof LISTS)[number]> | 'order';

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[];

/** A form to restrict and order the results, which also works without script, and what is chosen. */
export function SearchFilters({ answer, asked }: Props) {
  const t = useSearchTexts();
  const navigate = useNavigate();
  const { prefLanguage } = useSettings().settings;
  const { surahs, posts, roots, elements, totalElements, conditions } = useFragment(
    graphql`
      fragment SearchFilters_answer on SearchAnswer {
        surahs {
          count
          surah {
            number
            turkishNameTranscription
            englishNameTranscription
          }
        }
        posts {
          count
          post {
            databaseId
            turkishTitle
            englishTitle
          }
        }
        totalElements
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
        conditions {
          ...useConditions_condition
        }
      }
    `,
    answer,
  );
  const { filter, order } = asked;
  const named = useConditions(conditions, {});
  const address = queryAddress(asked);
  const valueOf = (name: Name) => (name === 'order' ? order : String(filter[name] ?? ''));
  const withCount = (label: string, count: number) => t('filter.withCount', { label, count });
  const all = { value: '', label: t('filter.all') };
  const options: Record<Name, SelectOption[]> = {
    surah: [
      all,
      ...surahs.map(({ surah, count }) => ({
        value: String(surah.number),
        label: withCount(
          surahLabel(surah.number, byLanguage(prefLanguage, surah, 'NameTranscription')),
          count,
        ),
      })),
    ],
    place: [all, ...keysOf(PLACES).map((value) => ({ value, label: t(`filter.places.${value}`) }))],
    juz: [
      all,
      ...Array.from({ length: JUZ_COUNT }, (_, index) => ({
        value: String(index + 1),
        label: t('filter.juzOf', { number: index + 1 }),
      })),
    ],
    post: [
      all,
      ...posts.map(({ post, count }) => ({
        value: String(post.databaseId),
        label: withCount(byLanguage(prefLanguage, post, 'Title'), count),
      })),
    ],
    order: keysOf(ORDERS).map((value) => ({ value, label: t(`filter.orders.${value}`) })),
  };
  const none = { value: '', label: t('filter.none') };
  /** Conditions to add to those of the same kind. */
  const further: Record<(typeof LISTS)[number], SelectOption[]> = {
    notPost: posts.map(({ post, count }) => {
      const label = byLanguage(prefLanguage, post, 'Title');
      // The counts of topics disregard the chosen one.
      const shown = filter.post ? label : withCount(label, totalElements - count);
      return { value: String(post.databaseId), label: shown };
    }),
    root: roots.map(({ root, count }) => ({
      value: root.letters,
      label: withCount(
        [root.letters, byLanguage(prefLanguage, root, 'Sense')].filter(Boolean).join(' · '),
        count,
      ),
    })),
    name: elements.map(({ element, count }) => ({
      value: String(element.databaseId),
      label: withCount(byLanguage(prefLanguage, element, 'NameInQuran'), count),
    })),
  };
  const isChosen = (name: Name) => (name === 'order' ? order !== 'relevance' : filter[name]);
  const names = Object.keys(options) as Name[];
  const chosen = names.filter(isChosen).map((name) => {
    const value = valueOf(name);
    const { label = value } = options[name].find((option) => option.value === value) ?? {};
    const others =
      name === 'order'
        ? { order: 'relevance' as const }
        : { filter: { ...filter, [name]: undefined } };
    return {
      name: name as string,
      label,
      address: queryAddress({ ...asked, ...others, pageIndex: 0 }),
    };
  });
  for (const { name: of, value, shown } of named) {
    const name = of === 'notTopic' ? 'notPost' : (of as 'root' | 'name');
    const rest = ((filter[name] ?? []) as (number | string)[]).filter(
      (one) => String(one) !== value,
    );
    const others = { ...filter, [name]: rest };
    chosen.push({
      name: `${name} ${value}`,
      label: shown,
      address: queryAddress({ ...asked, filter: others, pageIndex: 0 }),
    });
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { filter: wanted, order: by } = readQueryAddress(
      new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]),
      asked.language,
    );
    const next = queryAddress({ ...asked, filter: wanted, order: by, pageIndex: 0 });
    void navigate(next, { replace: next === address });
  };
  return (
    <div className={styles.filters}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {t('filter.title')}
          <DownIcon />
        </summary>
        <form
          key={address}
          className={styles.form}
          action="/query"
          // A browser would restore choices that the address does not have.
          autoComplete="off"
          onSubmit={submit}
        >
          <input type="hidden" name="queryParameter" value={asked.term} />
          <input type="hidden" name="language" value={asked.language} />
          <input type="hidden" name="pageSize" value={asked.pageSize} />
          {names.map((name) => (
            <label key={name} className={styles.field}>
              {t(`filter.${name}`)}
              <Select name={name} defaultValue={valueOf(name)} options={options[name]} />
            </label>
          ))}
          {LISTS.map((name) => (
            <Fragment key={name}>
              {filter[name]?.map((value) => (
                <input key={value} type="hidden" name={name} value={value} />
              ))}
              {(filter[name]?.length ?? 0) < MAX_VALUES && (
                <label className={styles.field}>
                  {t(`filter.${name}`)}
                  <Select
                    name={name}
                    defaultValue=""
                    options={[
                      none,
                      ...further[name].filter(
                        ({ value }) => !filter[name]?.some((one) => String(one) === value),
                      ),
                    ]}
                  />
                </label>
              )}
            </Fragment>
          ))}
          <button type="submit" className={`${buttons.secondary} ${styles.apply}`}>
            {t('filter.apply')}
          </button>
        </form>
      </details>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('filter.chosen')}>
          {chosen.map(({ name, label, address }) => (
            <li key={name}>
              <Link
                className={styles.choice}
                to={address}
                aria-label={t('filter.remove', { label })}
              >
                {label}
                <CloseIcon />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
