import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PartVerses_verses$key } from '../__generated__/PartVerses_verses.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { useReadingTexts } from '../i18n/reading';
import { byLanguage } from '../language';
import { PageHead } from '../page/PageHead';
import { useSettings } from '../settings/SettingsProvider';
import { PartSelect } from '../surah/PartSelect';
import { Arrow } from '../ui/buttons/Arrow';
import { Basmala } from './Basmala';
import { Onward } from './Onward';

import styles from './PartVerses.module.css';
import { ReadVerses } from './ReadVerses';
import { useFocusOnVerse } from './useFocusOnVerse';

interface PartVersesProps {
  part: 'page' | 'juz';
  number: number;
  /** The number of the last part. */
  count: number;
  verses: PartVerses_verses$key;
}

const PATHS = { page: '/pages', juz: '/juz' };

/** A page or juz of the mushaf to read, with headings where a surah begins. */
export function PartVerses({ part, number, count, verses }: PartVersesProps) {
  const { t } = useTranslation();
  const own = useReadingTexts();
  const { prefLanguage } = useSettings().settings;
  const rows = useFragment(
    graphql`
      fragment PartVerses_verses on Verse @relay(plural: true) {
        key
        surah {
          number
          arabicName
          turkishNameTranscription
          englishNameTranscription
          basmala {
            ...Basmala_verse
          }
        }
        ...ReadVerses_verses
      }
    `,
    verses,
  );
  useFocusOnVerse();
  const path = PATHS[part];
  const title = own(`${part}.one`, { number });
  const label = (row: (typeof rows)[number] | undefined) =>
    row ? `${byLanguage(prefLanguage, row.surah, 'NameTranscription')} ${row.key}` : '';
  const extent = { number, from: label(rows[0]), to: label(rows.at(-1)) };
  const neighbor = (other: number) => (other >= 1 && other <= count ? other : undefined);
  const arrow = (
    side: 'previous' | 'next',
    other = neighbor(side === 'next' ? number + 1 : number - 1),
  ) => ({
    to: other === undefined ? undefined : `${path}/${other}`,
    label: own(`${part}.${side}`, { number: other ?? '–' }),
    side,
    rel: side === 'next' ? 'next' : 'prev',
  });
  const wayTo = (other: number | undefined) =>
    other === undefined
      ? undefined
      : { to: `${path}/${other}`, text: own(`${part}.one`, { number: other }) };
  const heading = (key: string) => {
    const row = rows.find((one) => one.key === key);
    if (!row) return null;
    const { surah } = row;
    const name = byLanguage(prefLanguage, surah, 'NameTranscription');
    return (
      <header className={styles.surah}>
        <h2>
          <Link to={`/surahs/${surah.number}`}>
            {surah.number}. {t('surah.dialogTitle', { name })}
          </Link>
        </h2>
        <p lang="ar" dir="rtl" className={styles.arabic}>
          {surah.arabicName}
        </p>
        {surah.basmala && <Basmala verse={surah.basmala} />}
      </header>
    );
  };
  return (
    <article className={styles.page}>
      <PageHead title={title} description={own(`${part}.description`, extent)} />
      <header className={styles.header}>
        <nav className={styles.navigation} aria-label={own(`${part}.navigation`)}>
          <Arrow {...arrow('previous')} />
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <Arrow {...arrow('next')} />
        </nav>
        <p className={styles.extent}>
          {extent.from} – {extent.to}
        </p>
        <PartSelect part={part} path={path} count={count} number={number} />
      </header>
      <ReadVerses verses={rows} path={`${path}/${number}`} beforeSurah={heading} />
      <Onward
        previous={wayTo(neighbor(number - 1))}
        next={wayTo(neighbor(number + 1))}
        label={own('onward')}
      />
    </article>
  );
}
