import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import type { SurahDialog_surah$key } from '../__generated__/SurahDialog_surah.graphql';
import { Link } from 'react-router-dom';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import styles from './SurahDialog.module.css';
import { useSurahName } from './useSurahName';
import { SurahNotes } from './SurahNotes';
import { VerseSelect } from './VerseSelect';

interface SurahDialogProps extends ControlProps {
  surah: SurahDialog_surah$key;
}

/** Names, meaning and revelation of a surah, with links to the surah and its verses. */
export function SurahDialog({ surah, ...props }: SurahDialogProps) {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment SurahDialog_surah on Surah {
        number
        revelationOrder
        numberOfVerses
        ...useSurahName_surah
        ...SurahNotes_surah
        ...VerseSelect_surah
      }
    `,
    surah,
  );
  const { arabicName, name, meaning, place, english } = useSurahName(data);
  return (
    <Dialog title={t('surah.dialogTitle', { name })} className={styles.dialog} {...props}>
      <p lang="ar" dir="rtl" className={styles.arabic}>
        {arabicName}
      </p>
      <p className={styles.meaning}>{meaning}</p>
      {english && (
        <p lang="en" className={styles.english}>
          {english.name} · {english.meaning}
        </p>
      )}
      <SurahNotes surah={data} className={styles.note} onFollow={props.onClose} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('surah.place')}</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>{t('surah.order')}</dt>
          <dd>{data.revelationOrder}</dd>
        </div>
        <div>
          <dt>{t('surah.verses')}</dt>
          <dd>{data.numberOfVerses}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Link to={`/surahs/${data.number}`} className={styles.whole} onClick={props.onClose}>
          {t('surah.read')}
        </Link>
        <VerseSelect surah={data} onChoose={props.onClose} />
      </div>
    </Dialog>
  );
}
