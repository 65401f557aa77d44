import { graphql, useFragment } from 'react-relay';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { RootGlosses_root$key } from '../__generated__/RootGlosses_root.graphql';
import { useRootTexts } from '../i18n/root';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { GlossList } from './GlossList';
import styles from './RootGlosses.module.css';

/** The glosses of a root's words, with the languages side by side. */
export function RootGlosses({ root }: { root: RootGlosses_root$key }) {
  const t = useRootTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment RootGlosses_root on Root {
        turkishGlosses {
          ...GlossList_glosses
        }
        englishGlosses {
          ...GlossList_glosses
        }
      }
    `,
    root,
  );
  return (
    <section aria-labelledby="glosses">
      <h2 id="glosses" className={styles.title}>
        {t('glosses')}
      </h2>
      <div className={styles.languages}>
        {shownLanguages(settings).map((language) => (
          <div key={language} className={styles.language}>
            <h3 className={styles.name}>{t(language)}</h3>
            <GlossList
              glosses={byLanguage(language, data, 'Glosses')}
              languageTag={LANGUAGE_TAGS[language]}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
