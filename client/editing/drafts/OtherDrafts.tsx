import { useEditingTexts } from '../../i18n/editing';
import type { FieldInfo } from '../FieldText';
import type { Draft } from './draft';
import styles from './OtherDrafts.module.css';
import { DraftText } from './DraftText';

interface OtherDraftsProps {
  /** Whether they are being written in other tabs. */
  what: 'elsewhere' | 'beside';
  drafts: readonly Draft[];
  fields: Record<string, FieldInfo>;
}

/** Says that there are other drafts of the row of a form, and shows them; it cannot change them. */
export function OtherDrafts({ what, drafts, fields }: OtherDraftsProps) {
  const t = useEditingTexts();
  if (drafts.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary className={styles.title}>{t(`draft.${what}`, { count: drafts.length })}</summary>
      {drafts.map((draft) => (
        <DraftText
          key={draft.id}
          draft={draft}
          infoOf={(field) => fields[field] ?? { label: field }}
        />
      ))}
    </details>
  );
}
