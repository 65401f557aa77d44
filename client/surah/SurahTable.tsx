import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, type Language, byLanguage } from '../language';
import type {
  SurahTable_surahs$data,
  SurahTable_surahs$key,
} from '../__generated__/SurahTable_surahs.graphql';
import { useTableTexts } from '../i18n/table';
import { nameLetter } from '../i18n/withoutArticle';
import { useOpenRow } from '../page/useOpenRow';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { renderSortable, type SortableTableProps } from '../ui/table/SortableTable';
import type { Column } from '../ui/table/tableColumn';
import styles from './SurahTable.module.css';

export type SurahTableRow = SurahTable_surahs$data[number];

interface SurahTableProps {
  surahs: SurahTable_surahs$key;
  renderTable?(table: SortableTableProps<SurahTableRow>): ReactNode;
}

/** All surahs with the place, year and order of their revelation. */
export function SurahTable({ surahs, renderTable = renderSortable }: SurahTableProps) {
  const t = useTableTexts();
  const { settings } = useSettings();
  const openRow = useOpenRow('surah');
  const rows = useFragment(
    graphql`
      fragment SurahTable_surahs on Surah @relay(plural: true) {
        number
        arabicName
        turkishNameTranscription
        englishNameTranscription
        turkishNameTranslation
        englishNameTranslation
        turkishRevelationPlace
        englishRevelationPlace
        isRevelationPlaceDisputed
        revelationOrder
        revelationYear
        numberOfVerses
      }
    `,
    surahs,
  );
  const columnsOf = (language: Language): Column<SurahTableRow>[] => [
    {
      id: `${language}Name`,
      title: t(`${language}.name`),
      value: (surah) => byLanguage(language, surah, 'NameTranscription'),
      ...(language === settings.prefLanguage && {
        show: (surah) => (
          <Link
            to={`/verses/${surah.number}:1`}
            lang={LANGUAGE_TAGS[language]}
            className={styles.link}
          >
            {byLanguage(language, surah, 'NameTranscription')}
          </Link>
        ),
        isName: true,
      }),
      lang: LANGUAGE_TAGS[language],
    },
    {
      id: `${language}Translation`,
      title: t(`${language}.translation`),
      value: (surah) => byLanguage(language, surah, 'NameTranslation'),
      lang: LANGUAGE_TAGS[language],
      ...(language === settings.prefLanguage && {
        brief: 'beneath',
        className: styles.plain,
      }),
    },
    {
      id: `${language}Place`,
      title: t(`${language}.place`),
      value: (surah) => byLanguage(language, surah, 'RevelationPlace'),
      show: (surah) => {
        const place = byLanguage(language, surah, 'RevelationPlace');
        return surah.isRevelationPlaceDisputed ? t(`${language}.disputed`, { place }) : place;
      },
      lang: LANGUAGE_TAGS[language],
    },
  ];
  const numberColumn = (
    id: 'revelationOrder' | 'revelationYear' | 'numberOfVerses',
    value: Column<SurahTableRow>['value'],
  ): Column<SurahTableRow> => ({ id, title: t(`column.${id}`), value, className: styles.number });
  return renderTable({
    label: t('indexTitle'),
    rows,
    idOf: ({ number }) => String(number),
    textsOf: (surah) => [
      String(surah.number),
      surah.arabicName,
      surah.turkishNameTranscription,
      surah.englishNameTranscription,
      surah.turkishNameTranslation,
      surah.englishNameTranslation,
    ],
    letterOf: (surah) =>
      nameLetter(
        byLanguage(settings.prefLanguage, surah, 'NameTranscription'),
        settings.prefLanguage,
      ),
    layout: shownLanguages(settings).length > 1 ? styles.bilingual : styles.columns,
    ...openRow,
    columns: [
      {
        id: 'number',
        title: t('column.number'),
        value: ({ number }) => number,
        className: styles.number,
        brief: 'before',
      },
      {
        id: 'arabicName',
        title: t('column.arabicName'),
        value: ({ arabicName }) => arabicName,
        lang: 'ar',
        brief: 'opposite',
        className: styles.arabic,
      },
      ...shownLanguages(settings).flatMap(columnsOf),
      numberColumn('revelationOrder', ({ revelationOrder }) => revelationOrder),
      {
        ...numberColumn('revelationYear', ({ revelationYear }) => revelationYear),
        show: ({ revelationYear }) => `≈ ${revelationYear}`,
      },
      numberColumn('numberOfVerses', ({ numberOfVerses }) => numberOfVerses),
    ],
  });
}
