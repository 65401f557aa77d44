import { useHistoryTexts } from '../i18n/history';
import { Difference } from '../ui/text/Difference';
import styles from './ChangeView.module.css';
import { LIST_FIELDS, type Change } from './changes';
import type { NameOf } from './rowNames';
import { langOf, useValueText } from './useValueText';

interface ChangeViewProps {
  entity: string;
  change: Exclude<Change, { kind: 'deletion' }>;
  nameOf: NameOf;
}

/** The change of one field, as an item of a description list. */
export function ChangeView({ entity, change, nameOf }: ChangeViewProps) {
  const t = useHistoryTexts();
  const { labelOf, textOf } = useValueText(nameOf);
  const { field } = change;
  const label = labelOf(entity, field);
  if (change.kind === 'list') {
    return (
      <div className={styles.change}>
        <dt className={styles.name}>{label}</dt>
        {(['added', 'removed', 'moved'] as const)
          .filter((what) => change[what].length > 0)
          .map((what) => (
            <dd key={what}>
              <span className={styles[what]}>{t(what)}:</span>{' '}
              {change[what].map((id) => nameOf(LIST_FIELDS[change.field], id)).join(', ')}
            </dd>
          ))}
      </div>
    );
  }
  const { before, after, isHtml, verseId } = change;
  return (
    <div className={styles.change}>
      <dt className={styles.name}>
        {verseId === undefined ? label : `${nameOf('VERSE', verseId)} · ${label}`}
      </dt>
      <dd>
        <Difference
          before={textOf(field, before)}
          after={textOf(field, after)}
          lang={langOf(field)}
          isHtml={isHtml}
          isByLetter={field === 'arabicText'}
        />
      </dd>
    </div>
  );
}
