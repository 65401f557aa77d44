import { useEffect, useId, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReadingBar_verses$key } from '../__generated__/ReadingBar_verses.graphql';
import { useReadingTexts } from '../i18n/reading';
import { byLanguage } from '../language';
import { READING_MODES } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { useChooseSettings } from '../settings/useChooseSettings';
import { keepPlace } from '../verse/place';
import styles from './ReadingBar.module.css';
import { keepsVerseInView, useVerseAtTop } from './useVerseAtTop';

interface ReadingBarProps {
  verses: ReadingBar_verses$key;
  /** The path of the page. */
  path: string;
  list: RefObject<HTMLElement | null>;
}

/** How long a verse is at the top before it is kept as the place. */
const READ_MS = 1000;

/** Stays below the top bar: the surah, verse, page and juz at the top of the screen, and how verses are shown. */
export function ReadingBar({ verses, path, list }: ReadingBarProps) {
  const t = useReadingTexts();
  const name = useId();
  const { settings } = useSettings();
  const choose = useChooseSettings();
  const rows = useFragment(
    graphql`
      fragment ReadingBar_verses on Verse @relay(plural: true) {
        key
        page
        juz
        surah {
          turkishNameTranscription
          englishNameTranscription
        }
      }
    `,
    verses,
  );
  const { key, hasScrolled } = useVerseAtTop(list, rows[0]?.key);
  const verse = rows.find((row) => row.key === key) ?? rows[0];
  useEffect(() => {
    if (!verse || !hasScrolled) return;
    const timer = setTimeout(() => keepPlace(path, verse.key, verse.surah), READ_MS);
    return () => clearTimeout(timer);
  }, [path, verse, hasScrolled]);
  if (!verse) return null;
  const surah = byLanguage(settings.prefLanguage, verse.surah, 'NameTranscription');
  return (
    <section className={styles.bar} aria-label={t('bar')} data-reading-bar>
      <p className={styles.place}>
        <span className={styles.verse}>
          {surah} {verse.key}
        </span>{' '}
        <span className={styles.part}>{t('place', { page: verse.page, juz: verse.juz })}</span>
      </p>
      <fieldset className={styles.modes}>
        <legend className="visuallyHidden">{t('mode')}</legend>
        {READING_MODES.map((mode) => (
          <label key={mode} className={styles.mode}>
            <input
              type="radio"
              className="visuallyHidden"
              name={name}
              checked={mode === settings.readingMode}
              onChange={() => {
                keepsVerseInView(list.current, hasScrolled ? verse.key : undefined);
                choose({ readingMode: mode });
              }}
            />
            {t(`modes.${mode}`)}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
