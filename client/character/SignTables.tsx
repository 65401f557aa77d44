import { graphql, useFragment } from 'react-relay';
import { LANGUAGE_TAGS, type Language, byLanguage } from '../language';
import type {
  SignTables_signs$data,
  SignTables_signs$key,
} from '../__generated__/SignTables_signs.graphql';
import { useTableTexts } from '../i18n/table';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { SortableTable } from '../ui/table/SortableTable';
import type { Column } from '../ui/table/tableColumn';
import { ArabicRuns } from '../ui/text/ArabicRuns';
import styles from './SignTables.module.css';

type Sign = SignTables_signs$data[number];

const KINDS = ['LETTER', 'VOWEL', 'PAUSE'] as const;

/** The signs of the mushaf beside the letters, one table for each kind. */
export function SignTables({ signs }: { signs: SignTables_signs$key }) {
  const t = useTableTexts();
  const { settings } = useSettings();
  const rows = useFragment(
    graphql`
      fragment SignTables_signs on ReadingSign @relay(plural: true) {
        databaseId
        kind
        sign
        arabicName
        turkishName
        englishName
        turkishMeaning
        englishMeaning
      }
    `,
    signs,
  );
  const columnsOf = (language: Language): Column<Sign>[] => [
    {
      id: `${language}Name`,
      title: t(`${language}.letterName`),
      value: (sign) => byLanguage(language, sign, 'Name'),
      brief: language === settings.prefLanguage ? 'opposite' : undefined,
      lang: LANGUAGE_TAGS[language],
    },
    {
      id: `${language}Meaning`,
      title: t(`${language}.translation`),
      value: (sign) => byLanguage(language, sign, 'Meaning'),
      show: (sign) => <ArabicRuns text={byLanguage(language, sign, 'Meaning')} />,
      lang: LANGUAGE_TAGS[language],
      className: styles.meaning,
    },
  ];
  return KINDS.map((kind) => (
    <section key={kind} className={styles.section}>
      <h2 className={styles.title}>{t(`signs.${kind}`)}</h2>
      <SortableTable
        label={t(`signs.${kind}`)}
        rows={rows.filter((row) => row.kind === kind)}
        idOf={({ databaseId }) => String(databaseId)}
        columns={[
          {
            id: 'number',
            title: t('column.order'),
            value: ({ databaseId }) => databaseId,
            className: styles.number,
            brief: 'before',
          },
          {
            id: 'sign',
            title: t('column.sign'),
            value: ({ sign }) => sign,
            lang: 'ar',
            isName: true,
          },
          {
            id: 'arabicName',
            title: t('column.arabicName'),
            value: ({ arabicName }) => arabicName,
            lang: 'ar',
          },
          ...shownLanguages(settings).flatMap(columnsOf),
        ]}
      />
    </section>
  ));
}
