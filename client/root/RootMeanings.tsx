import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { RootMeanings_root$key } from '../__generated__/RootMeanings_root.graphql';
import { useRootTexts } from '../i18n/root';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { MeaningList } from './MeaningList';
import styles from './RootMeanings.module.css';

/** What a root's words mean, with the languages side by side. */
export function RootMeanings({ root }: { root: RootMeanings_root$key }) {
  const t = useRootTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment RootMeanings_root on Root {
        letters
        turkishMeanings {
          ...MeaningList_meanings
        }
        englishMeanings {
          ...MeaningList_meanings
        }
      }
    `,
    root,
  );
  return (
    <section aria-labelledby="meanings">
      <h2 id="meanings" className={styles.title}>
        {t('meanings')}
      </h2>
      <div className={styles.languages}>
        {shownLanguages(settings).map((language) => (
          <div key={language} className={styles.language}>
            <h3 className={styles.name}>{t(language)}</h3>
            <MeaningList
              meanings={byLanguage(language, data, 'Meanings')}
              language={language}
              letters={data.letters}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
