import { useMemo } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useParams } from 'react-router-dom';
import { JUZ_COUNT } from '../../text/quranCounts';
import type { JuzPageQuery } from '../__generated__/JuzPageQuery.graphql';
import type { JuzPage_quarter$key } from '../__generated__/JuzPage_quarter.graphql';
import { useReadingTexts } from '../i18n/reading';
import { NotFound } from '../page/NotFound';
import { usePageQuery } from '../relay/page';
import { PartVerses } from './PartVerses';

/** A juz of the Qur'an. Its verses are read by quarters of a hizb, since a list has at most 100 of them. */
export function JuzPage() {
  const t = useReadingTexts();
  const { number = '' } = useParams();
  const data = usePageQuery<JuzPageQuery>(graphql`
    query JuzPageQuery(
      $number: Int!
      $exists: Boolean!
      $q1: Int!
      $q2: Int!
      $q3: Int!
      $q4: Int!
      $q5: Int!
      $q6: Int!
      $q7: Int!
      $q8: Int!
    ) @preloadable {
      juz(number: $number) {
        number
      }
      q1: verses(quarter: $q1, first: 100) @include(if: $exists) {
        ...JuzPage_quarter
      }
      q2: verses(quarter: $q2, first: 100) @include(if: $exists) {
        ...JuzPage_quarter
      }
      q3: verses(quarter: $q3, first: 100) @include(if: $exists) {
        ...JuzPage_quarter
      }
      q4: verses(quarter: $q4, first: 100) @include(if: $exists) {
        ...JuzPage_quarter
      }
      q5: verses(quarter: $q5, first: 100) @include(if: $exists) {
        ...JuzPage_quarter
      }
      q6: verses(quarter: $q6, first: 100) @include(if: $exists) {
        ...JuzPage_quarter
      }
      q7: verses(quarter: $q7, first: 100) @include(if: $exists) {
        ...JuzPage_quarter
      }
      q8: verses(quarter: $q8, first: 100) @include(if: $exists) {
        ...JuzPage_quarter
      }
    }
  `);
  const verses = useMemo(() => {
    const { q1, q2, q3, q4, q5, q6, q7, q8 } = data;
    return [q1, q2, q3, q4, q5, q6, q7, q8].flatMap((quarter) => (quarter ? read(quarter) : []));
  }, [data]);
  if (!data.juz) {
    const isNumber = /^[1-9]\d*$/.test(number);
    return <NotFound message={isNumber ? t('juz.unknown', { number }) : t('juz.addressFormat')} />;
  }
  return <PartVerses part="juz" number={data.juz.number} count={JUZ_COUNT} verses={verses} />;
}

const read = (quarter: JuzPage_quarter$key) =>
  readInlineData(
    graphql`
      fragment JuzPage_quarter on VerseConnection @inline {
        edges {
          node {
            ...PartVerses_verses
          }
        }
      }
    `,
    quarter,
  ).edges.map(({ node }) => node);
