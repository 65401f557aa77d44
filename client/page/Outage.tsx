/** Rendered only on the server: a page whose data can't be read, without scripts. */
import { useLocation, useRouteError } from 'react-router-dom';
import { outageTexts } from '../i18n/outage';
import { useSettings } from '../settings/SettingsProvider';
import { PageHead } from './PageHead';
import { useResponseStatus } from './ResponseStatus';
import styles from './Message.module.css';

/** Why the queries of a page failed. */
export interface DataFailure {
  status: 500 | 503;
  /** Seconds after which the page may be readable again. */
  retryAfter?: number;
}

/** Replaces a page whose data the server can't read. Since it needs no data, it needs no scripts. */
export function Outage() {
  const { status, retryAfter } = useRouteError() as DataFailure;
  const { prefLanguage } = useSettings().settings;
  const { pathname, search } = useLocation();
  useResponseStatus(status);
  const own = outageTexts[prefLanguage];
  const { title, message } = own[status];
  return (
    <div className={styles.message} role="alert">
      <PageHead title={title} hidden />
      {retryAfter && <meta httpEquiv="refresh" content={String(retryAfter)} />}
      <h1 tabIndex={-1}>{title}</h1>
      <p>{message}</p>
      <p className={styles.links}>
        <a href={pathname + search}>{own.retry}</a>
      </p>
    </div>
  );
}
