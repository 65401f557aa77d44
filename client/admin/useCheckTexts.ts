import { useWorkTexts } from '../i18n/work';
import type { ChosenCheck } from './checkAddress';

/** The texts of a check: name, description, current value and expected value. */
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
