import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PastMissing_unknown$key } from '../__generated__/PastMissing_unknown.graphql';
import { usePastTexts } from '../i18n/past';
import styles from '../page/Message.module.css';
import { PageHead } from '../page/PageHead';
import { useResponseStatus } from '../page/ResponseStatus';

interface PastMissingProps {
  revision: number;
  /** The revisions that can be shown, unless this is one of them. */
  unknown: PastMissing_unknown$key | null | undefined;
  /** The present page. */
  path: string;
}

/** Replaces a page that did not exist at the revision, or whose revision is unknown. */
export function PastMissing({ revision, unknown: given, path }: PastMissingProps) {
  const t = usePastTexts();
  const unknown = useFragment(
    graphql`
      fragment PastMissing_unknown on UnknownRevision {
        firstRevision
        lastRevision
      }
    `,
    given ?? null,
  );
  useResponseStatus(404);
  const title = t(unknown ? 'unknownTitle' : 'missingTitle');
  return (
    <div className={styles.message}>
      <PageHead title={title} hidden />
      <h1 tabIndex={-1}>{title}</h1>
      <p>
        {unknown
          ? t('unknown', { first: unknown.firstRevision, last: unknown.lastRevision })
          : t('missing', { revision })}
        {unknown && unknown.firstRevision > 1 && ` ${t('noneBefore')}`}
      </p>
      <p className={styles.links}>
        <Link to={path}>{t('present')}</Link>
      </p>
    </div>
  );
}
