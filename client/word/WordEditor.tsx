import { EditorScope } from '../editing/EditorScope';
import { WordDialog, type WordDialogProps } from './WordDialog';

interface WordEditorProps extends WordDialogProps {
  onError(): void;
}

/** The dialog of a word with what its editor stands on. */
export function WordEditor({ onError, ...dialog }: WordEditorProps) {
  return (
    <EditorScope onError={onError}>
      <WordDialog {...dialog} />
    </EditorScope>
  );
}
