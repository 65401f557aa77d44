import { WORD_LIMITS, POST_LIMITS } from '../../text/limits';
import type { Editing } from '../editing/useEditing';
import { usePostEditingTexts } from '../i18n/postEditing';
import { LANGUAGES, LANGUAGE_TAGS } from '../language';
import { MultiSelect } from '../ui/fields/MultiSelect';
import { TextArea } from '../ui/fields/TextArea';
import { TextField } from '../ui/fields/TextField';
import { DownIcon } from '../ui/icons/icons';
import { BroaderPicker } from './BroaderPicker';
import { usePostOptions } from './postOptions';
import styles from './PostRelations.module.css';
import type { PostValues } from './readPost';
import type { RelationChoices } from './useRelationChoices';
import type { useRelationNames } from './useRelationNames';

interface PostRelationsProps {
  editing: Editing<PostValues>;
  /** Integer key of the post; undefined for a new one. */
  databaseId: number | undefined;
  choices: RelationChoices;
  names: ReturnType<typeof useRelationNames>;
}

/** The part of a post's form with its synonyms and where it leads, folded at first. */
export function PostRelations({ editing, databaseId, choices, names }: PostRelationsProps) {
  const t = usePostEditingTexts();
  const { field, values } = editing;
  const { state } = choices;
  const others = choices.posts.filter((post) => post.databaseId !== databaseId);
  const topics = usePostOptions(others);
  const broad = topics.filter(
    ({ post }) => post.broaderId === null && post.section !== 'INTRODUCTION',
  );
  const hasParts = others.some((post) => post.broaderId === databaseId);
  const related = topics.map(({ post, value, place }) => ({
    value,
    label: names.postName(post.databaseId),
    detail: place,
  }));
  const tables = choices.terms.map(({ databaseId: id }) => ({
    value: String(id),
    label: names.termName(id),
  }));
  const emptyOf = (what: 'noTopic' | 'noTable') =>
    t(state === 'read' ? `relations.${what}` : `relations.${state}`);
  const broader = field('broaderId');
  const relatedIds = field('relatedIds');
  const termIds = field('termIds');
  return (
    <details className={styles.relations}>
      <summary className={styles.summary}>
        <DownIcon />
        {t('relations.title')}
      </summary>
      <div className={styles.fields}>
        <div className={styles.pair}>
          {LANGUAGES.map((language) => (
            <TextArea
              key={language}
              {...field(`${language}Synonyms`)}
              label={t(`${language}Synonyms`)}
              lang={LANGUAGE_TAGS[language]}
              hint={t('relations.synonymsHint')}
            />
          ))}
        </div>
        <BroaderPicker
          {...broader}
          label={t('broaderId')}
          hint={hasParts ? t('relations.hasParts') : t('relations.broaderHint')}
          options={hasParts ? [] : broad}
          emptyText={emptyOf('noTopic')}
          nameOf={names.postName}
        />
        <MultiSelect
          {...relatedIds}
          label={t('relatedIds')}
          options={withMissing(related, values.relatedIds, names.postName)}
          value={values.relatedIds.map(String)}
          onChange={(ids) => relatedIds.onChange(ids.map(Number))}
          emptyText={emptyOf('noTopic')}
        />
        <MultiSelect
          {...termIds}
          label={t('termIds')}
          options={withMissing(tables, values.termIds, names.termName)}
          value={values.termIds.map(String)}
          onChange={(ids) => termIds.onChange(ids.map(Number))}
          emptyText={emptyOf('noTable')}
        />
        <TextField
          {...field('rootLetters')}
          label={t('rootLetters')}
          lang="ar"
          hint={t('relations.rootsHint')}
          maxLength={POST_LIMITS.roots * WORD_LIMITS.rootCharacters}
        />
      </div>
    </details>
  );
}

/** Options with those that were chosen and are not among them: deleted ones, and all until they are loaded. */
function withMissing(
  options: readonly { value: string; label: string }[],
  chosen: readonly number[],
  nameOf: (id: number) => string,
) {
  const missing = chosen.filter((id) => !options.some(({ value }) => value === String(id)));
  return [...options, ...missing.map((id) => ({ value: String(id), label: nameOf(id) }))];
}
