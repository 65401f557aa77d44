import { useRef } from 'react';
import { type Language, byLanguage } from '../language';
import type { Editing } from '../editing/useEditing';
import type { ElementChoice } from '../termElement/elementChoices';
import { useElementChoices } from '../termElement/useElementChoices';
import { additionIn, additionTo, withAddition, withoutAddition } from './elementText';
import type { WordValues } from './wordValues';

/** Tags a word with term elements, and adds their texts to its glosses or removes them. */
export function useWordElements(
  { values, change }: Editing<WordValues>,
  own: readonly ElementChoice[],
) {
  const { known, state, add } = useElementChoices(own);
  /** Additions since the form was opened, by language and element. */
  const additions = useRef(new Map<string, string>());

  const chooseFrom = (choices: readonly ElementChoice[], ids: readonly string[]) => {
    const before = values.termElementIds;
    const find = (id: string) => choices.find((choice) => choice.id === id);
    const glossIn = (language: Language) => {
      const textOf = (element: ElementChoice) => ({
        translation: byLanguage(language, element, 'Translation'),
        tag: byLanguage(language, element, 'Tag'),
      });
      let gloss = byLanguage(language, values, 'Translation');
      for (const id of before.filter((one) => !ids.includes(one))) {
        const element = find(id);
        const added = additions.current.get(language + id);
        if (element) gloss = withoutAddition(gloss, added ?? additionIn(gloss, textOf(element)));
      }
      for (const id of ids.filter((one) => !before.includes(one))) {
        const element = find(id);
        if (!element) continue;
        const addition = additionTo(gloss, textOf(element), language);
        additions.current.set(language + id, addition);
        gloss = withAddition(gloss, addition);
      }
      return gloss;
    };
    change({
      termElementIds: ids,
      turkishTranslation: glossIn('turkish'),
      englishTranslation: glossIn('english'),
    });
  };

  return {
    known,
    state,
    choose: (ids: readonly string[]) => chooseFrom(known, ids),
    /** Tags the word with an element that was just created. */
    addNew(element: ElementChoice) {
      add(element);
      chooseFrom([...known, element], [...values.termElementIds, element.id]);
    },
  };
}
