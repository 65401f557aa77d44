import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { LemmaRow_lemma$key } from '../__generated__/LemmaRow_lemma.graphql';
import { useRootTexts } from '../i18n/root';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import form from './FormRow.module.css';
import { FormRow } from './FormRow';
import table from './RootLemmas.module.css';
import styles from './LemmaRow.module.css';
import { lemmaPath } from '../page/rootPath';

/** Number of meanings shown per lemma; only the number of the rest is shown. */
const MAX_MEANINGS = 4;

interface LemmaRowProps {
  lemma: LemmaRow_lemma$key;
  /** Letters of the root. */
  letters: string;
}

/** A dictionary form of a root, linked to its places, with the forms in which it occurs. */
export function LemmaRow({ lemma, letters }: LemmaRowProps) {
  const t = useRootTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment LemmaRow_lemma on Lemma {
        text
        numberOfWords
        firstWordKey
        turkishDescription: description(language: TURKISH)
        englishDescription: description(language: ENGLISH)
        turkishMeanings {
          text
          count
        }
        englishMeanings {
          text
          count
        }
        forms {
          firstWordKey
          ...FormRow_form
        }
      }
    `,
    lemma,
  );
  const languages = shownLanguages(settings);
  return (
    <tbody>
      <tr className={form.row}>
        <th scope="row" className={form.form}>
          <Link to={lemmaPath(letters, data.firstWordKey)} className={styles.lemma}>
            <span lang="ar" dir="rtl" className={form.arabic}>
              {data.text}
            </span>{' '}
            <span className={styles.description}>
              {byLanguage(settings.prefLanguage, data, 'Description')}
            </span>
          </Link>
        </th>
        <td className={form.count}>{data.numberOfWords}</td>
        {languages.map((language) => {
          const meanings = byLanguage(language, data, 'Meanings');
          return (
            <td key={language} className={form.glosses}>
              {meanings.length === 0 && <span className={form.missing}>–</span>}
              {meanings.slice(0, MAX_MEANINGS).map(({ text, count }) => (
                <span key={text} className={form.gloss}>
                  <span lang={LANGUAGE_TAGS[language]}>{text}</span>
                  {count < data.numberOfWords && <span className={form.times}>{` ${count}`}</span>}
                </span>
              ))}
              {meanings.length > MAX_MEANINGS && (
                <span className={form.missing}>
                  {t('andMore', { count: meanings.length - MAX_MEANINGS })}
                </span>
              )}
            </td>
          );
        })}
      </tr>
      <tr>
        <td colSpan={2 + languages.length} className={styles.forms}>
          <details>
            <summary className={styles.more}>{t('formsOf', { count: data.forms.length })}</summary>
            <table className={table.table} aria-label={t('formsOfLemma', { lemma: data.text })}>
              <thead>
                <tr>
                  <th scope="col" className={table.form}>
                    {t('form')}
                  </th>
                  <th scope="col" className={table.count}>
                    {t('count')}
                  </th>
                  {languages.map((language) => (
                    <th key={language} scope="col">
                      {t(language)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.forms.map((one) => (
                  <FormRow key={one.firstWordKey} form={one} />
                ))}
              </tbody>
            </table>
          </details>
        </td>
      </tr>
    </tbody>
  );
}
