import type { TextFieldProps } from './Field';

/** Attributes of a control for the language of its text. */
export function writing(lang: TextFieldProps['lang'], dir: TextFieldProps['dir']) {
  const isArabic = lang === 'ar';
  return {
    lang,
    dir: dir ?? (isArabic ? 'rtl' : undefined),
    spellCheck: isArabic ? false : undefined,
  } as const;
}
