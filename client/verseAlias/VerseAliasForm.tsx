import { hasArabicLetters } from '../../text/foldArabic';
import { graphql } from 'react-relay';
import type {
  Language,
  VerseAliasFormMutation,
} from '../__generated__/VerseAliasFormMutation.graphql';
import { VERSE_ALIAS_LIMITS } from '../../text/limits';
import { certainRuns, type References } from '../../text/references';
import { verseRunText } from '../../text/verseReference';
import { EditingForm } from '../editing/EditingForm';
import { missing, outcomeOf } from '../editing/outcome';
import { useReferences } from '../editing/surahReferences';
import { useEditing } from '../editing/useEditing';
import { useEditingTexts } from '../i18n/editing';
import { useFailedSearchTexts } from '../i18n/failedSearches';
import { useMutation } from '../relay/useMutation';
import { useSettings } from '../settings/SettingsProvider';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';
import styles from './VerseAliasDialog.module.css';

interface VerseAliasFormProps {
  query: string;
  refinedTo?: string | null | undefined;
  onClose(): void;
  onSaved(): void;
}

const ALIAS_LANGUAGES = ['TURKISH', 'ENGLISH', 'ARABIC'] as const satisfies Language[];

interface Values {
  name: string;
  language: (typeof ALIAS_LANGUAGES)[number];
  verses: string;
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
  const [create] = useMutation<VerseAliasFormMutation>(
    graphql`
      mutation VerseAliasFormMutation($input: CreateVerseAliasInput!) {
        createVerseAlias(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const editing = useEditing<Values>({
    draftKey: `verseAlias/new/${query}`,
    label: `${t('form.title')}: ${query}`,
    initial: {
      name: query.slice(0, VERSE_ALIAS_LIMITS.nameCharacters),
      language: isArabic ? 'ARABIC' : prefLanguage === 'turkish' ? 'TURKISH' : 'ENGLISH',
      verses: (refinedTo && versesIn(refinedTo, references)) ?? '',
    },
    version: null,
    check: ({ name, verses }) =>
      missing([...(name.trim() ? [] : ['name']), ...(verses.trim() ? [] : ['verses'])]),
    send: async ({ verses, ...names }) => {
      const input = { ...names, verses: versesIn(verses, references) ?? verses };
      return outcomeOf((await create({ input })).createVerseAlias);
    },
    onSaved,
  });
  const fields = {
    name: { label: t('form.name') },
    language: {
      label: t('form.language'),
      show: (language: Values['language']) => t(`form.${language}`),
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
