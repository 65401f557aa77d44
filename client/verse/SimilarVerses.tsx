import { Suspense } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { Boundary } from '../ui/controls/Boundary';
import { useControl } from '../ui/controls/useControl';
import { NextIcon } from '../ui/icons/icons';
import fold from './FoldButton.module.css';
import styles from './SimilarVerses.module.css';

const load = async () => (await import('./LoadedSimilarVerses')).LoadedSimilarVerses;

/** The verses that are similar to a verse, which are loaded when the reader unfolds them. */
export function SimilarVerses({ verseKey }: { verseKey: string }) {
  const { t } = useTranslation();
  const { Control: List, controlProps, triggerProps, failure, onError } = useControl(load);
  const { isOpen, onClose } = controlProps;
  return (
    <section className={styles.section} aria-label={t('verse.similar')}>
      <button
        {...triggerProps}
        aria-haspopup={undefined}
        aria-expanded={isOpen}
        className={`${fold.button} ${styles.button}`}
        onClick={isOpen ? onClose : triggerProps.onClick}
      >
        {t('verse.similar')}
        <NextIcon />
      </button>
      {List && isOpen && (
        <Boundary onError={onError}>
          <Suspense>
            <List verseKey={verseKey} />
          </Suspense>
        </Boundary>
      )}
      {failure}
    </section>
  );
}
