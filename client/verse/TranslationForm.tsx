import { VERSE_LIMITS } from '../../text/limits';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../language';
import { EditingForm } from '../editing/EditingForm';
import { missing, type Outcome, type FieldProblem, type Saved } from '../editing/outcome';
import { useReferences } from '../editing/surahReferences';
import { useEditing } from '../editing/useEditing';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import { RichTextField } from '../ui/richText/RichTextField';

/** The translations as HTML. */
export interface Translations {
  turkishTranslation: string;
  englishTranslation: string;
}

interface TranslationFormProps {
  row: string;
  label(language: Language): string;
  saved: Saved<Translations>;
  /** Whether empty texts are allowed, for which other translations are shown. */
  mayBeEmpty?: boolean;
  send(values: Translations, expectedVersion: number | null): Promise<Outcome<Translations>>;
  /** Opens what is translated next. */
  goOn?: (() => void) | undefined;
  onClose(): void;
}

/** The form of a verse's translations in both languages. */
export function TranslationForm(props: TranslationFormProps) {
  const { row, label, saved, mayBeEmpty = false, send, goOn, onClose } = props;
  const t = useVerseEditingTexts();
  const references = useReferences();
  const editing = useEditing({
    row,
    label,
    initial: saved.values,
    version: saved.version,
    check: (values) => (mayBeEmpty && isEmpty(values) ? [] : missingOf(values)),
    send,
    onSaved: onClose,
  });
  const infoOf = (language: Language) => ({
    label: t(`${language}Translation`),
    lang: LANGUAGE_TAGS[language],
    isHtml: true,
  });
  return (
    <EditingForm
      editing={editing}
      fields={{ turkishTranslation: infoOf('turkish'), englishTranslation: infoOf('english') }}
      goOn={goOn}
      onClose={onClose}
    >
      {LANGUAGES.map((language) => (
        <RichTextField
          key={language}
          {...editing.field(`${language}Translation`)}
          label={t(`${language}Translation`)}
          lang={LANGUAGE_TAGS[language]}
          maxLength={VERSE_LIMITS.translationCharacters}
          references={references}
          isRequired={!mayBeEmpty}
        />
      ))}
    </EditingForm>
  );
}

const FIELDS = ['turkishTranslation', 'englishTranslation'] as const;

const isEmpty = (values: Translations) => FIELDS.every((field) => !values[field]);

const missingOf = (values: Translations): FieldProblem[] =>
  missing(FIELDS.filter((field) => !values[field]));
