import type { Draft } from '../editing/drafts/draft';
import type { FieldInfo } from '../editing/FieldText';
import { useGlossTexts } from '../i18n/gloss';
import { useHistoryTexts } from '../i18n/history';
import { nameOfSection } from '../post/postAddress';
import { langOf, useValueText } from '../revision/useValueText';
import { useSettings } from '../settings/SettingsProvider';

const ENTITIES = {
  verse: 'VERSE',
  post: 'POST',
  postVerse: 'POST_VERSE',
  word: 'WORD',
  term: 'TERM',
  termElement: 'TERM_ELEMENT',
  character: 'CHARACTER',
  surah: 'SURAH',
  verseAlias: 'VERSE_ALIAS',
} as const;

/** The fields of the forms that fill glosses or change many words. */
const GLOSS_FIELDS = {
  gloss: 'newGloss',
  left: 'left',
  element: 'element',
  isInGlosses: 'inGlosses',
} as const;

/** The fields with HTML, by kind of row. */
const HTML_FIELDS: Record<string, RegExp> = {
  post: /Note$/,
  verse: /Translation$/,
  postVerse: /Translation$/,
};

/** The kind and the integer key of a draft's row; no key for a new row. */
export function rowOfDraft({ row }: Draft) {
  const [kind = '', id] = row.split('/');
  const databaseId = /^\d+$/.test(id ?? '') ? Number(id) : undefined;
  return { kind, databaseId };
}

const entityOf = (kind: string) => ENTITIES[kind as keyof typeof ENTITIES];

/** Returns functions that name a draft and its fields, without its form. */
export function useDraftNames() {
  const t = useHistoryTexts();
  const ofGloss = useGlossTexts();
  const { prefLanguage } = useSettings().settings;
  const { labelOf, textOf } = useValueText((_kind, id) => `#${id}`);
  const show = (field: string) => (value: unknown) => {
    if (Array.isArray(value) && /Ids$/.test(field)) return value.map((key) => `#${key}`);
    if (field === 'broaderId') return typeof value === 'number' ? `#${value}` : '';
    if (/Synonyms$/.test(field)) return String(value).split('\n');
    if (typeof value === 'boolean') return textOf(field, value);
    if (typeof value !== 'string' || !value) return value;
    if (field === 'section') return textOf(field, nameOfSection(value));
    if (field === 'language') return textOf(field, value.toLowerCase());
    return field === 'termId' || field === 'element' ? `#${value}` : value;
  };
  return {
    labelOf(draft: Draft): string {
      const { kind, databaseId } = rowOfDraft(draft);
      const label = draft.label[prefLanguage];
      if (databaseId === undefined || !(kind in ENTITIES)) return label;
      return `${t(`entity.${entityOf(kind)}`)} ${label}`;
    },
    infoOf:
      (draft: Draft) =>
      (field: string): FieldInfo => ({
        label:
          field in GLOSS_FIELDS
            ? ofGloss(`together.${GLOSS_FIELDS[field as keyof typeof GLOSS_FIELDS]}`)
            : labelOf(entityOf(rowOfDraft(draft).kind), field),
        lang: langOf(field),
        isHtml: HTML_FIELDS[rowOfDraft(draft).kind]?.test(field) ?? false,
        show: show(field) as FieldInfo['show'],
      }),
  };
}
