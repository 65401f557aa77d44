import { POST_LIMITS } from '../../text/limits';
import type { ProblemCode } from '../__generated__/outcome_problems.graphql';
import { LANGUAGES, LANGUAGE_TAGS } from '../language';
import { EditingForm } from '../editing/EditingForm';
import type { FieldInfo } from '../editing/FieldText';
import { useReferences } from '../editing/surahReferences';
import { useEditing, type EditingOptions } from '../editing/useEditing';
import { useEditingTexts } from '../i18n/editing';
import { usePostTexts } from '../i18n/post';
import { usePostEditingTexts } from '../i18n/postEditing';
import { NumberField } from '../ui/fields/NumberField';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';
import { RichTextField } from '../ui/richText/RichTextField';
import { VerseListField } from '../ui/verseList/VerseListField';
import { nameOfSection, SECTIONS, type SectionName } from './postAddress';
import styles from './PostForm.module.css';
import { synonymsIn } from './postInput';
import { postProblems } from './postProblems';
import { PostRelations } from './PostRelations';
import type { PostValues } from './readPost';
import { useRelationChoices } from './useRelationChoices';
import { useRelationNames } from './useRelationNames';
import { useVerseTexts } from './useVerseTexts';

interface PostFormProps extends Pick<
  EditingOptions<PostValues>,
  'row' | 'label' | 'initial' | 'version' | 'send'
> {
  /** Integer key of the post; undefined for a new one. */
  databaseId?: number;
  /** Keys of the verses that have a translation of the post's own. */
  ownVerses?: readonly string[];
  onClose(): void;
}

const NONE: readonly string[] = [];

/** Codes of problems whose value is the key of a topic. */
const ABOUT_TOPICS: ReadonlySet<string> = new Set([
  'NO_SUCH_POST',
  'BROADER_IS_A_PART',
  'HAS_PARTS',
] satisfies ProblemCode[]);

const NAMES = (Object.keys(SECTIONS) as SectionName[]).filter((name) => name !== 'introduction');

/** The form of a post; the introduction has no section to choose. */
export function PostForm({ databaseId, ownVerses = NONE, onClose, ...options }: PostFormProps) {
  const { initial, version } = options;
  const t = usePostEditingTexts();
  const post = usePostTexts();
  const references = useReferences();
  const choices = useRelationChoices();
  const names = useRelationNames(choices);
  const editing = useEditing({
    ...options,
    nameOf: ({ code, value }) =>
      ABOUT_TOPICS.has(code) ? names.titleOf(Number(value)) : undefined,
    check: (values) => postProblems(values, references),
    onSaved: onClose,
  });
  const { field } = editing;
  const { turkish: tr, english: en } = LANGUAGE_TAGS;
  const fields: Record<keyof PostValues, FieldInfo> = {
    section: {
      label: t('section'),
      show: (section: string) => post(`section.${nameOfSection(section)}`),
    },
    number: { label: t('number') },
    turkishTitle: { label: t('turkishTitle'), lang: tr },
    turkishNote: { label: t('turkishNote'), lang: tr, isHtml: true },
    englishTitle: { label: t('englishTitle'), lang: en },
    englishNote: { label: t('englishNote'), lang: en, isHtml: true },
    verseReferences: { label: t('verseReferences') },
    turkishSynonyms: { label: t('turkishSynonyms'), lang: tr, show: synonymsIn },
    englishSynonyms: { label: t('englishSynonyms'), lang: en, show: synonymsIn },
    broaderId: {
      label: t('broaderId'),
      show: (id: number | null) => (id === null ? '' : names.postName(id)),
    },
    relatedIds: { label: t('relatedIds'), show: (ids: number[]) => ids.map(names.postName) },
    termIds: { label: t('termIds'), show: (ids: number[]) => ids.map(names.termName) },
    rootLetters: { label: t('rootLetters'), lang: 'ar' },
  };
  const takenOut = without(ownVerses, editing.values.verseReferences);
  const section = field('section');
  return (
    <EditingForm
      editing={editing}
      fields={fields}
      saveLabel={useEditingTexts()(version === null ? 'create' : 'save')}
      onClose={onClose}
    >
      <div className={styles.row}>
        {initial.section !== 'INTRODUCTION' && (
          <SelectField
            {...section}
            label={t('section')}
            onChange={(value) => section.onChange(value as PostValues['section'])}
            options={NAMES.map((name) => ({
              value: SECTIONS[name],
              label: post(`section.${name}`),
            }))}
            isRequired
          />
        )}
        <NumberField
          {...field('number')}
          label={t('number')}
          min={POST_LIMITS.number.minimum}
          max={POST_LIMITS.number.maximum}
          isRequired
        />
      </div>
      {LANGUAGES.map((language) => (
        <div key={language} className={styles.language}>
          <TextField
            {...field(`${language}Title`)}
            label={t(`${language}Title`)}
            lang={LANGUAGE_TAGS[language]}
            maxLength={POST_LIMITS.titleCharacters}
            isRequired
          />
          <RichTextField
            {...field(`${language}Note`)}
            label={t(`${language}Note`)}
            lang={LANGUAGE_TAGS[language]}
            maxLength={POST_LIMITS.noteCharacters}
            references={references}
            isRequired
          />
        </div>
      ))}
      <VerseListField
        {...field('verseReferences')}
        label={t('verseReferences')}
        max={POST_LIMITS.verses}
        references={references}
        noteOf={(item) => (ownVerses.includes(item) ? t('ownVerse') : undefined)}
        texts={useVerseTexts(editing.values.verseReferences)}
        isRequired
      />
      <p role="status" className={styles.kept}>
        {takenOut.length > 0 && t('takenOut', { verses: takenOut.join(', ') })}
      </p>
      <PostRelations {...{ editing, databaseId, choices, names }} />
    </EditingForm>
  );
}

/** The items that remain of a list if each item of another list takes one of them. */
function without(items: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return items.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
