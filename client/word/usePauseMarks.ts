import { useWordEditingTexts } from '../i18n/wordEditing';

/** The pause marks of the Uthmani text, by their meaning for the reciter. */
const MARKS = {
  goOn: '\u06D6',
  stop: '\u06D7',
  either: '\u06DA',
  must: '\u06D8',
  never: '\u06D9',
  oneOfTwo: '\u06DB',
  breath: '\u06DC',
  prostration: '\u06E9',
} as const;

/** The pause marks to choose from, and their labels. */
export function usePauseMarks() {
  const t = useWordEditingTexts();
  const known = (Object.keys(MARKS) as (keyof typeof MARKS)[]).map((name) => ({
    value: MARKS[name],
    label: t(`pause.${name}`),
  }));
  const labelOf = (mark: string) => known.find(({ value }) => value === mark)?.label ?? mark;
  const nameOf = (marks: string) => [...marks].map(labelOf).join(' + ');
  return {
    nameOf,
    /** The options, including the chosen value, which may combine several marks. */
    optionsFor(chosen: string) {
      const options = [{ value: '', label: t('pause.none') }, ...known];
      const isKnown = options.some(({ value }) => value === chosen);
      return isKnown ? options : [...options, { value: chosen, label: nameOf(chosen) }];
    },
  };
}
