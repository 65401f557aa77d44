import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GlossChoices_counts$key } from '../__generated__/GlossChoices_counts.graphql';
import { glossSearch, LANGUAGE_NAMES, type GlossPart } from '../gloss/glossAddress';
import { useGlossTexts } from '../i18n/gloss';
import { useWorkTexts } from '../i18n/work';
import { byLanguage, LANGUAGES } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import surahs from './SurahWork.module.css';
import { WorkChoice } from './WorkChoice';
import styles from './WorkCounts.module.css';

interface GlossChoicesProps {
  counts: GlossChoices_counts$key;
  /** The part of the work that is shown. */
  part: GlossPart;
}

/** The languages, the kinds of words and the surahs to choose from, with the numbers of missing glosses. */
export function GlossChoices({ counts, part }: GlossChoicesProps) {
  const t = useGlossTexts();
  const work = useWorkTexts();
  const { prefLanguage } = useSettings().settings;
  const data = useFragment(
    graphql`
      fragment GlossChoices_counts on GlossWorkCount @relay(plural: true) {
        language
        missing
        surah {
          number
          turkishNameTranscription
          englishNameTranscription
        }
      }
    `,
    counts,
  );
  const { language, surah, isAll } = part;
  const countIn = (chosen: GlossPart) =>
    data
      .filter((count) => count.language === LANGUAGE_NAMES[chosen.language])
      .filter((count) => !chosen.surah || count.surah.number === chosen.surah)
      .reduce((sum, { missing }) => sum + missing, 0);
  return (
    <div className={styles.counts}>
      <WorkChoice
        label={t('language')}
        choices={LANGUAGES.map((name) => ({
          name: work(`language.${name}`),
          search: glossSearch({ ...part, language: name }),
          count: countIn({ ...part, language: name }),
          isChosen: name === language,
        }))}
      />
      <WorkChoice
        label={t('which')}
        choices={[false, true].map((all) => ({
          name: t(all ? 'all' : 'missing'),
          search: glossSearch({ ...part, isAll: all }),
          ...(!all && { count: countIn(part) }),
          isChosen: all === isAll,
        }))}
      />
      {surah !== undefined && (
        <WorkChoice
          label={t('surahs')}
          choices={[
            {
              name: t('allSurahs'),
              search: glossSearch({ ...part, surah: undefined }),
              count: countIn({ ...part, surah: undefined }),
              isChosen: false,
            },
          ]}
        />
      )}
      <ul aria-label={t('surahs')} className={styles.surahs}>
        {data
          .filter((count) => count.language === LANGUAGE_NAMES[language])
          .filter((count) => !surah || count.surah.number === surah)
          .map((count) => (
            <li key={count.surah.number}>
              <Link
                className={surahs.surah}
                to={{ search: glossSearch({ ...part, surah: count.surah.number }) }}
                state={{ keepsFocus: true }}
                preventScrollReset
                aria-current={count.surah.number === surah ? 'true' : undefined}
              >
                {count.surah.number} - {byLanguage(prefLanguage, count.surah, 'NameTranscription')}{' '}
                <span className={surahs.counts}>{t('missingIn', { count: count.missing })}</span>
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
