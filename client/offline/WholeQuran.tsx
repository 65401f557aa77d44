import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { useOfflineTexts } from '../i18n/offline';
import buttons from '../ui/buttons/buttons.module.css';
import type { QuranRequest, QuranState } from './quranMessages';
import { askForQuran, quranStore } from './quranStore';
import styles from './WholeQuran.module.css';

/** Keeps the whole Qur'an on the device: its size, progress, date, and buttons for it. */
export function WholeQuran() {
  const t = useOfflineTexts();
  const state = useSyncExternalStore(quranStore.subscribe, quranStore.read, () => undefined);
  useEffect(() => void askForQuran('readQuran'), []);
  return (
    <section className={styles.part} aria-labelledby="wholeQuran">
      <h3 id="wholeQuran" className={styles.title}>
        {t('title')}
      </h3>
      {state && <Shown state={state} />}
    </section>
  );
}

function Shown({ state }: { state: QuranState }) {
  const t = useOfflineTexts();
  const { tag } = useTranslation();
  const megabytes = (bytes: number) =>
    (bytes / 1_000_000).toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const button = (request: QuranRequest, label: string, look: 'primary' | 'secondary') => (
    <button type="button" className={buttons[look]} onClick={() => void askForQuran(request)}>
      {label}
    </button>
  );
  switch (state.is) {
    case 'unknown':
      return <p>{t('impossible')}</p>;
    case 'absent':
      return (
        <>
          <p>{t('offer')}</p>
          <div className={styles.buttons}>{button('sizeQuran', t('showSize'), 'secondary')}</div>
        </>
      );
    case 'preparing':
      return (
        <Progress label={t('preparing')} value={state.made}>
          {state.made.toLocaleString(tag, { style: 'percent' })}
        </Progress>
      );
    case 'sized':
      return (
        <>
          <p role="status">{t('size', { size: megabytes(state.size) })}</p>
          <div className={styles.buttons}>{button('keepQuran', t('keep'), 'primary')}</div>
        </>
      );
    case 'fetching':
      return (
        <>
          <Progress label={t('fetching')} value={state.bytes / state.size}>
            {t('of', { bytes: megabytes(state.bytes), size: megabytes(state.size) })}
          </Progress>
          <div className={styles.buttons}>{button('stopQuran', t('stop'), 'secondary')}</div>
        </>
      );
    case 'kept':
      return (
        <>
          <p role="status">
            {t('kept', {
              size: megabytes(state.size),
              date: new Date(state.keptAt).toLocaleDateString(tag, { dateStyle: 'long' }),
            })}
          </p>
          <div className={styles.buttons}>
            {button('keepQuran', t('update'), 'secondary')}
            {button('forgetQuran', t('forget'), 'secondary')}
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <p role="alert">{t(state.reason)}</p>
          <div className={styles.buttons}>{button('keepQuran', t('retry'), 'secondary')}</div>
        </>
      );
  }
}

interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  children: string;
}

function Progress({ label, value, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>
        <span>{label}</span> <span>{children}</span>
      </p>
      <progress className={styles.bar} aria-label={label} max={1} value={value} />
    </div>
  );
}
