import { useTranslation } from '../i18n/I18nProvider';
import { useEditingTexts } from '../i18n/editing';
import { formatDateTime } from '../i18n/formatDateTime';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './DraftOffer.module.css';
import type { Draft } from './drafts';

interface DraftOfferProps {
  draft: Draft;
  onTake(): void;
  onDiscard(): void;
}

/** Replaces a form until the admin takes or discards its earlier draft. */
export function DraftOffer({ draft, onTake, onDiscard }: DraftOfferProps) {
  const t = useEditingTexts();
  const { i18n } = useTranslation();
  const when = formatDateTime(i18n.language, draft.savedAt);
  return (
    <div role="group" aria-label={t('draft.title')} className={styles.offer}>
      <p className={styles.title}>{t('draft.title')}</p>
      <p>{t('draft.from', { when })}</p>
      <div className={buttons.actions}>
        <button type="button" className={buttons.danger} onClick={onDiscard}>
          {t('draft.discard')}
        </button>
        <button type="button" className={buttons.primary} onClick={onTake}>
          {t('draft.take')}
        </button>
      </div>
    </div>
  );
}
