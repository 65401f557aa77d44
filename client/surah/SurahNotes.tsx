import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { SurahNotes_surah$key } from '../__generated__/SurahNotes_surah.graphql';
import { useSurahTexts } from '../i18n/surah';
import { LinkedText } from '../page/LinkedText';
import { useSettings } from '../settings/SettingsProvider';

interface SurahNotesProps {
  surah: SurahNotes_surah$key;
  className: string | undefined;
  /** Called when a reference in a note is followed. */
  onFollow?: () => void;
}

/** Other names of a surah, and remarks on its name and its place of revelation. */
export function SurahNotes({ surah, className, onFollow }: SurahNotesProps) {
  const t = useSurahTexts();
  const { prefLanguage } = useSettings().settings;
  const data = useFragment(
    graphql`
      fragment SurahNotes_surah on Surah {
        turkishOtherNames
        englishOtherNames
        turkishNameNote
        englishNameNote
        isRevelationPlaceDisputed
      }
    `,
    surah,
  );
  const names = byLanguage(prefLanguage, data, 'OtherNames');
  const notes = [
    names.length > 0 && t('otherNames', { names: names.join(', '), count: names.length }),
    byLanguage(prefLanguage, data, 'NameNote'),
    data.isRevelationPlaceDisputed && t('disputedPlace'),
  ];
  return notes.map((note) =>
    note ? (
      <p key={note} className={className}>
        <LinkedText onFollow={onFollow}>{note}</LinkedText>
      </p>
    ) : null,
  );
}
