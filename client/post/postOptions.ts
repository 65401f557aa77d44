import { foldName } from '../i18n/foldName';
import { usePostTexts } from '../i18n/post';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import type { Option } from '../ui/fields/OptionPicker';
import { nameOfSection } from './postAddress';
import type { ListedPost } from './readPosts';

/** Options of a list of posts: number, title and section. */
export function usePostOptions(posts: readonly ListedPost[]) {
  const section = usePostTexts();
  const { prefLanguage } = useSettings().settings;
  return posts.map((post) => {
    const place = section(`section.${nameOfSection(post.section)}`);
    return {
      post,
      value: String(post.databaseId),
      label: `${post.number} - ${byLanguage(prefLanguage, post, 'Title')} · ${place}`,
      /** The name of its section. */
      place,
    };
  });
}

/** The options that contain every typed word. */
export function byWords<Choice extends Option>(options: readonly Choice[], text: string): Choice[] {
  const wanted = text.split(/\s+/).map(foldName);
  return options.filter(({ label }) => {
    const folded = foldName(label);
    return wanted.every((word) => folded.includes(word));
  });
}
