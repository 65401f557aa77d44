import { lazy, Suspense, type ComponentType } from 'react';
import { Boundary } from '../ui/controls/Boundary';
import { useSettings } from '../settings/SettingsProvider';

interface FurtherTranslationsProps {
  verseKey: string;
  /** Level of the headings; without it, the names of the translations are none. */
  level?: 2 | 3;
}

type Loaded = ComponentType<FurtherTranslationsProps>;

let Part: Loaded | undefined;

/** Loads the code before a page is rendered, so that the page has the texts from the start. */
export async function loadFurtherTranslations(): Promise<void> {
  Part = (await import('./LoadedFurtherTranslations')).LoadedFurtherTranslations;
}

const Later: Loaded = lazy(async () => {
  await loadFurtherTranslations();
  return { default: Part as Loaded };
});

/** A verse in the further translations that the reader has chosen. */
export function FurtherTranslations(props: FurtherTranslationsProps) {
  const slugs = useSettings().settings.translations;
  if (!slugs[0]) return null;
  const Shown = Part ?? Later;
  return (
    <Boundary key={slugs.join()} onError={() => undefined}>
      <Suspense>
        <Shown {...props} />
      </Suspense>
    </Boundary>
  );
}
