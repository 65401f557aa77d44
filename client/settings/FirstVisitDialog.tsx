import { useId, useState, type ReactNode } from 'react';
import { LANGUAGE_TAGS, type Language } from '../language';
import styles from './FirstVisitDialog.module.css';
import { useSettings } from './SettingsProvider';
import { SpellingChoice } from './SpellingChoice';

/** In both languages, and so not in `i18n`, because the reader's language is not known yet. */
const CHOICES: readonly { language: Language; name: string; title: string; message: string }[] = [
  {
    language: 'turkish',
    name: 'Türkçe',
    title: 'Dilinizi seçin',
    message: 'Daha sonra ayarlardan değiştirebilirsiniz.',
  },
  {
    language: 'english',
    name: 'English',
    title: 'Choose your language',
    message: 'You can change it later in the settings.',
  },
];

const SPELLING = {
  label: inBoth('Arapça imlâ', 'Arabic spelling'),
  names: {
    mushaf: inBoth('Mushaf imlâsı', 'Mushaf'),
    simplified: inBoth('Sadeleştirilmiş', 'Simplified'),
  },
};

/**
 * Offers both languages, and the spelling of the Arabic, until a language is chosen or the dialog is
 * dismissed. It is not shown if the address names a language.
 */
export function FirstVisitDialog() {
  const { addressed, settings, update } = useSettings();
  const [loadedWith] = useState(settings.useComplexCharacters);
  const id = useId();
  return (
    <dialog
      ref={addressed ? null : showUnlessSeen}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={() => {
        markSeen();
        if (settings.useComplexCharacters !== loadedWith) location.reload();
      }}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {CHOICES.map(({ language, title }) => (
            <span key={language} lang={LANGUAGE_TAGS[language]}>
              {title}
            </span>
          ))}
        </h2>
        <SpellingChoice {...SPELLING} />
        <div className={styles.choices}>
          {CHOICES.map(({ language, name, message }) => (
            <div key={language} lang={LANGUAGE_TAGS[language]} className={styles.choice}>
              <button
                type="button"
                className={styles.button}
                onClick={({ currentTarget }) => {
                  update({ prefLanguage: language });
                  currentTarget.closest('dialog')?.close();
                }}
              >
                {name}
              </button>
              <p>{message}</p>
            </div>
          ))}
        </div>
      </div>
    </dialog>
  );
}

function inBoth(turkish: string, english: string): ReactNode {
  return (
    <>
      <span lang={LANGUAGE_TAGS.turkish}>{turkish}</span> ·{' '}
      <span lang={LANGUAGE_TAGS.english}>{english}</span>
    </>
  );
}

/** Opens the dialog in a task of its own: styles and layout of the whole page are computed while it opens. */
function showUnlessSeen(dialog: HTMLDialogElement) {
  if (isSeen()) return;
  const timer = setTimeout(() => {
    const language = `:scope [lang='${document.documentElement.lang}'] button`;
    // Focused while it opens; another focus afterwards would compute the layout again.
    dialog.querySelector(language)?.setAttribute('autofocus', '');
    dialog.showModal();
    dialog.onclick = ({ target }) => {
      if (target === dialog) dialog.close();
    };
  });
  return () => clearTimeout(timer);
}

/** True without storage, because the dialog would come back on every page. */
function isSeen(): boolean {
  try {
    return localStorage.getItem('firstVisitSeen') !== null;
  } catch {
    return true;
  }
}

export function markSeen() {
  localStorage.setItem('firstVisitSeen', 'true');
}
