import { useId } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { TrashItem_item$key } from '../__generated__/TrashItem_item.graphql';
import type { TrashItemPostMutation } from '../__generated__/TrashItemPostMutation.graphql';
import type { TrashItemVerseAliasMutation } from '../__generated__/TrashItemVerseAliasMutation.graphql';
import { useHistoryTexts } from '../i18n/history';
import { formatDateTime } from '../i18n/formatDateTime';
import { useMutation } from '../relay/useMutation';
import { RestoreButton } from '../revision/RestoreButton';
import { useSettings } from '../settings/SettingsProvider';
import styles from './TrashItem.module.css';

/** A deleted topic or verse alias, with a button to restore it. */
export function TrashItem({ item }: { item: TrashItem_item$key }) {
  const t = useHistoryTexts();
  const { tag } = useTranslation();
  const { prefLanguage } = useSettings().settings;
  const id = useId();
  const { entity, databaseId, version, deletedAt, deletedBy, ...labels } = useFragment(
    graphql`
      fragment TrashItem_item on TrashItem {
        entity
        databaseId
        version
        turkishLabel
        englishLabel
        deletedAt
        deletedBy
      }
    `,
    item,
  );
  const [restorePost] = useMutation<TrashItemPostMutation>(
    graphql`
      mutation TrashItemPostMutation($input: RestorePostInput!) {
        restorePost(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const [restoreAlias] = useMutation<TrashItemVerseAliasMutation>(
    graphql`
      mutation TrashItemVerseAliasMutation($input: RestoreVerseAliasInput!) {
        restoreVerseAlias(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const isPost = entity === 'POST';
  const send = async () => {
    const input = { databaseId, expectedVersion: version };
    if (isPost) return (await restorePost({ input })).restorePost;
    return (await restoreAlias({ input })).restoreVerseAlias;
  };
  const when = formatDateTime(tag, deletedAt);
  return (
    <li className={styles.item}>
      <h2 id={id} className={styles.title}>
        <span className={styles.kind}>{t(isPost ? 'entity.POST' : 'entity.VERSE_ALIAS')}</span>{' '}
        {byLanguage(prefLanguage, labels, 'Label')}
      </h2>
      <p className={styles.when}>
        {deletedBy
          ? t('trash.deletedBy', { when, who: deletedBy })
          : t('trash.deletedAt', { when })}
      </p>
      <RestoreButton label={t('trash.restore')} describedBy={id} send={send} />
    </li>
  );
}
