import { Suspense, useState, type RefObject } from 'react';
import { useSearchTexts } from '../i18n/search';
import { Boundary } from '../ui/controls/Boundary';
import { SuggestionList } from './SuggestionList';
import { useTypedText } from './useTypedText';

export interface SuggestionsProps {
  /** The combobox, which is inside a form. */
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  /**
   * Called with the id of the active option: null if there is none, undefined if the list is
   * closed.
   */
  onActive(id: string | null | undefined): void;
}

/** The suggestions below the search box; failures are never shown. */
export function Suggestions({ input, listId, onActive }: SuggestionsProps) {
  const t = useSearchTexts();
  const { text, close } = useTypedText(input);
  const [count, setCount] = useState(0);
  const [failures, setFailures] = useState(0);
  return (
    <>
      <Boundary
        key={failures}
        onError={() => {
          close();
          setFailures(failures + 1);
        }}
      >
        <Suspense>
          {text && (
            <SuggestionList
              key={text}
              text={text}
              input={input}
              listId={listId}
              onActive={onActive}
              onCount={setCount}
              onClose={close}
            />
          )}
        </Suspense>
      </Boundary>
      <p role="status" className="visuallyHidden">
        {count > 0 && t('suggestionCount', { count })}
      </p>
    </>
  );
}
