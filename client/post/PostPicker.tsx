import { use, useState } from 'react';
import { usePostEditingTexts } from '../i18n/postEditing';
import { DownIcon } from '../ui/icons/icons';
import { OptionPicker } from '../ui/fields/OptionPicker';
import styles from './PostPicker.module.css';
import { byWords, usePostOptions } from './postOptions';
import type { ListedPost } from './readPosts';

interface PostPickerProps {
  posts: Promise<readonly ListedPost[]>;
  /** Integer key of the picked post. */
  picked: number | undefined;
  /** The list is open at first. */
  isOpenAtFirst?: boolean;
  onPick(post: ListedPost): void;
}

/** Picks a post from a searchable list ordered by number. */
export function PostPicker({ posts, picked, isOpenAtFirst = false, onPick }: PostPickerProps) {
  const t = usePostEditingTexts();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const options = usePostOptions(use(posts));
  const chosen = options.find(({ post }) => post.databaseId === picked);
  return (
    <OptionPicker
      label={t('pick')}
      emptyText={t('noPost')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      options={options}
      filter={byWords}
      chosen={chosen?.value}
      onChoose={(value) => {
        const option = options.find((each) => each.value === value);
        if (option) onPick(option.post);
      }}
    >
      <button type="button" className={styles.picker}>
        {chosen?.label ?? t('pick')}
        <DownIcon />
      </button>
    </OptionPicker>
  );
}
