import type { SyntheticEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { SearchFilters_answer$key } from '../__generated__/SearchFilters_answer.graphql';
import { useSearchTexts } from '../i18n/search';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { JUZ_COUNT } from '../../text/quranCounts';
import { surahLabel } from '../surah/surahName';
import buttons from '../ui/buttons/buttons.module.css';
import { Select, type SelectOption } from '../ui/fields/Select';
import { DownIcon } from '../ui/icons/icons';
import { ChosenFilters } from './ChosenFilters';
import { FurtherFilters } from './FurtherFilters';
import {
  ORDERS,
  PLACES,
  queryAddress,
  readQueryAddress,
  type QueryParameters,
  type LISTS,
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
  const data = useFragment(
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
        ...FurtherFilters_answer
        ...ChosenFilters_answer
      }
    `,
    answer,
  );
  const { surahs, posts } = data;
  const { filter, order } = asked;
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
  const isChosen = (name: Name) => (name === 'order' ? order !== 'relevance' : filter[name]);
  const names = Object.keys(options) as Name[];
  const chosen = names.filter(isChosen).map((name) => {
    const value = valueOf(name);
    const { label = value } = options[name].find((option) => option.value === value) ?? {};
    const others =
      name === 'order'
        ? { order: 'relevance' as const }
        : { filter: { ...filter, [name]: undefined } };
    return { key: name, label, address: queryAddress({ ...asked, ...others, pageIndex: 0 }) };
  });
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
          <FurtherFilters answer={data} filter={filter} />
          <button type="submit" className={`${buttons.secondary} ${styles.apply}`}>
            {t('filter.apply')}
          </button>
        </form>
      </details>
      <ChosenFilters answer={data} asked={asked} single={chosen} />
    </div>
  );
}
