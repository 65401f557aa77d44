import { SortIcon } from '../icons/icons';
import styles from './SortableTable.module.css';

interface SortHeaderProps {
  title: string;
  className: string;
  /** Undefined while the rows are sorted by another column. */
  isDescending: boolean | undefined;
  onPress(): void;
}

/**
 * The header of a column; pressing it sorts the rows, and reverses the order when pressed again.
 */
export function SortHeader({ title, className, isDescending, onPress }: SortHeaderProps) {
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={isDescending === undefined ? undefined : direction}
    >
      <button type="button" className={styles.sort} onClick={onPress}>
        {title}
        <SortIcon />
      </button>
    </th>
  );
}
