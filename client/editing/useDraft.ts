import { useState } from 'react';
import { dropDraft, keepDraft } from './drafts';
import { isSame } from './merge';

interface Work<Values> {
  values: Values;
  base: { values: Values; version: number | null };
}

/** The draft of a form, which exists while the values differ from those of the row. */
export function useDraft<Values extends object>(key: string, label: string) {
  const [isKept, setKept] = useState(true);
  return {
    /** False if the browser could not store the draft. */
    isKept,
    keep({ values, base }: Work<Values>, clientKey?: string) {
      if (isSame(values, base.values)) {
        dropDraft(key);
        return;
      }
      const draft = {
        values: values as Record<string, unknown>,
        base: base.values as Record<string, unknown>,
        version: base.version,
        clientKey,
        savedAt: Date.now(),
        label,
        path: location.pathname + location.search,
      };
      setKept(keepDraft(key, draft));
    },
    drop: () => dropDraft(key),
  };
}
