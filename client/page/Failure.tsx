import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { connectionStore } from '../offline/connection';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import styles from './Message.module.css';
import { NotFound } from './NotFound';
import { PageHead } from './PageHead';
import { reloadIfOutdated } from './reloadIfOutdated';
import { useResponseStatus } from './ResponseStatus';

/** Replaces a failed page inside the layout; retrying fetches its data again. */
export function Failure() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedFailure />;
}

function UnexpectedFailure() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  const { isOffline } = useSyncExternalStore(
    connectionStore.subscribe,
    connectionStore.read,
    connectionStore.readOnServer,
  );
  useResponseStatus(500);
  useEffect(() => void reloadIfOutdated(), [location]);
  return (
    <div className={styles.message} role="alert">
      <PageHead title={t('failure.title')} hidden />
      <h1 tabIndex={-1}>{t('failure.title')}</h1>
      <p>{t(isOffline ? 'offline.notKept' : 'failure.message')}</p>
      <button
        type="button"
        className={styles.button}
        disabled={state === 'loading'}
        onClick={() => void navigate(location, { replace: true })}
      >
        {t('failure.retry')}
      </button>
    </div>
  );
}
