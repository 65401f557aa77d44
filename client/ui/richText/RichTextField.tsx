import { LexicalExtensionComposer } from '@lexical/react/LexicalExtensionComposer';
import { useState } from 'react';
import { Controls } from '../controls/Controls';
import { EditingArea, type RichTextFieldProps } from './EditingArea';
import { editorExtension } from './editorExtension';

/** A rich text field. It is loaded lazily, because readers never need it. */
export function RichTextField(props: RichTextFieldProps) {
  const [extension] = useState(() => editorExtension(props.value, props.references));
  return (
    <Controls>
      <LexicalExtensionComposer extension={extension} contentEditable={null}>
        <EditingArea {...props} />
      </LexicalExtensionComposer>
    </Controls>
  );
}
