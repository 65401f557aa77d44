import { useState, type ReactNode } from 'react';
import { usePastTexts } from '../i18n/past';
import { Difference } from '../ui/text/Difference';
import styles from './PastText.module.css';

interface PastTextProps {
  then: string | null | undefined;
  /** Undefined if there is nothing to compare with. */
  now: string | null | undefined;
  /** BCP 47 tag of both texts. */
  lang: string;
  isHtml?: boolean;
  children: ReactNode;
}

/** A text of an earlier revision, with its difference from the present one where it has changed. */
export function PastText({ then, now, lang, isHtml = false, children }: PastTextProps) {
  const t = usePastTexts();
  const [isOpen, setOpen] = useState(false);
  const isSame = now === undefined || (then ?? '') === (now ?? '');
  return (
    <>
      {children}
      {!isSame && (
        <details
          className={styles.difference}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{t('different')}</summary>
          {!now && <p>{t('noneNow')}</p>}
          {/* HTML is compared by the browser alone. */}
          {now && isHtml && (
            <noscript>
              <p>{t('withoutScript')}</p>
            </noscript>
          )}
          {now && (isOpen || !isHtml) && (
            <Difference before={then ?? ''} after={now} lang={lang} isHtml={isHtml} />
          )}
        </details>
      )}
    </>
  );
}
