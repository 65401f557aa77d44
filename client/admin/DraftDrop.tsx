import { useEffect, useId, useRef, useState } from 'react';
import { useWorkTexts } from '../i18n/work';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './DraftRow.module.css';

interface DraftDropProps {
  label: string;
  onDrop(): void;
}

/** The delete button of a draft, which asks for confirmation. */
export function DraftDrop({ label, onDrop }: DraftDropProps) {
  const t = useWorkTexts();
  const question = useId();
  const [isAsked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const drop = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked !== wasAsked.current) (isAsked ? keep : drop).current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked) {
    return (
      <button
        type="button"
        ref={drop}
        className={styles.drop}
        aria-label={t('drafts.dropOf', { label })}
        onClick={() => setAsked(true)}
      >
        {t('drafts.drop')}
      </button>
    );
  }
  return (
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
  );
}
