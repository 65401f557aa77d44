import { LANGUAGE_TAGS } from '../language';
import { tableTexts } from '../i18n/table';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import styles from './QuranNote.module.css';

/** A note with the totals of the Qur'an, in each shown language. */
export function QuranNote() {
  const { settings } = useSettings();
  return (
    <div className={styles.notes}>
      {shownLanguages(settings).map((language) => {
        const { noteTitle, note } = tableTexts[language];
        return (
          <section key={language} lang={LANGUAGE_TAGS[language]} className={styles.note}>
            <h2 className={styles.title}>{noteTitle}</h2>
            <ul className={styles.facts}>
              {Object.entries(note).map(([name, fact]) => (
                <li key={name}>{fact}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
