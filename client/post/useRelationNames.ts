import { usePostEditingTexts } from '../i18n/postEditing';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import type { RelationChoices } from './useRelationChoices';

/** Returns functions that name the topics and tables that a topic leads to. */
export function useRelationNames({ posts, terms, state }: RelationChoices) {
  const t = usePostEditingTexts();
  const { prefLanguage } = useSettings().settings;
  const titleOf = (id: number): string | undefined => {
    const post = posts.find(({ databaseId }) => databaseId === id);
    return post && byLanguage(prefLanguage, post, 'Title');
  };
  return {
    /** Undefined if the topic is deleted or the topics are not loaded. */
    titleOf,
    postName: (id: number): string =>
      titleOf(id) ?? (state === 'read' ? t('relations.deleted', { id }) : `#${id}`),
    termName(id: number): string {
      const term = terms.find(({ databaseId }) => databaseId === id);
      return term ? byLanguage(prefLanguage, term, 'Name') : `#${id}`;
    },
  };
}
