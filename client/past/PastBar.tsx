import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PastBar_state$key } from '../__generated__/PastBar_state.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { usePastTexts } from '../i18n/past';
import styles from './PastBar.module.css';

/** Says which revision the page shows and whether it has changed since, and leads to the present page. */
export function PastBar({ state, path }: { state: PastBar_state$key; path: string }) {
  const t = usePastTexts();
  const { tag } = useTranslation();
  const data = useFragment(
    graphql`
      fragment PastBar_state on PastState {
        revision
        changedAt
        numberOfLaterRevisions
        lastChangedAt
      }
    `,
    state,
  );
  const { revision, changedAt, numberOfLaterRevisions: count, lastChangedAt } = data;
  // In UTC, so that the server and the browser write the same.
  const dayOf = (time: string | null | undefined) =>
    time ? new Date(time).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' }) : '';
  return (
    <aside className={styles.bar} aria-label={t('label')}>
      <p className={styles.revision}>
        {t(changedAt ? 'asOfDay' : 'asOf', { revision, date: dayOf(changedAt) })}
      </p>
      <p>{count === 0 ? t('unchanged') : t('changed', { count, date: dayOf(lastChangedAt) })}</p>
      <Link to={path} className={styles.present}>
        {t('present')}
      </Link>
    </aside>
  );
}
