import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { AdminPart } from '../auth/AdminPart';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { FormRow_form$key } from '../__generated__/FormRow_form.graphql';
import { useRootTexts } from '../i18n/root';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import styles from './FormRow.module.css';
import { verseKeyOf } from '../../text/verseKeyOf';

const loadLink = async () => (await import('./WordsLink')).WordsLink;

/** Number of glosses shown per form; only the number of the rest is shown. */
const MAX_GLOSSES = 4;

/** A form of a root, with the first verse that has it. */
export function FormRow({ form }: { form: FormRow_form$key }) {
  const t = useRootTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment FormRow_form on RootForm {
        arabicText
        count
        firstWordKey
        turkishGlosses {
          text
          count
        }
        englishGlosses {
          text
          count
        }
      }
    `,
    form,
  );
  const verse = verseKeyOf(data.firstWordKey);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.form}>
        <div className={styles.both}>
          <span lang="ar" dir="rtl" className={styles.arabic}>
            {data.arabicText}
          </span>{' '}
          <span className={styles.place}>
            <Link to={`/verses/${verse}`} className={styles.verse}>
              {verse}
            </Link>
            <AdminPart load={loadLink} props={{ form: data.firstWordKey, name: data.arabicText }} />
          </span>
        </div>
      </th>
      <td className={styles.count}>{data.count}</td>
      {shownLanguages(settings).map((language) => {
        const glosses = byLanguage(language, data, 'Glosses');
        return (
          <td key={language} className={styles.glosses}>
            {glosses.length === 0 && <span className={styles.missing}>–</span>}
            {glosses.slice(0, MAX_GLOSSES).map(({ text, count }) => (
              <span key={text} className={styles.gloss}>
                <span lang={LANGUAGE_TAGS[language]}>{text}</span>
                {count < data.count && <span className={styles.times}>{` ${count}`}</span>}
              </span>
            ))}
            {glosses.length > MAX_GLOSSES && (
              <span className={styles.missing}>
                {t('andMore', { count: glosses.length - MAX_GLOSSES })}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
