import { useTranslation } from '../i18n/I18nProvider';
import { LANGUAGE_TAGS, byLanguage, type Language } from '../language';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { useShowsTranscription, useTranscription } from './useTranscription';
import type { BoxPosition } from '../ui/tooltips/placeBeside';
import type { ReadWord } from './readWord';
import { WordGrammar } from './WordGrammar';
import styles from './WordTooltip.module.css';

interface WordTooltipProps {
  word: ReadWord;
  /** The glosses of other words that cover the word, by language; null for one that is being worked on. */
  covering: Partial<Record<Language, string | null>>;
  id: string;
  /** Undefined until the tooltip was measured; it is rendered invisibly until then. */
  position: BoxPosition | undefined;
}

/** Verse number, root, transcription, translation and term labels of a word. */
export function WordTooltip({ word: data, covering, id, position }: WordTooltipProps) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const transcriptionOf = useTranscription();
  const showsTranscription = useShowsTranscription();
  const [surah, verse, number] = data.key.split(':');
  const languages = shownLanguages(settings);
  return (
    <div
      role="tooltip"
      id={id}
      className={styles.tooltip}
      style={position ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <dl className={styles.facts}>
        <dt>{t('word.verse')}</dt>
        <dd>{t('word.place', { verse: `${surah}:${verse}`, number })}</dd>
        {data.rootLetters && (
          <>
            <dt>{t('word.root')}</dt>
            <dd lang="ar" className={styles.root}>
              {[...data.rootLetters].join(' ')}
            </dd>
          </>
        )}
        {showsTranscription && (
          <>
            <dt>{t('word.transcription')}</dt>
            {languages.map((language) => (
              <dd key={language} lang="ar-Latn">
                {transcriptionOf(data, language)}
              </dd>
            ))}
          </>
        )}
        <dt>{t('word.translation')}</dt>
        {languages.map((language) => {
          const own = byLanguage(language, data, 'Translation');
          const isCovered = covering[language] !== undefined;
          const gloss = isCovered ? covering[language] : own;
          return (
            <dd key={language} lang={LANGUAGE_TAGS[language]}>
              {gloss ?? <span className={styles.missing}>{t('verse.workingOnTranslation')}</span>}
              {isCovered && own && (
                <span className={styles.own}>
                  <span lang={LANGUAGE_TAGS[settings.prefLanguage]}>{t('word.ownMeaning')}</span>{' '}
                  {own}
                </span>
              )}
            </dd>
          );
        })}
        {data.names.length > 0 && (
          <>
            <dt>{t('word.terms')}</dt>
            {data.names.map((element) => (
              <dd key={element.id}>
                {languages.map((language) => byLanguage(language, element, 'Label')).join(' · ')}
              </dd>
            ))}
          </>
        )}
        <WordGrammar wordKey={data.key} />
      </dl>
    </div>
  );
}
