import type { i18n as I18n, Resources, TFunction } from 'i18next';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation as useI18next } from 'react-i18next';

type Namespace = keyof Resources;

interface Translation {
  i18n: I18n;
  /** Translates with the texts that all pages share. */
  t: TFunction;
  /** Translates with the texts of a namespace, which must have been added. */
  of<N extends Namespace>(namespace: N): TFunction<N>;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

/**
 * Provides the translations of the page. The hook of react-i18next copies the i18next instance for each
 * component that calls it, a tenth of the time to render a verse, so it is called once for the page.
 */
export function I18nProvider({ i18n: instance, children }: { i18n: I18n; children: ReactNode }) {
  const { i18n, t } = useI18next(undefined, { i18n: instance });
  const translation = useMemo(() => ({ i18n, t, of: translatorsOf(i18n) }), [i18n, t]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

function translatorsOf(i18n: I18n): Translation['of'] {
  const translators = new Map<Namespace, TFunction<Namespace>>();
  return <N extends Namespace>(namespace: N) => {
    const known = translators.get(namespace) ?? i18n.getFixedT(null, namespace);
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
