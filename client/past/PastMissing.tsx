import { Link } from 'react-router-dom';
import { usePastTexts } from '../i18n/past';
import styles from '../page/Message.module.css';
import { PageHead } from '../page/PageHead';
import { useResponseStatus } from '../page/ResponseStatus';

interface PastMissingProps {
  revision: number;
  /** The revisions that can be shown, unless this is one of them. */
  unknown: { readonly firstRevision: number; readonly lastRevision: number } | null | undefined;
  /** The present page. */
  path: string;
}

/** Replaces a page that did not exist at the revision, or whose revision is unknown. */
export function PastMissing({ revision, unknown, path }: PastMissingProps) {
  const t = usePastTexts();
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
      </p>
      <p className={styles.links}>
        <Link to={path}>{t('present')}</Link>
      </p>
    </div>
  );
}
