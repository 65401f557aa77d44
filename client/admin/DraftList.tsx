import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { draftStore, dropDraft, readDrafts } from '../editing/drafts';
import { useWorkTexts } from '../i18n/work';
import styles from './DraftList.module.css';
import { DraftRow } from './DraftRow';

/** The unsaved drafts in this browser; renders nothing if there are none. */
export function DraftList() {
  const t = useWorkTexts();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [dropped, setDropped] = useState<string>();
  useSyncExternalStore(draftStore.subscribe, draftStore.read, () => '');
  const drafts = readDrafts();
  if (drafts.length === 0 && dropped === undefined) return null;
  return (
    <section aria-labelledby={id} className={styles.drafts}>
      <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
        {t('drafts.title')}
      </h2>
      <p role="status" className={styles.status}>
        {dropped !== undefined && t('drafts.dropped', { label: dropped })}
      </p>
      <ul>
        {drafts.map(([key, draft]) => (
          <DraftRow
            key={key}
            draft={draft}
            onDrop={() => {
              dropDraft(key);
              setDropped(draft.label);
              title.current?.focus();
            }}
          />
        ))}
      </ul>
    </section>
  );
}
