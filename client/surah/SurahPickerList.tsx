import { useMemo, useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { byLanguage } from '../language';
import type { SurahPickerListQuery } from '../__generated__/SurahPickerListQuery.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { Boundary } from '../ui/controls/Boundary';
import { Controls } from '../ui/controls/Controls';
import { OptionPicker } from '../ui/fields/OptionPicker';
import { filterSurahs } from './filterSurahs';
import { PickerButton } from './PickerButton';
import { surahLabel } from './surahName';
import { usePlace } from './usePlace';

interface SurahPickerListProps {
  /** Raised to fetch the surahs again after a failure. */
  attempt: number;
  /** The picker that is open at first. */
  opened: 'surah' | 'verse';
  onError(): void;
}

/** The surah picker and the verse picker, which opens the whole surah too. */
export function SurahPickerList({ attempt, opened, onError }: SurahPickerListProps) {
  return (
    <Boundary onError={onError}>
      <Controls>
        <Pickers attempt={attempt} opened={opened} />
      </Controls>
    </Boundary>
  );
}

function Pickers({ attempt, opened }: Omit<SurahPickerListProps, 'onError'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { prefLanguage } = useSettings().settings;
  const { surahs } = useLazyLoadQuery<SurahPickerListQuery>(
    graphql`
      query SurahPickerListQuery {
        surahs {
          number
          numberOfVerses
          turkishNameTranscription
          englishNameTranscription
          turkishNameTranslation
          englishNameTranslation
          turkishOtherNames
          englishOtherNames
        }
      }
    `,
    {},
    { fetchKey: attempt, networkCacheConfig: { metadata: { skipLoader: true } } },
  );
  const options = useMemo(
    () =>
      surahs.map((row) => ({
        ...row,
        value: String(row.number),
        label: surahLabel(row.number, byLanguage(prefLanguage, row, 'NameTranscription')),
      })),
    [surahs, prefLanguage],
  );
  const [isSurahOpen, setSurahOpen] = useState(opened === 'surah');
  const [isVerseOpen, setVerseOpen] = useState(opened === 'verse');
  const { number, verse, chooseSurah } = useShown();
  const surah = options.find(({ value }) => value === number);
  const verses = useVerses(surah?.numberOfVerses);
  return (
    <>
      <OptionPicker
        isOpen={isSurahOpen}
        onOpenChange={setSurahOpen}
        label={t('surah.search')}
        emptyText={t('surah.noMatch')}
        options={options}
        filter={filterSurahs}
        chosen={surah?.value}
        onChoose={(value) => {
          chooseSurah(value);
          setVerseOpen(true);
        }}
      >
        <PickerButton>{surah?.label ?? t('surah.pick')}</PickerButton>
      </OptionPicker>
      <OptionPicker
        isOpen={isVerseOpen}
        onOpenChange={setVerseOpen}
        label={t('surah.pickVerse')}
        emptyText={t('surah.noVerse')}
        options={verses}
        columnCount={5}
        chosen={verse}
        onChoose={(value) => void navigate(`/verses/${number}:${value}`)}
        link={surah && { to: `/surahs/${surah.value}`, text: t('surah.read') }}
      >
        <PickerButton disabled={!surah}>
          {surah && verse ? t('surah.verseNumber', { number: verse }) : t('surah.pickVerse')}
        </PickerButton>
      </OptionPicker>
    </>
  );
}

/** The surah and verse of the page, or a surah chosen here until the page changes. */
function useShown() {
  const { pathname } = useLocation();
  const [choice, setChoice] = useState<{ surah: string; pathname: string }>();
  const { surah, verse } = usePlace();
  const isChosen = choice?.pathname === pathname;
  return {
    number: isChosen ? choice.surah : surah,
    verse: isChosen ? undefined : verse,
    chooseSurah: (surah: string) => setChoice({ surah, pathname }),
  };
}

function useVerses(count = 0) {
  return useMemo(
    () =>
      Array.from({ length: count }, (_, index) => {
        const value = String(index + 1);
        return { value, label: value };
      }),
    [count],
  );
}
