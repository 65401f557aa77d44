import type { CombineTexts } from '../i18n/combine';
import type { Translator } from '../i18n/translator';
import { CONDITION_NAMES, type ConditionName } from './combineAddress';

interface Described {
  name: ConditionName;
  label: string;
}

/** Conditions as a part of a sentence: "in the topics “Patience” and “Prayer”, not in the topic “Fasting”". */
export function describeConditions(
  conditions: readonly Described[],
  t: Translator<CombineTexts>,
  tag: string,
): string {
  return CONDITION_NAMES.flatMap((name) => {
    const labels = conditions
      .filter((condition) => condition.name === name)
      .map(({ label }) => t('quoted', { label }));
    if (labels.length === 0) return [];
    const isEither = name.startsWith('not') && tag !== 'tr';
    const list = new Intl.ListFormat(tag, { type: isEither ? 'disjunction' : 'conjunction' });
    return t(`part.${name}`, { names: list.format(labels), count: labels.length });
  }).join(', ');
}
