import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { byLanguage } from '../language';
import type { VerseSelect_surah$key } from '../__generated__/VerseSelect_surah.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { DownIcon } from '../ui/icons/icons';
import styles from './VerseSelect.module.css';

interface VerseSelectProps {
  surah: VerseSelect_surah$key;
  onChoose?(): void;
  /** The place of a verse on this page, if the list should not go to the verse's own page. */
  pathOf?(verse: string): string;
}

/** Goes to the chosen verse of a surah. */
export function VerseSelect({ surah, onChoose, pathOf }: VerseSelectProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { prefLanguage } = useSettings().settings;
  const { number, numberOfVerses, ...names } = useFragment(
    graphql`
      fragment VerseSelect_surah on Surah {
        number
        numberOfVerses
        turkishNameTranscription
        englishNameTranscription
      }
    `,
    surah,
  );
  // The page of all surahs would have 6236 options, so each list renders its own on first use.
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);

  const go = (select: HTMLSelectElement) => {
    if (!select.value) return;
    onChoose?.();
    if (pathOf) void navigate(pathOf(select.value), { state: { keepsFocus: true } });
    else void navigate(`/verses/${number}:${select.value}`);
  };
  // Each key changes the value of a closed list, so for keys only Enter navigates.
  const isTyped = useRef(false);
  const change = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    if (!isTyped.current) go(currentTarget);
  };
  const press = ({ key, altKey, currentTarget }: KeyboardEvent<HTMLSelectElement>) => {
    isTyped.current = key !== ' ' && key !== 'Enter' && !altKey;
    if (key === 'Enter') go(currentTarget);
  };

  return (
    <span className={styles.select}>
      <select
        aria-label={t('surah.goToVerse', {
          name: byLanguage(prefLanguage, names, 'NameTranscription'),
        })}
        onPointerEnter={reach}
        onPointerDown={() => {
          reach();
          isTyped.current = false;
        }}
        onFocus={reach}
        onKeyDown={press}
        onChange={change}
      >
        <option value="">{t('surah.verse')}</option>
        {isReached &&
          Array.from({ length: numberOfVerses }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
      </select>
      <DownIcon />
    </span>
  );
}
