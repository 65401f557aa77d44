import { Suspense, use, useMemo } from 'react';
import { useSearchTexts } from '../i18n/search';
import { searchOffline } from '../offline/searchOffline';
import { PageHead } from '../page/PageHead';
import { SummariesOfVerses } from '../verse/SummariesOfVerses';
import { OfflineNames } from './OfflineNames';
import styles from './QueryResults.module.css';

/** Results of a search without a network: all verses in which each word of the term occurs, in mushaf order. */
export function OfflineResults({ term }: { term: string }) {
  const t = useSearchTexts();
  return (
    <div className={styles.page}>
      <PageHead title={t('title', { term })} hidden />
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.title}>
          {t('title', { term })}
        </h1>
      </header>
      <Suspense fallback={<p role="status">{t('offline.searching')}</p>}>
        <Found key={term} term={term} />
      </Suspense>
    </div>
  );
}

function Found({ term }: { term: string }) {
  const t = useSearchTexts();
  const found = use(useResults(term));
  if (!found) return <p>{t('offline.notKept')}</p>;
  const { keys, total, root } = found;
  return (
    <>
      <p>{t('offline.note')}</p>
      <OfflineNames term={term} root={root} />
      <p role="status" className={styles.count}>
        {total > keys.length
          ? t('offline.first', { count: total, shown: keys.length })
          : t('count', { count: total })}
      </p>
      {keys.length > 0 && (
        <ol className={styles.results} aria-label={t('results')}>
          <SummariesOfVerses keys={keys} />
        </ol>
      )}
    </>
  );
}

/** The promises stay the same while a component that waits for one is rendered again. */
const results = new Map<string, ReturnType<typeof searchOffline>>();

function useResults(term: string) {
  return useMemo(() => {
    const known = results.get(term) ?? searchOffline(term);
    results.clear();
    results.set(term, known);
    return known;
  }, [term]);
}
