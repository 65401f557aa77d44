import { createContext, lazy, Suspense, useContext, useState, type ComponentType } from 'react';
import { Boundary } from '../ui/controls/Boundary';
import { useSettings } from '../settings/SettingsProvider';

interface FurtherTranslationsProps {
  verseKey: string;
  /** Level of the headings. */
  level?: 2 | 3;
}

type Loaded = ComponentType<FurtherTranslationsProps & { keys: readonly string[] }>;

let Part: Loaded | undefined;

/** Loads the code before a page is rendered, so that the page has the texts from the start. */
export async function loadFurtherTranslations(): Promise<void> {
  Part = (await import('./LoadedFurtherTranslations')).LoadedFurtherTranslations;
}

const Later: Loaded = lazy(async () => {
  await loadFurtherTranslations();
  return { default: Part as Loaded };
});

/** The keys of all verses of a page, whose translations are loaded together. */
export const VersesOfPage = createContext<readonly string[] | undefined>(undefined);

/** A verse in the further translations that the reader has chosen. */
export function FurtherTranslations(props: FurtherTranslationsProps) {
  const slugs = useSettings().settings.translations;
  const keys = useContext(VersesOfPage) ?? [props.verseKey];
  const [, setFailed] = useState(false);
  if (!slugs[0]) return null;
  const Shown = Part ?? Later;
  return (
    <Boundary key={slugs.join()} onError={() => setFailed(true)}>
      <Suspense>
        <Shown {...props} keys={keys} />
      </Suspense>
    </Boundary>
  );
}
