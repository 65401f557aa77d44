import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { I18n, Translation } from './i18n';

const I18nContext = createContext<I18n | undefined>(undefined);

/** Provides the texts of the page, which is rendered again in a language that was changed to. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n requires an I18nProvider.');
  return i18n;
}

/** The language of the page and its texts; they change with the language. */
export function useTranslation(): Translation {
  const { subscribe, read } = useI18n();
  return useSyncExternalStore(subscribe, read, read);
}
