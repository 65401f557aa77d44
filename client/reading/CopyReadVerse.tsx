import { graphql, useLazyLoadQuery } from 'react-relay';
import { Suspense } from 'react';
import type { CopyReadVerseQuery } from '../__generated__/CopyReadVerseQuery.graphql';
import { Boundary } from '../ui/controls/Boundary';
import type { ControlProps } from '../ui/controls/useControl';
import { CopyDialog } from '../verse/CopyDialog';

interface CopyReadVerseProps extends ControlProps {
  verseKey: string;
  onError(): void;
}

/** The dialog that copies a verse, with the words of the verse, which the page has not loaded. */
export function CopyReadVerse({ onError, ...props }: CopyReadVerseProps) {
  return (
    <Boundary onError={onError}>
      <Suspense>
        <LoadedDialog {...props} />
      </Suspense>
    </Boundary>
  );
}

function LoadedDialog({ verseKey, ...control }: Omit<CopyReadVerseProps, 'onError'>) {
  const { verse } = useLazyLoadQuery<CopyReadVerseQuery>(
    graphql`
      query CopyReadVerseQuery($key: String!) {
        verse(key: $key) {
          ...CopyDialog_verse
        }
      }
    `,
    { key: verseKey },
  );
  return verse && <CopyDialog verse={verse} hasFailed={false} {...control} />;
}
