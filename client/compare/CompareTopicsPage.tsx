import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { CompareTopicsPageQuery } from '../__generated__/CompareTopicsPageQuery.graphql';
import { useCompareTexts } from '../i18n/compare';
import { byLanguage } from '../language';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { comparePath } from '../page/comparePath';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { integerKey } from '../term/termAddress';
import { ComparedTopics } from './ComparedTopics';
import { OtherChoices } from './OtherChoices';

export function CompareTopicsPage() {
  const t = useCompareTexts();
  const { first: firstId = '', second: secondId } = useParams();
  const { prefLanguage } = useSettings().settings;
  const { first, second, others } = usePageQuery<CompareTopicsPageQuery>(graphql`
    query CompareTopicsPageQuery($first: Int!, $second: Int!, $hasSecond: Boolean!) @preloadable {
      first: post(databaseId: $first) {
        databaseId
        turkishTitle
        englishTitle
        ... @include(if: $hasSecond) @alias(as: "compared") {
          ...ComparedTopics_post
        }
      }
      second: post(databaseId: $second) @include(if: $hasSecond) {
        turkishTitle
        englishTitle
        ...ComparedTopics_post
      }
      others: posts(first: 100) @skip(if: $hasSecond) {
        edges {
          node {
            databaseId
            turkishTitle
            englishTitle
          }
        }
      }
    }
  `);
  const unknown = (id: string) => (
    <NotFound message={integerKey(id) ? t('unknown.topics', { id }) : t('address.topics')} />
  );
  if (!first) return unknown(firstId);
  const firstName = byLanguage(prefLanguage, first, 'Title');
  if (secondId === undefined) {
    const question = t('choose.topics', { name: firstName });
    return (
      <>
        <PageHead title={question} hidden />
        <PageHeader title={t('title.topics')} intro={question} />
        <OtherChoices
          choices={(others?.edges ?? [])
            .filter(({ node }) => node.databaseId !== first.databaseId)
            .map(({ node }) => ({
              key: node.databaseId,
              name: byLanguage(prefLanguage, node, 'Title'),
              path: comparePath('topics', first.databaseId, node.databaseId),
            }))}
        />
      </>
    );
  }
  if (!second || !first.compared) return unknown(secondId);
  const names = { first: firstName, second: byLanguage(prefLanguage, second, 'Title') };
  const title = t('pair', names);
  return (
    <>
      <PageHead title={title} description={t('description.topics', names)} hidden />
      <PageHeader title={title} intro={t('description.topics', names)} />
      <ComparedTopics posts={[first.compared, second]} />
    </>
  );
}
