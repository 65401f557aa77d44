import { useWorkTexts } from '../i18n/work';
import type { ChosenCheck } from './checkAddress';

/** Texts of a check by name: what it is called, what it looks for, what there is and what is expected. */
export function useCheckTexts() {
  const t = useWorkTexts();
  return (
    { kind, language }: ChosenCheck,
    name: 'name' | 'about' | 'there' | 'expected',
    expected: string | null = null,
  ) =>
    t(`check.${kind}.${name}`, {
      expected,
      language: language && t(language === 'TURKISH' ? 'language.turkish' : 'language.english'),
    });
}
