import { useId, useRef, useState } from 'react';
import type { Draft } from '../editing/drafts/draft';
import { deleteAbandoned, useDrafts } from '../editing/drafts/draftStore';
import { useWorkTexts } from '../i18n/work';
import styles from './DraftList.module.css';
import { DraftRow } from './DraftRow';
import { useDraftNames } from './useDraftNames';

/**
 * The unsaved drafts in this browser, except for those of forms that are open in this tab, which would come and go while
 * they are typed; renders nothing if there are none.
 */
export function DraftList() {
  const t = useWorkTexts();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [result, setResult] = useState<string>();
  const { labelOf } = useDraftNames();
  const { drafts: all, here } = useDrafts();
  const drafts = all.filter((draft) => !here.has(draft.id));
  if (drafts.length === 0 && result === undefined) return null;
  const drop = async (draft: Draft) => {
    const isDropped = await deleteAbandoned(draft.id).catch(() => false);
    setResult(isDropped ? t('drafts.dropped', { label: labelOf(draft) }) : t('drafts.notDropped'));
    title.current?.focus();
  };
  return (
    <section aria-labelledby={id} className={styles.drafts}>
      <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
        {t('drafts.title')}
      </h2>
      <p role="status" className={styles.status}>
        {result}
      </p>
      <ul>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDrop={() => void drop(draft)} />
        ))}
      </ul>
    </section>
  );
}
