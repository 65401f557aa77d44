import { use, useState } from 'react';
import { byLanguage } from '../language';
import { foldName } from '../i18n/foldName';
import { usePostTexts } from '../i18n/post';
import { usePostEditingTexts } from '../i18n/postEditing';
import { useSettings } from '../settings/SettingsProvider';
import { DownIcon } from '../ui/icons/icons';
import { OptionPicker, type Option } from '../ui/fields/OptionPicker';
import { nameOfSection } from './postAddress';
import styles from './PostPicker.module.css';
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
  const section = usePostTexts();
  const { prefLanguage } = useSettings().settings;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const options = use(posts).map((post) => ({
    post,
    value: String(post.databaseId),
    label: `${post.number} - ${byLanguage(prefLanguage, post, 'Title')} · ${section(`section.${nameOfSection(post.section)}`)}`,
  }));
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

/** The options that contain every typed word. */
function byWords<Choice extends Option>(options: readonly Choice[], text: string): Choice[] {
  const wanted = text.split(/\s+/).map(foldName);
  return options.filter(({ label }) => {
    const folded = foldName(label);
    return wanted.every((word) => folded.includes(word));
  });
}
