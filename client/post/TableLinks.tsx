import { Link } from 'react-router-dom';
import styles from './TableLinks.module.css';

interface TableLinksProps {
  /** Id of the heading that labels the links. */
  labelledBy: string;
  links: readonly { to: string; label: string }[];
}

/** Links from a section to its term tables. */
export function TableLinks({ labelledBy, links }: TableLinksProps) {
  return (
    <ul className={styles.links} aria-labelledby={labelledBy}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
