import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RevisionMeta_revision$key } from '../__generated__/RevisionMeta_revision.graphql';
import { formatDateTime } from '../i18n/formatDateTime';
import { useHistoryTexts, type HistoryTexts } from '../i18n/history';
import { useTranslation } from '../i18n/I18nProvider';
import styles from './RevisionItem.module.css';

interface RevisionMetaProps {
  id: string;
  revision: RevisionMeta_revision$key;
  /** What else is to be known: "Current state". */
  children?: ReactNode;
}

/** Who made a change, when and how. */
export function RevisionMeta({ id, revision, children }: RevisionMetaProps) {
  const t = useHistoryTexts();
  const { tag } = useTranslation();
  const { adminName, source, createdAt } = useFragment(
    graphql`
      fragment RevisionMeta_revision on Revision {
        adminName
        source
        createdAt
      }
    `,
    revision,
  );
  return (
    <p id={id} className={styles.meta}>
      <span className={styles.who}>{adminName}</span>
      <time dateTime={createdAt}>{formatDateTime(tag, createdAt)}</time>
      <span>{t(`source.${source as keyof HistoryTexts['source']}`)}</span>
      {children}
    </p>
  );
}
