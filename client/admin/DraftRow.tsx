import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { Link } from 'react-router-dom';
import type { Draft } from '../editing/drafts';
import { formatDateTime } from '../i18n/formatDateTime';
import { useWorkTexts } from '../i18n/work';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './DraftRow.module.css';

interface DraftRowProps {
  draft: Draft;
  onDrop(): void;
}

/** A draft with a link to its form and a delete button that asks for confirmation. */
export function DraftRow({ draft, onDrop }: DraftRowProps) {
  const t = useWorkTexts();
  const { i18n } = useTranslation();
  const question = useId();
  const [isAsked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const drop = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked !== wasAsked.current) (isAsked ? keep : drop).current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <li className={styles.draft}>
      <Link className={styles.link} to={draft.path}>
        {draft.label}
      </Link>
      <time className={styles.time} dateTime={new Date(draft.savedAt).toISOString()}>
        {formatDateTime(i18n.language, draft.savedAt)}
      </time>
      {isAsked ? (
        <div role="group" aria-labelledby={question} className={styles.question}>
          <p id={question}>{t('drafts.ask')}</p>
          <div className={buttons.actions}>
            <button
              type="button"
              ref={keep}
              className={buttons.secondary}
              onClick={() => setAsked(false)}
            >
              {t('drafts.keep')}
            </button>
            <button type="button" className={buttons.danger} onClick={onDrop}>
              {t('drafts.drop')}
            </button>
          </div>
        </div>
      ) : (
        <button
          type="button"
          ref={drop}
          className={styles.drop}
          aria-label={t('drafts.dropOf', { label: draft.label })}
          onClick={() => setAsked(true)}
        >
          {t('drafts.drop')}
        </button>
      )}
    </li>
  );
}
