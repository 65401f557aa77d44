import { POST_LIMITS } from '../../text/limits';
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
import { VerseChips } from '../ui/fields/VerseChips';
import { nameOfSection, SECTIONS, type SectionName } from './postAddress';
import styles from './PostForm.module.css';
import { postProblems } from './postProblems';
import type { PostValues } from './readPost';

interface PostFormProps extends Pick<
  EditingOptions<PostValues>,
  'draftKey' | 'label' | 'initial' | 'version' | 'send'
> {
  onClose(): void;
}

const NAMES = (Object.keys(SECTIONS) as SectionName[]).filter((name) => name !== 'introduction');

/** The form of a post; the introduction has no section to choose. */
export function PostForm({ draftKey, label, initial, version, send, onClose }: PostFormProps) {
  const t = usePostEditingTexts();
  const post = usePostTexts();
  const references = useReferences();
  const editing = useEditing({
    draftKey,
    label,
    initial,
    version,
    check: (values) => postProblems(values, references),
    send,
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
  };
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
      <VerseChips
        {...field('verseReferences')}
        label={t('verseReferences')}
        max={POST_LIMITS.verses}
        references={references}
        isRequired
      />
    </EditingForm>
  );
}
