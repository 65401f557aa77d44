import { use } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NameItem_alias$key } from '../__generated__/NameItem_alias.graphql';
import { useVerseAliasEditingTexts } from '../i18n/verseAliasEditing';
import { HistoryButton } from '../revision/HistoryButton';
import { ReloadList } from '../revision/ReloadingList';
import buttons from '../ui/buttons/buttons.module.css';
import { useControl } from '../ui/controls/useControl';
import { EditIcon } from '../ui/icons/fieldIcons';
import { readAlias } from '../verseAlias/aliasValues';
import styles from './NamesPage.module.css';

const load = async () => (await import('../verseAlias/EditVerseAliasDialog')).EditVerseAliasDialog;

const TAGS = { TURKISH: 'tr', ENGLISH: 'en', ARABIC: 'ar' };

/** A name of verses with a link to them, its form and its history. */
export function NameItem({ alias }: { alias: NameItem_alias$key }) {
  const t = useVerseAliasEditingTexts();
  const reload = use(ReloadList);
  const data = useFragment(
    graphql`
      fragment NameItem_alias on VerseAlias {
        firstVerse {
          key
        }
        ...aliasValues_alias
      }
    `,
    alias,
  );
  const { databaseId, values } = readAlias(data);
  const { Control: Dialog, controlProps, triggerProps, failure } = useControl(load);
  return (
    <li className={styles.item}>
      <div>
        <h2 className={styles.name} lang={TAGS[values.language]}>
          <bdi>{values.name}</bdi>
        </h2>
        <p className={styles.facts}>
          <Link className={styles.link} to={`/verses/${data.firstVerse.key}`}>
            {values.verses}
          </Link>
          <span className={styles.link}>{t(`form.${values.language}`)}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <button
          className={buttons.icon}
          aria-label={t('edit', { name: values.name })}
          {...triggerProps}
        >
          <EditIcon />
        </button>
        <HistoryButton isIcon entity="VERSE_ALIAS" entityId={databaseId} title={values.name} />
        {failure}
      </div>
      {Dialog && <Dialog {...controlProps} alias={data} onSaved={reload} />}
    </li>
  );
}
