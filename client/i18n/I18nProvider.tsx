import type { i18n as I18n, Resources, TFunction } from 'i18next';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';

type Namespace = keyof Resources;

interface Translation {
  i18n: I18n;
  /** Translates with the texts that all pages share. */
  t: TFunction;
  /** Translates with the texts of a namespace, which must have been added. */
  of<N extends Namespace>(namespace: N): TFunction<N>;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

/** Provides the translations of the page, and renders it again in a language that was changed to. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const languageOf = () => i18n.language;
  const language = useSyncExternalStore(
    (report) => {
      i18n.on('languageChanged', report);
      return () => i18n.off('languageChanged', report);
    },
    languageOf,
    languageOf,
  );
  const translation = useMemo(
    () => ({ i18n, t: i18n.getFixedT(language), of: translatorsOf(i18n, language) }),
    [i18n, language],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

function translatorsOf(i18n: I18n, language: string): Translation['of'] {
  const translators = new Map<Namespace, TFunction<Namespace>>();
  return <N extends Namespace>(namespace: N) => {
    const known = translators.get(namespace) ?? i18n.getFixedT(language, namespace);
    translators.set(namespace, known);
    return known as TFunction<N>;
  };
}

/** The translations of the page; they change with its language. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation requires an I18nProvider.');
  return translation;
}
