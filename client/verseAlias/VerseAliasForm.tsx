import type { ReactNode } from 'react';
import { VERSE_ALIAS_LIMITS } from '../../text/limits';
import { EditingForm } from '../editing/EditingForm';
import { missing } from '../editing/outcome';
import { useReferences } from '../editing/surahReferences';
import { useEditing, type EditingOptions } from '../editing/useEditing';
import { useVerseAliasEditingTexts } from '../i18n/verseAliasEditing';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';
import { ALIAS_LANGUAGES, versesIn, type AliasValues } from './aliasValues';

interface VerseAliasFormProps extends Omit<EditingOptions<AliasValues>, 'check'> {
  saveLabel?: string;
  onClose(): void;
  /** Shown below the fields. */
  children?: ReactNode;
}

/** The form of a name of verses, which takes the verses as any reference to one run. */
export function VerseAliasForm(props: VerseAliasFormProps) {
  const { send, saveLabel, onClose, children, ...options } = props;
  const t = useVerseAliasEditingTexts();
  const references = useReferences();
  const editing = useEditing<AliasValues>({
    ...options,
    check: ({ name, verses }) =>
      missing([...(name.trim() ? [] : ['name']), ...(verses.trim() ? [] : ['verses'])]),
    send: ({ verses, ...names }, ...versionAndKey) =>
      send({ ...names, verses: versesIn(verses, references) ?? verses }, ...versionAndKey),
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
    <EditingForm editing={editing} fields={fields} saveLabel={saveLabel} onClose={onClose}>
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
      {children}
    </EditingForm>
  );
}
