import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import { PAGE_COUNT } from '../../text/quranCounts';
import type { MushafPageQuery } from '../__generated__/MushafPageQuery.graphql';
import { useReadingTexts } from '../i18n/reading';
import { NotFound } from '../page/NotFound';
import { usePageQuery } from '../relay/page';
import { PartVerses } from './PartVerses';

/** A page of the Madinah mushaf. */
export function MushafPage() {
  const t = useReadingTexts();
  const { number = '' } = useParams();
  const { page } = usePageQuery<MushafPageQuery>(graphql`
    query MushafPageQuery($number: Int!) @preloadable {
      page(number: $number) {
        number
        verses(first: 100) {
          edges {
            node {
              ...PartVerses_verses
            }
          }
        }
      }
    }
  `);
  const verses = useMemo(() => page?.verses.edges.map(({ node }) => node) ?? [], [page]);
  if (!page) {
    const isNumber = /^[1-9]\d*$/.test(number);
    return (
      <NotFound message={isNumber ? t('page.unknown', { number }) : t('page.addressFormat')} />
    );
  }
  return <PartVerses part="page" number={page.number} count={PAGE_COUNT} verses={verses} />;
}
