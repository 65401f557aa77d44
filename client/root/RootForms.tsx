import { graphql, useFragment } from 'react-relay';
import type { RootForms_root$key } from '../__generated__/RootForms_root.graphql';
import { useRootTexts } from '../i18n/root';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { FormRow } from './FormRow';
import styles from './RootForms.module.css';

/** Number of forms shown before the list is expanded. */
const MAX_FORMS = 12;

/** The forms of a root, with their numbers of occurrences and glosses. */
export function RootForms({ root }: { root: RootForms_root$key }) {
  const t = useRootTexts();
  const languages = shownLanguages(useSettings().settings);
  const { forms } = useFragment(
    graphql`
      fragment RootForms_root on Root {
        forms {
          firstWordKey
          ...FormRow_form
        }
      }
    `,
    root,
  );
  const table = (part: typeof forms) => (
    <table className={styles.table} aria-labelledby="forms">
      <thead>
        <tr>
          <th scope="col" className={styles.form}>
            {t('form')}
          </th>
          <th scope="col" className={styles.count}>
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
        {part.map((form) => (
          <FormRow key={form.firstWordKey} form={form} />
        ))}
      </tbody>
    </table>
  );
  return (
    <section>
      <h2 id="forms" className={styles.title}>
        {t('forms')} <span className={styles.number}>{forms.length}</span>
      </h2>
      {forms.length <= MAX_FORMS + 1 ? (
        table(forms)
      ) : (
        <>
          {table(forms.slice(0, MAX_FORMS))}
          <details>
            <summary className={styles.more}>
              {t('moreForms', { count: forms.length - MAX_FORMS })}
            </summary>
            {table(forms.slice(MAX_FORMS))}
          </details>
        </>
      )}
    </section>
  );
}
