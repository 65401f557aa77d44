import { graphql, useFragment } from 'react-relay';
import type { useConditions_condition$key } from '../__generated__/useConditions_condition.graphql';
import { useCombineTexts } from '../i18n/combine';
import { byLanguage } from '../language';
import { versesPath, type ChosenConditions } from '../page/versesPath';
import { useSettings } from '../settings/SettingsProvider';
import { useTranscription } from '../word/useTranscription';
import { withoutCondition, type ConditionName } from './combineAddress';

export interface NamedCondition {
  name: ConditionName;
  value: string;
  /** What it is about: a title, a name, or a root in Latin letters; for an unknown one what the address has. */
  label: string;
  /** The same, with what it excludes as such. */
  shown: string;
  /** Letters of a root. */
  arabic: string | undefined;
  isExcluded: boolean;
  isUnknown: boolean;
  /** Address of the other conditions. */
  without: string;
  /** Number of verses that meet the others. */
  countWithout: number;
}

const NAMES = {
  POST: ['topic', 'notTopic'],
  ROOT: ['root', 'notRoot'],
  ELEMENT: ['name', 'notName'],
} as const;

/** The conditions of a page with their names. */
export function useConditions(
  conditions: useConditions_condition$key,
  chosen: ChosenConditions,
): NamedCondition[] {
  const t = useCombineTexts();
  const { prefLanguage } = useSettings().settings;
  const transcribe = useTranscription();
  const rows = useFragment(
    graphql`
      fragment useConditions_condition on VerseCondition @relay(plural: true) {
        kind
        value
        isExcluded
        countWithout
        post {
          turkishTitle
          englishTitle
        }
        root {
          letters
          turkishTranscription: transcription(scheme: TURKISH_DIA)
          englishTranscription: transcription(scheme: ENGLISH_IJMES)
        }
        element {
          turkishNameInQuran
          englishNameInQuran
        }
      }
    `,
    conditions,
  );
  return rows.map(({ kind, value, isExcluded, countWithout, post, root, element }) => {
    const name = NAMES[kind as keyof typeof NAMES][isExcluded ? 1 : 0];
    const known =
      (post && byLanguage(prefLanguage, post, 'Title')) ??
      (root && transcribe(root, prefLanguage)) ??
      (element && byLanguage(prefLanguage, element, 'NameInQuran'));
    const label = known ?? t(`unknown.${kind as keyof typeof NAMES}`, { value });
    return {
      name,
      value,
      label,
      shown: isExcluded ? t('excluded', { label }) : label,
      arabic: root ? [...root.letters].join(' ') : undefined,
      isExcluded,
      isUnknown: known === null,
      without: versesPath(withoutCondition(chosen, name, value)),
      countWithout,
    };
  });
}
