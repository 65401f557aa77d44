import { useEffect, useState } from 'react';
import type { WordGrammar } from './WordGrammar';

const load = async () => (await import('./WordGrammar')).WordGrammar;

/** The grammar of a word, whose code is loaded with the first word that is opened. */
export function LazyGrammar({ wordKey }: { wordKey: string }) {
  const [Grammar, setGrammar] = useState<typeof WordGrammar | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    let isShown = true;
    load().then(
      (component) => {
        loaded = component;
        if (isShown) setGrammar(() => component);
      },
      // Without the code, the word is explained without its grammar.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return Grammar ? <Grammar wordKey={wordKey} /> : null;
}

let loaded: typeof WordGrammar | undefined;
