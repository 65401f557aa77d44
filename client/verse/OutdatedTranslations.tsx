import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EditorScope } from '../editing/EditorScope';
import { LANGUAGES } from '../language';
import type { OutdatedTranslations_verse$key } from '../__generated__/OutdatedTranslations_verse.graphql';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import { ConfirmTranslationButton } from './ConfirmTranslationButton';
import styles from './OutdatedTranslations.module.css';

/** The translations that may be outdated, each with a button for one that is right as it is. */
export function OutdatedTranslations(props: { verse: OutdatedTranslations_verse$key }) {
  const t = useVerseEditingTexts();
  const id = useId();
  const verse = useFragment(
    graphql`
      fragment OutdatedTranslations_verse on Verse {
        databaseId
        turkishTranslationNeedsUpdate
        englishTranslationNeedsUpdate
      }
    `,
    props.verse,
  );
  const outdated = LANGUAGES.filter((language) => verse[`${language}TranslationNeedsUpdate`]);
  return (
    <ul className={styles.notices}>
      {outdated.map((language) => (
        <li key={language} className={styles.notice}>
          <span id={`${id}-${language}`}>{t(`needsUpdate.${language}`)}</span>
          <EditorScope>
            <ConfirmTranslationButton
              verseId={verse.databaseId}
              language={language}
              describedBy={`${id}-${language}`}
            />
          </EditorScope>
        </li>
      ))}
    </ul>
  );
}
