import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { CompareVersesPageQuery } from '../__generated__/CompareVersesPageQuery.graphql';
import { isVerseKey } from '../../text/verseReference';
import { useCompareTexts } from '../i18n/compare';
import { byLanguage } from '../language';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { SimilarVerseList } from '../verse/SimilarVerseList';
import { ComparedVerses } from './ComparedVerses';
import { secondOf } from './compareAddress';
import styles from './CompareVersesPage.module.css';
import { OtherVerseForm } from './OtherVerseForm';

export function CompareVersesPage() {
  const t = useCompareTexts();
  const params = useParams();
  const { prefLanguage } = useSettings().settings;
  const secondKey = secondOf(params, new URLSearchParams(useLocation().search));
  const { first, second } = usePageQuery<CompareVersesPageQuery>(graphql`
    query CompareVersesPageQuery($first: String!, $second: String!, $hasSecond: Boolean!)
    @preloadable {
      first: verse(key: $first) {
        key
        surah {
          turkishNameTranscription
          englishNameTranscription
        }
        ... @skip(if: $hasSecond) @alias(as: "alone") {
          ...SimilarVerseList_verse
        }
        ... @include(if: $hasSecond) @alias(as: "compared") {
          ...ComparedVerses_verse
          nearest: similar(first: 50) {
            verses {
              sharedPhrase
              numberOfPhraseWords
              verse {
                key
              }
            }
          }
        }
      }
      second: verse(key: $second) @include(if: $hasSecond) {
        key
        surah {
          turkishNameTranscription
          englishNameTranscription
        }
        ...ComparedVerses_verse
      }
    }
  `);
  const unknown = (key: string) => (
    <NotFound message={isVerseKey(key) ? t('unknown.verses', { id: key }) : t('address.verses')} />
  );
  const nameOf = ({ key, surah }: Pick<NonNullable<typeof first>, 'key' | 'surah'>) =>
    `${byLanguage(prefLanguage, surah, 'NameTranscription')} ${key}`;
  if (!first) return unknown(params.first ?? '');
  if (!secondKey) {
    const question = t('choose.verses', { name: nameOf(first) });
    return (
      <>
        <PageHead title={question} hidden />
        <PageHeader title={t('title.verses')} intro={question} />
        <OtherVerseForm first={first.key} />
        <h2 className={styles.similar}>{t('similar')}</h2>
        {first.alone && <SimilarVerseList verse={first.alone} />}
      </>
    );
  }
  if (!second || !first.compared) return unknown(secondKey);
  const names = { first: nameOf(first), second: nameOf(second) };
  const title = t('pair', names);
  const similar = first.compared.nearest.verses.find(({ verse }) => verse.key === second.key);
  return (
    <>
      <PageHead title={title} description={t('description.verses', names)} hidden />
      <PageHeader title={title} intro={t('description.verses', names)} />
      <ComparedVerses
        verses={[first.compared, second]}
        phrase={
          similar?.sharedPhrase
            ? { text: similar.sharedPhrase, numberOfWords: similar.numberOfPhraseWords }
            : undefined
        }
      />
    </>
  );
}
