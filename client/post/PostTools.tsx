import { usePostEditingTexts } from '../i18n/postEditing';
import { HistoryButton } from '../revision/HistoryButton';
import { EditIcon } from '../ui/icons/fieldIcons';
import { useControl } from '../ui/controls/useControl';
import styles from './PostTools.module.css';

const load = async () => (await import('./UpdatePostDialog')).UpdatePostDialog;

/** The admin's buttons for the current post. */
export function PostTools({ databaseId, title }: { databaseId: number; title: string }) {
  const t = usePostEditingTexts();
  const { Control: UpdatePostDialog, controlProps, triggerProps, failure } = useControl(load);
  return (
    <div role="group" aria-label={t('tools')} className={styles.tools}>
      <button className={styles.tool} {...triggerProps}>
        <EditIcon />
        {t('updateTitle')}
      </button>
      <HistoryButton entity="POST" entityId={databaseId} title={title} />
      {UpdatePostDialog && <UpdatePostDialog postId={databaseId} {...controlProps} />}
      {failure}
    </div>
  );
}
