import { Suspense, type ComponentType } from 'react';
import { useSettings } from '../settings/SettingsProvider';
import { LoadedPart } from '../ui/LoadedPart';
import type { FurtherTranslationsProps } from './LoadedFurtherTranslations';

let Part: ComponentType<FurtherTranslationsProps> | undefined;

/** Loads the code; before a page is rendered, so that the page has the texts from the start. */
export async function loadFurtherTranslations() {
  const { LoadedFurtherTranslations } = await import('./LoadedFurtherTranslations');
  Part = LoadedFurtherTranslations;
  return Part;
}

/** A verse in the further translations that the reader has chosen. */
export function FurtherTranslations(props: FurtherTranslationsProps) {
  const isShown = useSettings().settings.translations.length > 0;
  return (
    <Suspense>
      <LoadedPart load={loadFurtherTranslations} {...{ props, isShown }} loaded={Part} />
    </Suspense>
  );
}
