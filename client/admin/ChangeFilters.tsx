import { use } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ChangeFiltersQuery } from '../__generated__/ChangeFiltersQuery.graphql';
import { useHistoryTexts } from '../i18n/history';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { surahLabel } from '../surah/surahName';
import { SelectField } from '../ui/fields/SelectField';
import type { SelectOption } from '../ui/fields/Select';
import { changeFilterOf, ENTITIES, PERIODS, type ChangeFilter } from './changeFilter';
import styles from './ChangeFilters.module.css';
import { Attempt } from './useAdminQuery';

interface ChangeFiltersProps {
  chosen: ChangeFilter;
  onChange(filter: ChangeFilter): void;
}

/** Selects of a person, a time, a kind and a surah. */
export function ChangeFilters({ chosen, onChange }: ChangeFiltersProps) {
  const t = useHistoryTexts();
  const { prefLanguage } = useSettings().settings;
  // Each choice changes the address, but not what can be chosen.
  const { revisionAdmins, surahs } = useLazyLoadQuery<ChangeFiltersQuery>(
    graphql`
      query ChangeFiltersQuery {
        revisionAdmins
        surahs {
          number
          turkishNameTranscription
          englishNameTranscription
        }
      }
    `,
    {},
    { fetchKey: use(Attempt) },
  );
  // An address may name somebody who changed nothing.
  const names = [...new Set([...revisionAdmins, ...(chosen.by ? [chosen.by] : [])])];
  const options: Record<keyof ChangeFilter, SelectOption[]> = {
    by: names.map((name) => ({ value: name, label: name })),
    period: PERIODS.map((name) => ({ value: name, label: t(`changes.periods.${name}`) })),
    kind: ENTITIES.map((name) => ({ value: name, label: t(`entity.${name}`) })),
    surah: surahs.map((surah) => ({
      value: String(surah.number),
      label: surahLabel(surah.number, byLanguage(prefLanguage, surah, 'NameTranscription')),
    })),
  };
  const change = (name: keyof ChangeFilter, value: string) => {
    const params = new URLSearchParams({ [name]: value });
    onChange({ ...chosen, [name]: changeFilterOf(params)[name] });
  };
  return (
    <div className={styles.filters}>
      {(['by', 'period', 'kind', 'surah'] as const).map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(`changes.${name}`)}
          value={String(chosen[name] ?? '')}
          onChange={(value) => change(name, value)}
          options={[{ value: '', label: t(`changes.all.${name}`) }, ...options[name]]}
        />
      ))}
    </div>
  );
}
