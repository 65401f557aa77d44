import { CellText } from '../table/CellText';
import styles from './LockedFields.module.css';

export interface LockedField {
  label: string;
  value: string | number;
  /** BCP 47 tag; undefined for numbers. */
  lang?: string;
}

/** The read-only fields in the form of a row. */
export function LockedFields({ fields }: { fields: readonly LockedField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, lang }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <CellText lang={lang}>{value}</CellText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
