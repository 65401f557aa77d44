import { hasArabicLetters } from '../../text/foldArabic';
import { VERSE_ALIAS_LIMITS } from '../../text/limits';
import { certainRuns, type References } from '../../text/references';
import { verseRunText } from '../../text/verseReference';
import { EditingForm } from '../editing/EditingForm';
import { missing } from '../editing/outcome';
import { useReferences } from '../editing/surahReferences';
import { useEditing } from '../editing/useEditing';
import { useEditingTexts } from '../i18n/editing';
import { failedSearchTexts, useFailedSearchTexts } from '../i18n/failedSearches';
import { useSettings } from '../settings/SettingsProvider';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';
import { ALIAS_LANGUAGES, useCreateAlias, type AliasValues } from './useCreateAlias';
import styles from './VerseAliasDialog.module.css';

interface VerseAliasFormProps {
  query: string;
  refinedTo?: string | null | undefined;
  onClose(): void;
  onSaved(): void;
}

/** "2:255" or "2:285-286" for a reference in any form; undefined for others. */
function versesIn(text: string, references: References): string | undefined {
  const [run, ...more] = certainRuns(references.parse(text)) ?? [];
  return run && more.length === 0 ? verseRunText(run) : undefined;
}

/** The form of a new name of verses, with a search as the name and what it was refined to as the verses. */
export function VerseAliasForm({ query, refinedTo, onClose, onSaved }: VerseAliasFormProps) {
  const t = useFailedSearchTexts();
  const { prefLanguage } = useSettings().settings;
  const references = useReferences();
  const isArabic = hasArabicLetters(query);
  const send = useCreateAlias();
  const editing = useEditing<AliasValues>({
    row: `verseAlias/new/${query}`,
    label: (language) => `${failedSearchTexts[language].form.title}: ${query}`,
    initial: {
      name: query.slice(0, VERSE_ALIAS_LIMITS.nameCharacters),
      language: isArabic ? 'ARABIC' : prefLanguage === 'turkish' ? 'TURKISH' : 'ENGLISH',
      verses: (refinedTo && versesIn(refinedTo, references)) ?? '',
    },
    version: null,
    check: ({ name, verses }) =>
      missing([...(name.trim() ? [] : ['name']), ...(verses.trim() ? [] : ['verses'])]),
    send: ({ verses, ...names }, ...versionAndKey) =>
      send({ ...names, verses: versesIn(verses, references) ?? verses }, ...versionAndKey),
    onSaved,
  });
  const fields = {
    name: { label: t('form.name') },
    language: {
      label: t('form.language'),
      show: (language: AliasValues['language']) => t(`form.${language}`),
    },
    verses: { label: t('form.verses') },
  };
  return (
    <>
      <p className={styles.about}>{t('form.about')}</p>
      <EditingForm
        editing={editing}
        fields={fields}
        saveLabel={useEditingTexts()('create')}
        onClose={onClose}
      >
        <TextField
          isRequired
          label={fields.name.label}
          dir="auto"
          maxLength={VERSE_ALIAS_LIMITS.nameCharacters}
          {...editing.field('name')}
        />
        <SelectField
          isRequired
          label={fields.language.label}
          options={ALIAS_LANGUAGES.map((value) => ({ value, label: t(`form.${value}`) }))}
          {...editing.field('language')}
          onChange={(chosen) => {
            const language = ALIAS_LANGUAGES.find((value) => value === chosen);
            if (language) editing.change({ language });
          }}
        />
        <TextField
          isRequired
          label={fields.verses.label}
          hint={t('form.versesHint')}
          dir="ltr"
          {...editing.field('verses')}
        />
      </EditingForm>
    </>
  );
}
