import { useTranslation } from '../i18n/I18nProvider';
import { Link } from 'react-router-dom';
import { PageHead } from './PageHead';
import { useResponseStatus } from './ResponseStatus';
import styles from './Message.module.css';

/** Replaces a page that does not exist, with status 404. */
export function NotFound({ message }: { message?: string }) {
  const { t } = useTranslation();
  useResponseStatus(404);
  return (
    <div className={styles.message}>
      <PageHead title={t('notFound.title')} hidden />
      <p className={styles.sign} aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p>{message ?? t('notFound.message')}</p>
      <p className={styles.links}>
        <Link to="/">{t('notFound.home')}</Link>
        <Link to="/surahs">{t('notFound.surahs')}</Link>
        <Link to="/query">{t('notFound.search')}</Link>
      </p>
    </div>
  );
}
