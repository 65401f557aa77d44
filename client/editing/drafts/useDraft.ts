import { use, useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '../../language';
import { isSame } from '../merge';
import { isOfForm, withFields } from './draft';
import { loadDrafts, useDrafts } from './draftStore';
import { createDraftWriter } from './draftWriter';

interface Work<Values> {
  values: Values;
  base: { values: Values; version: number | null };
}

interface DraftOptions<Values> {
  row: string;
  /** Name of the row in a language. */
  label(language: Language): string;
  /** The values of the row; a draft with other fields instead is not one of the form. */
  initial: Values;
}

/**
 * The draft of a form, which exists while the values differ from those of the row, and the other
 * drafts of the row. Suspends until the stored drafts are read.
 */
export function useDraft<Values extends object>({ row, label, initial }: DraftOptions<Values>) {
  use(loadDrafts());
  const { drafts, here, elsewhere, unkept } = useDrafts();
  const [writer] = useState(createDraftWriter);
  useEffect(() => writer.begin(), [writer]);
  const fields = Object.keys(initial);
  const others = drafts.filter(
    (draft) => draft.row === row && !here.has(draft.id) && isOfForm(draft, fields),
  );
  return {
    /** False if the last change could not be stored. */
    isKept: !unkept.has(writer),
    /** Drafts whose forms were left or crashed, newest first. */
    abandoned: others.filter(({ id }) => !elsewhere.has(id)),
    /** Drafts that are being written in other tabs, newest first. */
    elsewhere: others.filter(({ id }) => elsewhere.has(id)),
    keep({ values, base }: Work<Values>, clientKey?: string) {
      if (isSame(values, base.values)) {
        writer.drop();
        return;
      }
      writer.keep({
        row,
        values: values as Record<string, unknown>,
        base: base.values as Record<string, unknown>,
        version: base.version,
        clientKey,
        label: labels(label),
        path: location.pathname + location.search,
      });
    },
    drop: () => writer.drop(),
    async takeOver(id: string) {
      const taken = await writer.takeOver(id);
      return taken && withFields(taken, initial);
    },
  };
}

const labels = (label: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, label(language)])) as Record<
    Language,
    string
  >;
