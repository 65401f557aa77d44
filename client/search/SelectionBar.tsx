import { Link } from 'react-router-dom';
import { wordsPath } from '../gloss/wordsAddress';
import { useAddingVersesTexts } from '../i18n/addingVerses';
import { useGlossTexts } from '../i18n/gloss';
import buttons from '../ui/buttons/buttons.module.css';
import { useControl } from '../ui/controls/useControl';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { EditIcon, PlusIcon, RemoveIcon } from '../ui/icons/fieldIcons';
import { select, toggle, useSelection } from './selection';
import styles from './SelectionBar.module.css';

const load = async () => (await import('../post/AddVersesDialog')).AddVersesDialog;

interface SelectionBarProps {
  /** The query of the search. */
  term: string;
  /** The verses on the page of results. */
  keys: readonly string[];
}

/**
 * Selects all results of a page, adds the selected verses of all pages to a topic, and links to where the words that were
 * found are changed together.
 */
export function SelectionBar({ term, keys }: SelectionBarProps) {
  const t = useAddingVersesTexts();
  const ofGloss = useGlossTexts();
  const selected = useSelection(term);
  const { Control: AddVersesDialog, controlProps, triggerProps, failure } = useControl(load);
  const count = keys.filter((key) => selected.includes(key)).length;
  const isNone = selected.length === 0;
  return (
    <div role="group" aria-label={t('selected')} className={styles.bar}>
      <CheckboxField
        label={t('selectPage')}
        checked={count === keys.length}
        isMixed={count > 0 && count < keys.length}
        onChange={(isChecked) => toggle(term, keys, isChecked)}
      />
      <p role="status" className={styles.count}>
        {t('count', { count: selected.length })}
      </p>
      <button
        type="button"
        className={buttons.icon}
        aria-label={t('clear')}
        title={t('clear')}
        aria-disabled={isNone}
        onClick={() => select(term, [])}
      >
        <RemoveIcon />
      </button>
      <Link
        className={buttons.icon}
        to={wordsPath({ query: term, isTagging: true })}
        aria-label={ofGloss('together.editSearch')}
        title={ofGloss('together.editSearch')}
      >
        <EditIcon />
      </Link>
      {/* A disabled button could not get focus back from the dialog. */}
      <button
        className={`${buttons.primary} ${styles.add}`}
        {...triggerProps}
        aria-disabled={isNone}
        onClick={() => {
          if (!isNone) triggerProps.onClick();
        }}
      >
        <PlusIcon />
        {t('open')}
      </button>
      {failure}
      {AddVersesDialog && (
        <AddVersesDialog
          {...controlProps}
          keys={selected}
          onAdded={() => select(term, [])}
          onUndone={(added) => toggle(term, added, true)}
        />
      )}
    </div>
  );
}
