import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { CompareTablesPageQuery } from '../__generated__/CompareTablesPageQuery.graphql';
import { useCompareTexts } from '../i18n/compare';
import { byLanguage } from '../language';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { comparePath } from '../page/comparePath';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { integerKey } from '../term/termAddress';
import { ComparedTables } from './ComparedTables';
import { OtherChoices } from './OtherChoices';

export function CompareTablesPage() {
  const t = useCompareTexts();
  const { first: firstId = '', second: secondId } = useParams();
  const { prefLanguage } = useSettings().settings;
  const { first, second, others } = usePageQuery<CompareTablesPageQuery>(graphql`
    query CompareTablesPageQuery($first: Int!, $second: Int!, $hasSecond: Boolean!) @preloadable {
      first: term(databaseId: $first) {
        databaseId
        turkishName
        englishName
        ... @include(if: $hasSecond) @alias(as: "compared") {
          ...ComparedTables_term
        }
      }
      second: term(databaseId: $second) @include(if: $hasSecond) {
        turkishName
        englishName
        ...ComparedTables_term
      }
      others: terms(first: 100) @skip(if: $hasSecond) {
        edges {
          node {
            databaseId
            turkishName
            englishName
          }
        }
      }
    }
  `);
  const unknown = (id: string) => (
    <NotFound message={integerKey(id) ? t('unknown.tables', { id }) : t('address.tables')} />
  );
  if (!first) return unknown(firstId);
  const firstName = byLanguage(prefLanguage, first, 'Name');
  if (secondId === undefined) {
    const question = t('choose.tables', { name: firstName });
    return (
      <>
        <PageHead title={question} hidden />
        <PageHeader title={t('title.tables')} intro={question} />
        <OtherChoices
          choices={(others?.edges ?? [])
            .filter(({ node }) => node.databaseId !== first.databaseId)
            .map(({ node }) => ({
              key: node.databaseId,
              name: byLanguage(prefLanguage, node, 'Name'),
              path: comparePath('tables', first.databaseId, node.databaseId),
            }))}
        />
      </>
    );
  }
  if (!second || !first.compared) return unknown(secondId);
  const names = { first: firstName, second: byLanguage(prefLanguage, second, 'Name') };
  const title = t('pair', names);
  return (
    <>
      <PageHead title={title} description={t('description.tables', names)} hidden />
      <PageHeader title={title} intro={t('description.tables', names)} />
      <ComparedTables terms={[first.compared, second]} />
    </>
  );
}
