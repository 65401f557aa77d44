import type { ReactNode } from 'react';
import { ChoiceGroup } from './ChoiceGroup';
import type { ContentSettings } from './settings';
import { useSettings } from './SettingsProvider';
import styles from './SpellingChoice.module.css';

const SPELLINGS = ['mushaf', 'simplified'] as const;

type Spelling = (typeof SPELLINGS)[number];

/** The beginning of 42:4 in both spellings. */
export const SPELLING_SAMPLES: Readonly<Record<Spelling, string>> = {
  mushaf: 'لَهُۥ مَا فِى ٱلسَّمَـٰوَٰتِ',
  simplified: 'لَهُ مَا فِى السَّمَـٰوَٰتِ',
};

const spellingOf = ({ useComplexCharacters }: ContentSettings): Spelling =>
  useComplexCharacters ? 'mushaf' : 'simplified';

interface SpellingChoiceProps {
  label: ReactNode;
  names: Readonly<Record<Spelling, ReactNode>>;
  hint?: string;
}

/** Chooses the spelling of the Arabic, each with a sample. It applies from the next load on. */
export function SpellingChoice({ label, names, hint }: SpellingChoiceProps) {
  const { settings, update } = useSettings();
  return (
    <ChoiceGroup
      label={label}
      hint={hint}
      values={SPELLINGS}
      chosen={spellingOf(settings)}
      onChoose={(spelling) => update({ useComplexCharacters: spelling === 'mushaf' })}
    >
      {(spelling) => (
        <span className={styles.spelling}>
          <span lang="ar" dir="rtl" className={styles.sample}>
            {SPELLING_SAMPLES[spelling]}
          </span>
          <span>{names[spelling]}</span>
        </span>
      )}
    </ChoiceGroup>
  );
}
