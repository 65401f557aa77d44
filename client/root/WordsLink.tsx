import { Link } from 'react-router-dom';
import { useGlossTexts } from '../i18n/gloss';
import { EditIcon } from '../ui/icons/fieldIcons';
import { wordsPath } from '../gloss/wordsAddress';
import styles from './WordsLink.module.css';

interface WordsLinkProps {
  /** Key of a word with the form; undefined for a root. */
  form?: string;
  root?: string;
  /** The form or the root for the label. */
  name: string;
}

/** A link to where an admin changes the words of a form or a root together. */
export function WordsLink({ form, root, name }: WordsLinkProps) {
  const t = useGlossTexts();
  const label = form
    ? t('together.editForm', { form: name })
    : t('together.editRoot', { root: name });
  return (
    <Link className={styles.link} to={wordsPath({ form, root })} aria-label={label}>
      <EditIcon />
      {root && t('together.edit')}
    </Link>
  );
}
