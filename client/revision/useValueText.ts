import { historyTexts, useHistoryTexts, type HistoryTexts } from '../i18n/history';
import { useTranslation } from '../i18n/I18nProvider';
import { usePostTexts, type PostTexts } from '../i18n/post';
import type { NameOf } from './rowNames';

type Labels = Readonly<Record<string, string | undefined>>;
type Section = keyof PostTexts['section'];

const ARABIC = new Set([
  'arabicText',
  'pauseAfter',
  'lemma',
  'rootId',
  'rootLetters',
  'arabicName',
  'arabicLetter',
]);

/** BCP 47 tag of a field's value. */
export function langOf(field: string): string | undefined {
  if (ARABIC.has(field)) return 'ar';
  // The number of a word.
  if (field.endsWith('GlossOf')) return undefined;
  return /^turkish/.test(field) ? 'tr' : /^english/.test(field) ? 'en' : undefined;
}

/** Returns functions that put fields, as their forms name them, and their values into words. */
export function useValueText(nameOf: NameOf) {
  const t = useHistoryTexts();
  const { field: shared, fieldOf } = historyTexts[useTranslation().language];
  const ofPost = usePostTexts();
  return {
    labelOf: (entity: string, field: string) => {
      const own = (fieldOf as Record<string, Labels | undefined>)[entity]?.[field];
      return own ?? (shared as Labels)[field] ?? field;
    },
    textOf(field: string, value: unknown): string {
      if (value === '') return '';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (field === 'rootId') return nameOf('ROOT', Number(value));
      if (field === 'broaderId') return nameOf('POST', Number(value));
      if (/^(?:v|lastV)erseId$/.test(field)) return nameOf('VERSE', Number(value));
      if (field === 'section') return ofPost(`section.${value as Section}`);
      if (field === 'language') return t(`language.${value as keyof HistoryTexts['language']}`);
      return String(value);
    },
  };
}
