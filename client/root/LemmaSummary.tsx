import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { LemmaSummary_lemma$key } from '../__generated__/LemmaSummary_lemma.graphql';
import { useRootTexts } from '../i18n/root';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { MeaningList } from './MeaningList';
import glosses from './RootMeanings.module.css';
import styles from './LemmaSummary.module.css';

/** A dictionary form with what it is, how often it occurs and all its meanings. */
export function LemmaSummary({ lemma }: { lemma: LemmaSummary_lemma$key }) {
  const t = useRootTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment LemmaSummary_lemma on Lemma {
        text
        numberOfWords
        turkishDescription: description(language: TURKISH)
        englishDescription: description(language: ENGLISH)
        turkishMeanings {
          ...MeaningList_meanings
        }
        englishMeanings {
          ...MeaningList_meanings
        }
      }
    `,
    lemma,
  );
  return (
    <section aria-labelledby="lemma">
      <div className={styles.head}>
        <h2 id="lemma" lang="ar" dir="rtl" className={styles.lemma}>
          {data.text}
        </h2>
        <p className={styles.facts}>
          {[
            byLanguage(settings.prefLanguage, data, 'Description'),
            t('occurrences', { count: data.numberOfWords }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={glosses.languages}>
        {shownLanguages(settings).map((language) => (
          <div key={language} className={glosses.language}>
            <h3 className={glosses.name}>{t(language)}</h3>
            <MeaningList meanings={byLanguage(language, data, 'Meanings')} language={language} />
          </div>
        ))}
      </div>
    </section>
  );
}
