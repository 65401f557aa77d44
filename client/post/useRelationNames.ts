import { usePostEditingTexts } from '../i18n/postEditing';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import type { RelationChoices } from './useRelationChoices';

/** Returns functions that name the topics and tables that a topic leads to. */
export function useRelationNames({ posts, terms, state }: RelationChoices) {
  const t = usePostEditingTexts();
  const { prefLanguage } = useSettings().settings;
  return {
    postName(id: number): string {
      const post = posts.find(({ databaseId }) => databaseId === id);
      if (post) return byLanguage(prefLanguage, post, 'Title');
      return state === 'read' ? t('relations.deleted', { id }) : `#${id}`;
    },
    termName(id: number): string {
      const term = terms.find(({ databaseId }) => databaseId === id);
      return term ? byLanguage(prefLanguage, term, 'Name') : `#${id}`;
    },
  };
}
