import { useGlossTexts } from '../i18n/gloss';
import { LANGUAGE_TAGS, type Language } from '../language';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './GlossRow.module.css';

interface GlossConflictProps {
  mine: string;
  theirs: string;
  language: Language;
  onKeep(): void;
  onTake(): void;
}

/** The gloss that someone else has saved meanwhile beside that of the admin, to choose from. */
export function GlossConflict({ mine, theirs, language, onKeep, onTake }: GlossConflictProps) {
  const t = useGlossTexts();
  const lang = LANGUAGE_TAGS[language];
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        {t('conflict')} <b lang={lang}>{theirs || t('empty')}</b>
      </p>
      <p>
        {t('mine')} <b lang={lang}>{mine || t('empty')}</b>
      </p>
      <div className={styles.choices}>
        <button type="button" className={buttons.secondary} onClick={onTake}>
          {t('takeTheirs')}
        </button>
        <button type="button" className={buttons.secondary} onClick={onKeep}>
          {t('keepMine')}
        </button>
      </div>
    </div>
  );
}
