import { useState, useTransition } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { VerseUsesQuery, VerseUsesQuery$data } from '../__generated__/VerseUsesQuery.graphql';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { InfoIcon } from '../ui/icons/icons';
import styles from './EditableTranslations.module.css';
import { postPath } from '../page/postPath';

/** The posts that use a verse, loaded when an admin expands it. */
export function VerseUses({ verseKey }: { verseKey: string }) {
  const t = useVerseEditingTexts();
  const { prefLanguage } = useSettings().settings;
  const environment = useRelayEnvironment();
  const [verse, setVerse] = useState<VerseUsesQuery$data['verse'] | 'failed'>();
  const [isLoading, startLoading] = useTransition();
  const load = () =>
    startLoading(async () => {
      const request = fetchQuery<VerseUsesQuery>(
        environment,
        graphql`
          query VerseUsesQuery($key: String!) {
            verse(key: $key) {
              posts(first: 100) {
                edges {
                  node {
                    id
                    databaseId
                    section
                    number
                    turkishTitle
                    englishTitle
                  }
                }
              }
            }
          }
        `,
        { key: verseKey },
        { networkCacheConfig: { force: true } },
      );
      const answer = await request.toPromise().then(
        (data) => data?.verse ?? null,
        () => 'failed' as const,
      );
      setVerse(answer);
    });
  const places = verse === 'failed' ? undefined : verse?.posts.edges;
  const unused = places?.length === 0 ? t('unused') : undefined;
  return (
    <>
      <button
        type="button"
        className={buttons.icon}
        title={unused}
        aria-label={t('uses')}
        aria-expanded={verse !== undefined}
        aria-busy={isLoading}
        onClick={() => (verse === undefined ? load() : setVerse(undefined))}
      >
        <InfoIcon />
      </button>
      <div role="status" className={styles.uses}>
        {verse === 'failed' && t('usesFailed')}
        {unused}
        {places !== undefined && places.length > 0 && (
          <ul aria-label={t('uses')}>
            {places.map(({ node }) => (
              <li key={node.id}>
                <Link to={postPath(node.section, node.databaseId)}>
                  {t('place', {
                    number: node.number,
                    title: byLanguage(prefLanguage, node, 'Title'),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
