import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/I18nProvider';
import { useEditingTexts } from '../../i18n/editing';
import { formatDateTime } from '../../i18n/formatDateTime';
import buttons from '../../ui/buttons/buttons.module.css';
import { excerptOf } from './changedFields';
import styles from './DraftOffer.module.css';
import type { DraftOfferState } from './useDraftOffer';

/** Replaces a form until the admin takes, deletes or leaves the earlier drafts of its row. */
export function DraftOffer({ drafts, take, remove, leave }: DraftOfferState) {
  const t = useEditingTexts();
  const { tag } = useTranslation();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(drafts.length);
  useEffect(() => {
    // The button that had focus is removed with its draft.
    if (drafts.length < shown.current) list.current?.focus();
    shown.current = drafts.length;
  }, [drafts.length]);
  const title = drafts.length > 1 ? t('draft.several', { count: drafts.length }) : t('draft.title');
  return (
    <div role="group" aria-label={title} className={styles.offer}>
      <p className={styles.title}>{title}</p>
      <p>{t('draft.about')}</p>
      <ul ref={list} tabIndex={-1} className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.id} className={styles.draft}>
            <p id={id + draft.id} className={styles.when}>
              {t('draft.from', { when: formatDateTime(tag, draft.savedAt) })}
            </p>
            <p dir="auto" className={styles.excerpt}>
              {excerptOf(draft)}
            </p>
            <div className={buttons.actions}>
              <button
                type="button"
                className={buttons.danger}
                aria-describedby={id + draft.id}
                onClick={() => remove(draft.id)}
              >
                {t('draft.discard')}
              </button>
              <button
                type="button"
                className={buttons.primary}
                aria-describedby={id + draft.id}
                onClick={() => take(draft.id)}
              >
                {t('draft.take')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <div className={`${buttons.actions} ${styles.later}`}>
        <button type="button" className={buttons.secondary} onClick={leave}>
          {t('draft.later')}
        </button>
      </div>
    </div>
  );
}
