import { EditorScope } from '../editing/EditorScope';
import { postEditingTexts, usePostEditingTexts } from '../i18n/postEditing';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import styles from './PostDialog.module.css';
import { PostForm } from './PostForm';
import type { PostValues } from './readPost';
import { useCreatePost } from './useCreatePost';

const EMPTY: PostValues = {
  section: '',
  number: null,
  turkishTitle: '',
  turkishNote: '',
  englishTitle: '',
  englishNote: '',
  verseReferences: [],
  turkishSynonyms: '',
  englishSynonyms: '',
  broaderId: null,
  relatedIds: [],
  termIds: [],
  rootLetters: '',
};

/** Creates a post. */
export function CreatePostDialog(control: ControlProps) {
  const t = usePostEditingTexts();
  return (
    <Dialog isForm title={t('createTitle')} className={styles.form} {...control}>
      <div className={styles.content}>
        <EditorScope onError={control.onClose}>
          <NewPost onClose={control.onClose} />
        </EditorScope>
      </div>
    </Dialog>
  );
}

function NewPost({ onClose }: { onClose(): void }) {
  return (
    <PostForm
      row="post/new"
      label={(language) => postEditingTexts[language].createTitle}
      initial={EMPTY}
      version={null}
      send={useCreatePost()}
      onClose={onClose}
    />
  );
}
