import { useTranslation } from '../i18n/I18nProvider';
import { usePastTexts } from '../i18n/past';
import { LANGUAGE_TAGS, type Language } from '../language';
import styles from './Past.module.css';
import { PastText } from './PastText';

interface PastTranslationProps {
  language: Language;
  then: string | null | undefined;
  now: string | null | undefined;
}

/** The translation that a verse had in one language. */
export function PastTranslation({ language, then, now }: PastTranslationProps) {
  const t = usePastTexts();
  const { t: tMain } = useTranslation();
  const lang = LANGUAGE_TAGS[language];
  return (
    <div>
      <p className={styles.language}>{tMain(`verse.${language}`)}</p>
      <PastText then={then} now={now} lang={lang}>
        {then ? (
          <p lang={lang} className={styles.translation}>
            {then}
          </p>
        ) : (
          <p className={styles.none}>{t('noneThen')}</p>
        )}
      </PastText>
    </div>
  );
}
