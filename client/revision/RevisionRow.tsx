import { Link } from 'react-router-dom';
import type { RevisionEntity } from '../__generated__/RevisionPartQuery.graphql';
import { useHistoryTexts, type HistoryTexts } from '../i18n/history';
import { useSettings } from '../settings/SettingsProvider';
import type { Snapshot } from './changes';
import styles from './RevisionItem.module.css';
import type { NameOf } from './rowNames';
import { pathOf, titleOf } from './rowOf';

interface RevisionRowProps {
  entity: RevisionEntity;
  id: number;
  row: Snapshot;
  nameOf: NameOf;
}

/** The changed row, as a link to its page. */
export function RevisionRow(props: RevisionRowProps) {
  const t = useHistoryTexts();
  const { prefLanguage } = useSettings().settings;
  const path = pathOf(props);
  const title = titleOf(props, prefLanguage);
  return (
    <h2 className={styles.row}>
      <span className={styles.kind}>
        {t(`entity.${props.entity as keyof HistoryTexts['entity']}`)}
      </span>{' '}
      {path ? <Link to={path}>{title}</Link> : title}
    </h2>
  );
}
