import { Link } from 'react-router-dom';
import type { Draft } from '../editing/drafts/draft';
import { excerptOf } from '../editing/drafts/changedFields';
import { useDrafts } from '../editing/drafts/draftStore';
import { DraftText } from '../editing/drafts/DraftText';
import { useTranslation } from '../i18n/I18nProvider';
import { formatDateTime } from '../i18n/formatDateTime';
import { useWorkTexts } from '../i18n/work';
import { DraftDrop } from './DraftDrop';
import styles from './DraftRow.module.css';
import { useDraftNames } from './useDraftNames';
import { useLostRow } from './useLostRow';

interface DraftRowProps {
  draft: Draft;
  onDrop(): void;
}

/** A draft with its text and a link to its form; only a draft without an open form can be deleted. */
export function DraftRow({ draft, onDrop }: DraftRowProps) {
  const t = useWorkTexts();
  const { tag } = useTranslation();
  const { labelOf, infoOf } = useDraftNames();
  const isElsewhere = useDrafts().elsewhere.has(draft.id);
  const loss = useLostRow(draft);
  const label = labelOf(draft);
  return (
    <li className={styles.draft}>
      {loss ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <Link className={styles.label} to={draft.path}>
          {label}
        </Link>
      )}
      <time className={styles.time} dateTime={new Date(draft.savedAt).toISOString()}>
        {formatDateTime(tag, draft.savedAt)}
      </time>
      {isElsewhere ? (
        <span className={styles.place}>{t('drafts.elsewhere')}</span>
      ) : (
        <DraftDrop label={label} onDrop={onDrop} />
      )}
      {loss && (
        <p className={styles.loss}>
          {t(`drafts.${loss}`)}{' '}
          {loss === 'restorable' && <Link to="/admin/trash">{t('drafts.trash')}</Link>}
        </p>
      )}
      <p dir="auto" className={styles.excerpt}>
        {excerptOf(draft)}
      </p>
      <details className={styles.text}>
        <summary aria-label={t('drafts.readOf', { label })}>{t('drafts.read')}</summary>
        <DraftText draft={draft} infoOf={infoOf(draft)} />
      </details>
    </li>
  );
}
