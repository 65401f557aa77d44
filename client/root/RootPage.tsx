import { graphql } from 'react-relay';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { RootPageQuery } from '../__generated__/RootPageQuery.graphql';
import { CiteButton } from '../citation/CiteButton';
import { byLanguage } from '../language';
import { useRootTexts } from '../i18n/root';
import { NotFound } from '../page/NotFound';
import { shorten } from '../page/shorten';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { LemmaSummary } from './LemmaSummary';
import { rootPath } from '../page/rootPath';
import { versesPath } from '../page/versesPath';
import { MeaningSummary } from './MeaningSummary';
import { meaningOf } from './rootAddress';
import { RootMeanings } from './RootMeanings';
import { RootLemmas } from './RootLemmas';
import { spaced } from './written';
import { RootHead } from './RootHead';
import { RootNavigation } from './RootNavigation';
import styles from './RootPage.module.css';
import { RootSense } from './RootSense';
import { RootWords } from './RootWords';
import { isRootLetters } from '../../text/rootLetters';

export function RootPage() {
  const t = useRootTexts();
  const { letters = '' } = useParams();
  const { prefLanguage } = useSettings().settings;
  const asked = meaningOf(new URLSearchParams(useLocation().search));
  const { root } = usePageQuery<RootPageQuery>(graphql`
    query RootPageQuery(
      $letters: String!
      $isOverview: Boolean!
      $lemma: String!
      $isLemma: Boolean!
      $meaning: String!
      $meaningLanguage: Language!
      $isMeaning: Boolean!
      $isWhole: Boolean!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) @preloadable {
      root(letters: $letters) {
        id
        letters
        numberOfOccurrences
        numberOfVerses
        turkishSense
        englishSense
        ...RootHead_root
        ...RootNavigation_root
        ...RootSense_root
        ...MeaningSummary_root @include(if: $isMeaning) @alias(as: "filter")
        ... @include(if: $isOverview) @alias(as: "overview") {
          ...RootMeanings_root
          ...RootLemmas_root
        }
        lemma(wordKey: $lemma) @include(if: $isLemma) {
          ...LemmaSummary_lemma
          words(first: $first, after: $after, last: $last, before: $before) {
            ...RootWords_words
          }
        }
        meaning(language: $meaningLanguage, text: $meaning) @include(if: $isMeaning) {
          ...MeaningSummary_meaning
          words(first: $first, after: $after, last: $last, before: $before) {
            ...RootWords_words
          }
        }
        words(first: $first, after: $after, last: $last, before: $before) @include(if: $isWhole) {
          ...RootWords_words
        }
      }
    }
  `);
  if (!root) {
    const joined = letters.replace(/\s+/g, '');
    const isRoot = isRootLetters(joined);
    return (
      <NotFound message={isRoot ? t('unknown', { root: spaced(joined) }) : t('addressFormat')} />
    );
  }
  const name = spaced(root.letters);
  const { lemma, meaning } = root;
  const words = root.words ?? lemma?.words ?? meaning?.words;
  if (!words) {
    return <NotFound message={t(asked ? 'unknownMeaning' : 'unknownLemma', { root: name })} />;
  }
  const counts = t('inVerses', {
    occurrences: t('occurrences', { count: root.numberOfOccurrences }),
    verses: t('verses', { count: root.numberOfVerses }),
  });
  const sense = byLanguage(prefLanguage, root, 'Sense');
  return (
    <article className={styles.page}>
      <RootHead
        root={root}
        language={asked?.language ?? 'turkish'}
        description={shorten([sense, counts].filter(Boolean).join('. '), 200)}
      />
      <header className={styles.header}>
        <RootNavigation root={root}>
          <h1 tabIndex={-1} lang="ar" dir="rtl" className={styles.title}>
            {name}
          </h1>
        </RootNavigation>
        <RootSense root={root} />
        <p className={styles.facts}>{counts}</p>
        <Link className={styles.overview} to={versesPath({ root: [root.letters] })}>
          {t('combine')}
        </Link>
        <CiteButton nodeId={root.id} />
        {!root.overview && (
          <Link className={styles.overview} to={rootPath(root.letters)}>
            {t(root.words ? 'overview' : 'wholeRoot')}
          </Link>
        )}
      </header>
      {root.overview && (
        <>
          <RootMeanings root={root.overview} />
          <RootLemmas root={root.overview} />
        </>
      )}
      {lemma && <LemmaSummary lemma={lemma} />}
      {meaning && root.filter && asked && (
        <MeaningSummary meaning={meaning} root={root.filter} language={asked.language} />
      )}
      <RootWords words={words} letters={root.letters} isWhole={!!root.words} />
    </article>
  );
}
