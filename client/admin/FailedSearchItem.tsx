import { use, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { FailedSearchItem_search$key } from '../__generated__/FailedSearchItem_search.graphql';
import { useFailedSearchTexts } from '../i18n/failedSearches';
import { formatDateTime } from '../i18n/formatDateTime';
import { useTranslation } from '../i18n/I18nProvider';
import { ReloadList } from '../revision/ReloadingList';
import buttons from '../ui/buttons/buttons.module.css';
import { useControl } from '../ui/controls/useControl';
import styles from './FailedSearchItem.module.css';

const load = async () => (await import('../verseAlias/NewVerseAliasDialog')).NewVerseAliasDialog;

/** A failed search with its counts, and a button that makes it a name of verses. */
export function FailedSearchItem({ search }: { search: FailedSearchItem_search$key }) {
  const t = useFailedSearchTexts();
  const { tag } = useTranslation();
  const id = useId();
  const reload = use(ReloadList);
  const {
    query,
    count,
    refinedCount,
    lastRefinedTo: refinedTo,
    lastAt,
    isName,
  } = useFragment(
    graphql`
      fragment FailedSearchItem_search on FailedSearch {
        query
        count
        refinedCount
        lastRefinedTo
        lastAt
        isName
      }
    `,
    search,
  );
  const { Control: Dialog, controlProps, triggerProps, failure } = useControl(load);
  return (
    <li className={styles.item}>
      <h2 id={id} className={styles.query}>
        <SearchLink query={query} />
      </h2>
      <ul className={styles.counts}>
        {count > 0 && <li>{t('failed', { count })}</li>}
        {refinedCount > 0 && (
          <li>
            {t('refined', { count: refinedCount })} {refinedTo && <SearchLink query={refinedTo} />}
          </li>
        )}
        <li className={styles.when}>{t('lastAt', { when: formatDateTime(tag, lastAt) })}</li>
      </ul>
      <div className={styles.action}>
        {isName ? (
          <p className={styles.when}>{t('isName')}</p>
        ) : (
          <button className={buttons.secondary} aria-describedby={id} {...triggerProps}>
            {t('name')}
          </button>
        )}
        {failure}
      </div>
      {Dialog && <Dialog {...controlProps} query={query} refinedTo={refinedTo} onSaved={reload} />}
    </li>
  );
}

function SearchLink({ query }: { query: string }) {
  return (
    <Link className={styles.link} to={`/query?${new URLSearchParams({ queryParameter: query })}`}>
      <bdi>{query}</bdi>
    </Link>
  );
}
