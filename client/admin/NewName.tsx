import { use } from 'react';
import { useVerseAliasEditingTexts } from '../i18n/verseAliasEditing';
import { ReloadList } from '../revision/ReloadingList';
import buttons from '../ui/buttons/buttons.module.css';
import { useControl } from '../ui/controls/useControl';
import styles from './NamesPage.module.css';

const load = async () => (await import('../verseAlias/NewVerseAliasDialog')).NewVerseAliasDialog;

/** The button that opens the form of a new name of verses. */
export function NewName() {
  const t = useVerseAliasEditingTexts();
  const reload = use(ReloadList);
  const { Control: Dialog, controlProps, triggerProps, failure } = useControl(load);
  return (
    <div className={styles.create}>
      <button className={buttons.primary} {...triggerProps}>
        {t('create')}
      </button>
      {failure}
      {Dialog && <Dialog {...controlProps} query="" onSaved={reload} />}
    </div>
  );
}
