import { useSearchParams } from 'react-router-dom';
import { useVerseAliasEditingTexts } from '../i18n/verseAliasEditing';
import { ReloadingList } from '../revision/ReloadingList';
import { SelectField } from '../ui/fields/SelectField';
import { ALIAS_LANGUAGES } from '../verseAlias/aliasValues';
import { AdminOnly } from './AdminOnly';
import { NamePart } from './NamePart';
import { NewName } from './NewName';
import styles from './NamesPage.module.css';

/** The names of verses, which admins create, change and delete. */
export function NamesPage() {
  const t = useVerseAliasEditingTexts();
  const [asked, setAsked] = useSearchParams();
  const language = ALIAS_LANGUAGES.find((name) => name === asked.get('language')) ?? null;
  return (
    <AdminOnly title={t('title')} intro={t('intro')}>
      <div className={styles.language}>
        <SelectField
          name="language"
          label={t('languages.label')}
          value={language ?? ''}
          onChange={(chosen) =>
            setAsked(chosen ? { language: chosen } : {}, {
              replace: true,
              preventScrollReset: true,
              state: { keepsFocus: true },
            })
          }
          options={[
            { value: '', label: t('languages.all') },
            ...ALIAS_LANGUAGES.map((value) => ({ value, label: t(`form.${value}`) })),
          ]}
        />
      </div>
      <ReloadingList key={language}>
        {(fetchKey) => (
          <>
            <NewName />
            <NamePart language={language} fetchKey={fetchKey} />
          </>
        )}
      </ReloadingList>
    </AdminOnly>
  );
}
