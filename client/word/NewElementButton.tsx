import { useWordEditingTexts } from '../i18n/wordEditing';
import type { ElementChoice } from '../termElement/elementChoices';
import type { WordTexts } from '../termElement/prefill';
import { Boundary } from '../ui/controls/Boundary';
import buttons from '../ui/buttons/buttons.module.css';
import { useControl } from '../ui/controls/useControl';

const load = async () => (await import('../termElement/TermElementDialog')).TermElementDialog;

interface NewElementButtonProps {
  wordKey: string;
  word: WordTexts;
  onCreated(element: ElementChoice): void;
}

/** A button that creates a term element prefilled from a word. */
export function NewElementButton({ wordKey, word, onCreated }: NewElementButtonProps) {
  const t = useWordEditingTexts();
  const { Control: Form, controlProps, triggerProps, failure, onError } = useControl(load);
  return (
    <>
      <button className={buttons.secondary} {...triggerProps}>
        {t('newElement')}
      </button>
      {Form && (
        <Boundary onError={onError}>
          <Form {...controlProps} wordKey={wordKey} word={word} onCreated={onCreated} />
        </Boundary>
      )}
      {failure}
    </>
  );
}
