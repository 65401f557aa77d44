import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { SurahLabel_surah$key } from '../__generated__/SurahLabel_surah.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { InfoIcon } from '../ui/icons/icons';
import { useControl } from '../ui/controls/useControl';
import styles from './SurahLabel.module.css';
import { surahLabel } from './surahName';

const load = async () => (await import('./SurahDialog')).SurahDialog;

/** The number and name of a surah, which lead to it, and a button that opens a dialog with its facts. */
export function SurahLabel({ surah }: { surah: SurahLabel_surah$key }) {
  const { t } = useTranslation();
  const { prefLanguage } = useSettings().settings;
  const { Control: SurahDialog, controlProps, triggerProps, failure } = useControl(load);
  const data = useFragment(
    graphql`
      fragment SurahLabel_surah on Surah {
        number
        turkishNameTranscription
        englishNameTranscription
        ...SurahDialog_surah
      }
    `,
    surah,
  );
  const name = byLanguage(prefLanguage, data, 'NameTranscription');
  return (
    <>
      <span className={styles.label}>
        <Link className={styles.name} to={`/surahs/${data.number}`}>
          {surahLabel(data.number, name)}
        </Link>
        <button
          className={styles.about}
          aria-label={t('surah.details', { name })}
          title={t('surah.details', { name })}
          {...triggerProps}
        >
          <InfoIcon />
        </button>
      </span>
      {SurahDialog && <SurahDialog surah={data} {...controlProps} />}
      {failure}
    </>
  );
}
