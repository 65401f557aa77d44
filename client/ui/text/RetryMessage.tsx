import { useTranslation } from '../../i18n/I18nProvider';
import styles from './RetryMessage.module.css';

interface RetryMessageProps {
  /** What could not be loaded. */
  text: string;
  /** Whether there may be one in each of many rows, which are not to be read aloud at once. */
  isOfMany?: boolean;
  onRetry(): void;
}

/** Replaces a part whose data could not be loaded. */
export function RetryMessage({ text, isOfMany = false, onRetry }: RetryMessageProps) {
  const { t } = useTranslation();
  return (
    <p role={isOfMany ? undefined : 'alert'} className={styles.message}>
      {text}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('failure.retry')}
      </button>
    </p>
  );
}
