import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { LANGUAGE_TAGS, type Language } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { shownLanguages, type VerseLayout } from '../settings/settings';
import type { Transcriptions } from '../word/useTranscription';
import { RecitedVerse } from './RecitedVerse';
import { FurtherTranslations } from './FurtherTranslations';
import { FoldButton } from './FoldButton';
import styles from './VerseText.module.css';

interface VerseTextProps {
  verseKey: string;
  /** The list of words. */
  children: ReactNode;
  /** Without one, the words come first. */
  layout?: VerseLayout | undefined;
  /** The Arabic alone, which precedes translations that come before the words. */
  line?: ReactNode;
  /** The transcriptions of the verse as it is recited. */
  recited: Transcriptions;
  /** Level of the headings of the translations, one below that of the verse. */
  level?: 2 | 3;
  /** Null if the translation is missing. */
  translationOf(language: Language): ReactNode;
  /** Wraps the translations. */
  around?(translations: ReactNode): ReactNode;
}

/** A verse word by word, with its transcription and its translations below. */
export function VerseText(props: VerseTextProps) {
  const { verseKey, children, recited, level = 2, translationOf, around, layout, line } = props;
  const { t } = useTranslation();
  const { settings } = useSettings();
  const Heading = `h${level}` as const;
  const translations = layout !== 'wordsOnly' && (
    <div className={styles.translations}>
      {shownLanguages(settings).map((language) => {
        const translation = translationOf(language);
        const Text = typeof translation === 'string' ? 'p' : 'div';
        return (
          <section key={language}>
            <Heading className={styles.language}>{t(`verse.${language}`)}</Heading>
            {translation ? (
              <Text lang={LANGUAGE_TAGS[language]} className={styles.translation}>
                {translation}
              </Text>
            ) : (
              <p className={styles.missing}>{t('verse.workingOnTranslation')}</p>
            )}
          </section>
        );
      })}
      <FurtherTranslations verseKey={verseKey} level={level} />
    </div>
  );
  return (
    <div className={layout && styles[layout]}>
      {line && <div className={styles.line}>{line}</div>}
      <div className={settings.foldsWords && line ? styles.folded : styles.words}>
        {line && <FoldButton className={styles.fold} />}
        <div className={styles.foldable}>
          {children}
          <RecitedVerse recited={recited} />
        </div>
      </div>
      {around ? around(translations) : translations}
    </div>
  );
}
