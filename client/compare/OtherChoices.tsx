import { Link } from 'react-router-dom';
import styles from './OtherChoices.module.css';

interface Choice {
  key: number;
  name: string;
  path: string;
}

/** Links to compare with each of the other topics or tables. */
export function OtherChoices({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ key, name, path }) => (
        <li key={key}>
          <Link className={styles.choice} to={path}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
